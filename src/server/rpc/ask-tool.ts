import type { McpRows } from '../../../generated/mcp.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Execute } from '../execute.ts';
import type { Outcome } from '../outcome.ts';
import { isObject } from './envelope.ts';
import type { Answer, RpcRequest } from './envelope.ts';
import type { RpcCall } from './rpc-deps.ts';
import type { Tool, ToolCatalogue } from './tool-catalogue.ts';
import { toCallAnswer } from './tools-call.ts';
import { visibleTools } from './tools-list.ts';

/** The tools as prompts and resources use them: through the executor, with the rights of the caller. */
export interface AskTool {
  /** Calls a tool that there is. */
  run(tool: string, args: unknown, call: RpcCall): Promise<Outcome>;
  /** What `tools/call` would say of an outcome. `suffix` as in `ToolsCall`. */
  answer(tool: string, outcome: Outcome, request: RpcRequest, suffix: string): Answer;
  /** Whether a caller of this kind may call a tool at all. */
  mayUse(tool: string, caller: Caller): boolean;
}

/** Builds it over the catalogue. */
export function createAskTool(catalogue: ToolCatalogue, execute: Execute, enforce: boolean): AskTool {
  const toolOf = (name: string): Tool => {
    const tool = catalogue.tools.get(name);
    if (tool === undefined) throw new Error(`there is no tool ${name}`);
    return tool;
  };
  return {
    run: (name, args, call) => execute(toolOf(name).operation, { ...call, args }),
    answer: (name, outcome, { id }, suffix) => toCallAnswer(id, toolOf(name), outcome, suffix),
    mayUse: (name, caller) => visibleTools(catalogue, caller, 'extended', enforce).some((tool) => tool.name === name),
  };
}

/** The rows in a tool's answer that have a name, and where its next page begins. */
export function rowsOf(
  { rows, member }: McpRows,
  outcome: Outcome,
): { readonly rows: readonly Record<string, unknown>[]; readonly nextCursor: string | undefined } {
  const body = outcome.kind === 'done' ? outcome.reply?.body : undefined;
  if (!isObject(body)) return { rows: [], nextCursor: undefined };
  const found: unknown = body[rows];
  const named = Array.isArray(found) ? found.filter((row) => isObject(row) && typeof row[member] === 'string') : [];
  const next = body['next_cursor'];
  return { rows: named as Record<string, unknown>[], nextCursor: typeof next === 'string' ? next : undefined };
}
