import type { Spec } from './spec.ts';
import { printModule } from './print-ts.ts';
import { handled } from './emit-rest.ts';
import { printSchemaTypes } from './schema-types.ts';
import { paramsSchema, type Tool } from './tools.ts';

/** The text of `generated/tools.ts`: what tool handlers receive and answer. */
export async function emitTools(tools: readonly Tool[], spec: Spec): Promise<string> {
  const groups = [
    {
      name: 'ToolParams',
      comment: 'Validated arguments by tool, defaults filled.',
      members: Object.fromEntries(tools.map((tool) => [tool.name, handled(paramsSchema(tool), spec.schemas)])),
    },
    {
      name: 'ToolResult',
      comment: 'Successful results by tool.',
      members: Object.fromEntries(tools.map((tool) => [tool.name, tool.result])),
    },
  ];
  const types = await printSchemaTypes(groups, spec.schemas, { all: false, comment: 'Shapes that tools use.' });
  return printModule(`
${types}

/** Every tool. */
export type ToolName = keyof ToolParams;

/** One handler for each tool. */
export type ToolHandlers<Ctx> = {
  readonly [Name in ToolName]: (ctx: Ctx, args: ToolParams[Name]) => Promise<ToolResult[Name]>;
};
`);
}
