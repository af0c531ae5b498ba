import { mcpParts } from './mcp-parts.ts';
import { literal } from './print-data.ts';
import { printModule } from './print-ts.ts';
import type { Spec } from './spec.ts';

/** The text of `generated/mcp.ts`: instructions, prompts and resources, as data. */
export async function emitMcp(spec: Spec): Promise<string> {
  const types = `
/** Rows of a tool's answer that name something: tasks, agents. */
export interface McpRows {
  readonly tool: string;
  readonly arguments?: Readonly<Record<string, unknown>>;
  /** The member of the answer that holds the rows. */
  readonly rows: string;
  /** The member of a row that is the name. */
  readonly member: string;
}

export interface McpArgument {
  readonly name: string;
  readonly description: string;
  readonly required?: true;
  /** What stands in the texts when the argument is absent. */
  readonly otherwise?: string;
  readonly complete?: McpRows;
}

export interface McpPrompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly McpArgument[];
  /** \`content\` is a content block with \`{argument}\` in its texts; \`read\` names a resource to embed. */
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: McpContent }[];
}

export type McpContent = Readonly<Record<string, unknown>> & { readonly type: string; readonly read?: string };

export interface McpResource {
  readonly name: string;
  readonly uri: string;
  readonly title: string;
  readonly description: string;
  /** The tool whose answer it is, and its arguments, with \`{variable}\` of the address in them. */
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly complete?: Readonly<Record<string, McpRows>>;
  /** What \`resources/list\` names; \`title\` has \`{member}\` of a row in it. */
  readonly listed: 'once' | 'own_alias' | (McpRows & { readonly title: string });
}

/** What the tool door offers besides tools. */
export interface McpParts {
  readonly instructions: { readonly [Part in 'common' | 'user' | 'node' | 'alias']?: string };
  readonly prompts: readonly McpPrompt[];
  readonly resources: readonly McpResource[];
}
`;
  return printModule(types, [`export const mcpParts: McpParts = ${literal(mcpParts(spec))};`]);
}
