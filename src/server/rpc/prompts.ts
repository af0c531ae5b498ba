import type { McpPrompt } from '../../../generated/mcp.ts';
import type { Caller } from '../../domain/caller.ts';
import { errorAnswer, isObject, resultAnswer, rpcCode } from './envelope.ts';
import type { Answer, RpcRequest } from './envelope.ts';
import { fillAddress, fillValue } from './fill-text.ts';
import type { Filling } from './fill-text.ts';
import { pageSizeOf } from './list-query.ts';
import { answerPage, createMcpList } from './mcp-list.ts';
import type { Era, McpMethod } from './mcp-method.ts';
import { readFailure } from './resources.ts';
import type { Resources } from './resources.ts';
import type { RpcCall } from './rpc-deps.ts';

const maxArgument = 10_000;

/** The prompts of the contract (rule tools-prompts). */
export interface Prompts {
  readonly list: McpMethod;
  readonly get: McpMethod;
  find(name: string, caller: Caller): McpPrompt | undefined;
}

/** Builds the prompts; a caller is shown those whose resources it may read. */
export function createPrompts(all: readonly McpPrompt[], resources: Pick<Resources, 'open' | 'find'>): Prompts {
  const visibleTo = (caller: Caller): McpPrompt[] =>
    all.filter(({ messages }) =>
      messages.every(({ content: { read } }) => read === undefined || resources.find(read, caller) !== undefined),
    );
  const find = (name: string, caller: Caller): McpPrompt | undefined =>
    visibleTo(caller).find((prompt) => prompt.name === name);
  return {
    find,
    list(request, call, era) {
      const entries = visibleTo(call.caller).map((prompt) => [prompt.name, entryText(prompt)] as const);
      return answerPage(request, 'prompts', createMcpList(entries), pageSizeOf(call.req), era.lasting);
    },
    async get(request, call, era) {
      const params = isObject(request.params) ? request.params : {};
      const name = params['name'];
      if (typeof name !== 'string') return badParams(request, 'name must be a string');
      const prompt = find(name, call.caller);
      if (prompt === undefined)
        return badParams(request, `there is no prompt ${name.slice(0, 200)}; prompts/list names them`);
      const given = readArguments(prompt, params['arguments'] ?? {});
      if (typeof given === 'string') return badParams(request, given);
      return fillPrompt(prompt, given, request, call, era, resources);
    },
  };
}

function entryText({ name, title, description, arguments: args }: McpPrompt): string {
  const shown = args.map((arg) => ({ name: arg.name, description: arg.description, required: arg.required === true }));
  return JSON.stringify({ name, title, description, arguments: shown });
}

/** @returns what is wrong with them, as text */
function readArguments(prompt: McpPrompt, given: unknown): Filling | string {
  if (!isObject(given)) return 'arguments must be an object';
  const names = prompt.arguments.map(({ name }) => name);
  const strange = Object.keys(given).find((name) => !names.includes(name));
  if (strange !== undefined) {
    return `${prompt.name} has no argument ${strange.slice(0, 200)}, only ${names.join(', ') || 'none'}`;
  }
  const values: Record<string, string> = {};
  for (const { name, description, otherwise } of prompt.arguments) {
    const value = given[name] ?? otherwise;
    if (value === undefined) return `${name} is required (${description})`;
    if (typeof value !== 'string' || value.length > maxArgument) {
      return `${name} must be a text of at most ${maxArgument} characters`;
    }
    values[name] = value;
  }
  return values;
}

async function fillPrompt(
  { description, messages }: McpPrompt,
  values: Filling,
  request: RpcRequest,
  call: RpcCall,
  era: Era,
  resources: Pick<Resources, 'open'>,
): Promise<Answer> {
  const filled: object[] = [];
  for (const { role, content } of messages) {
    if (content.read === undefined) {
      filled.push({ role, content: fillValue(content, values) });
      continue;
    }
    const uri = fillAddress(content.read, values);
    const outcome = await resources.open(uri, call);
    if ('failed' in outcome) return readFailure(request, uri, outcome.failed, era);
    filled.push({ role, content: { type: content.type, resource: outcome.contents } });
  }
  return resultAnswer(request.id, `${JSON.stringify({ description, messages: filled }).slice(0, -1)}${era.suffix}}`);
}

function badParams({ id }: RpcRequest, what: string): Answer {
  return errorAnswer(200, id, rpcCode.invalidParams, `Invalid params: ${what}`);
}
