import type { TestHub } from '../support/start-hub.ts';
import { countTokens } from '../support/count-tokens.ts';

/** An entry of `tools/list`. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
  readonly annotations: object;
}

/** What one list costs its reader. */
export interface ListCost {
  readonly kind: string;
  readonly level: string;
  readonly tools: readonly ListedTool[];
  /** Tokens of the whole answer, as it is sent. */
  readonly wire: number;
  /** Tokens of names, descriptions and input schemas, which clients hand to their model. */
  readonly model: number;
}

/** The lists of every kind of caller at every level. */
export async function measureToolLists(hub: TestHub): Promise<ListCost[]> {
  const user = await hub.registerUser();
  const node = await hub.mintNode(user, 'lists');
  const costs: ListCost[] = [];
  for (const [kind, token] of [
    ['user', user.token],
    ['node', node],
  ] as const) {
    for (const level of ['essential', 'default', 'all', 'extended']) {
      const path = level === 'default' ? '/mcp' : `/mcp?tools=${level}`;
      const { body } = await hub.api('POST', path, { token, body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } });
      const tools = (body.result as { tools: ListedTool[] }).tools;
      const forModel = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
      costs.push({ kind, level, tools, wire: countTokens(body), model: countTokens(forModel) });
    }
  }
  return costs;
}
