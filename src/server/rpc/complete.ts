import type { McpRows } from '../../../generated/mcp.ts';
import type { Caller } from '../../domain/caller.ts';
import { rowsOf } from './ask-tool.ts';
import type { AskTool } from './ask-tool.ts';
import { errorAnswer, isObject, resultAnswer, rpcCode } from './envelope.ts';

import type { McpMethod } from './mcp-method.ts';
import type { Prompts } from './prompts.ts';
import type { Resources } from './resources.ts';
import type { RpcCall } from './rpc-deps.ts';

/** As many as MCP lets an answer have. */
const maxValues = 100;

/**
 * Builds `completion/complete`: values for an argument of a prompt or a variable of an address. They come from the rows of a tool that the caller may read; where none are known, there are none.
 */
export function createComplete(prompts: Prompts, resources: Resources, ask: AskTool): McpMethod {
  return async (request, call, era) => {
    const { ref, argument } = isObject(request.params) ? request.params : {};
    const name = isObject(argument) ? argument['name'] : undefined;
    const begun = isObject(argument) ? argument['value'] : undefined;
    const sources = isObject(ref) ? sourcesOf(ref, call.caller, prompts, resources) : undefined;
    if (sources === undefined || typeof name !== 'string' || typeof begun !== 'string') {
      const what = 'ref must name a prompt or a resource template, argument must have name and value';
      return errorAnswer(200, request.id, rpcCode.invalidParams, `Invalid params: ${what}`);
    }
    const source = sources.get(name);
    const values = source === undefined ? [] : await valuesOf(source, begun, call, ask);
    const completion = { values: values.slice(0, maxValues), hasMore: values.length > maxValues };
    return resultAnswer(request.id, `{"completion":${JSON.stringify(completion)}${era.suffix}}`);
  };
}

/** What suggests values, by argument; undefined when there is no such prompt or resource. */
function sourcesOf(
  { type, name, uri }: Record<string, unknown>,
  caller: Caller,
  prompts: Prompts,
  resources: Resources,
): Map<string, McpRows | undefined> | undefined {
  if (type === 'ref/prompt' && typeof name === 'string') {
    const prompt = prompts.find(name, caller);
    return prompt && new Map(prompt.arguments.map((entry) => [entry.name, entry.complete]));
  }
  if (type !== 'ref/resource' || typeof uri !== 'string') return undefined;
  const resource = resources.find(uri, caller);
  return resource && new Map(Object.entries(resource.complete ?? {}));
}

async function valuesOf(source: McpRows, begun: string, call: RpcCall, ask: AskTool): Promise<string[]> {
  if (!ask.mayUse(source.tool, call.caller)) return [];
  const { rows } = rowsOf(source, await ask.run(source.tool, source.arguments ?? {}, call));
  const start = begun.toLowerCase();
  const values = rows.map((row) => String(row[source.member])).filter((value) => value.toLowerCase().startsWith(start));
  return [...new Set(values)];
}
