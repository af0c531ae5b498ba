import { errorTable } from '../../../generated/errors.ts';
import type { McpResource, McpRows } from '../../../generated/mcp.ts';
import type { Caller } from '../../domain/caller.ts';
import { spellToolRefusal } from '../fail.ts';
import type { Outcome } from '../outcome.ts';
import { rowsOf } from './ask-tool.ts';
import type { AskTool } from './ask-tool.ts';
import { errorAnswer, isObject, resultAnswer, rpcCode } from './envelope.ts';
import type { Answer, RpcRequest } from './envelope.ts';
import { fillAddress, fillText, fillValue, matchAddress } from './fill-text.ts';
import type { Filling } from './fill-text.ts';
import { pageSizeOf } from './list-query.ts';
import { answerPage, createMcpList } from './mcp-list.ts';
import type { Era, McpMethod } from './mcp-method.ts';
import type { RpcCall } from './rpc-deps.ts';
import { faultAnswer } from './tools-call.ts';

const mimeType = 'application/json';
const maxAddress = 1000;
/** Rows that one page of `resources/list` names. */
const maxListed = 50;

/** What one resource holds for the caller; `failed` when the caller is told something else. */
export type ReadOutcome =
  | { readonly contents: { readonly uri: string; readonly mimeType: string; readonly text: string } }
  | { readonly failed: Exclude<Outcome, { kind: 'done' }> | undefined };

/** The resources: templates, addresses and contents (rule tools-resources). */
export interface Resources {
  readonly templates: McpMethod;
  readonly list: McpMethod;
  readonly read: McpMethod;
  /** The contents at an address, for a prompt. */
  open(uri: string, call: RpcCall): Promise<ReadOutcome>;
  /** The resource that an address or a template belongs to. */
  find(uri: string, caller: Caller): McpResource | undefined;
}

/** Builds the resources over the tools that they read as. */
export function createResources(all: readonly McpResource[], ask: AskTool): Resources {
  const visibleTo = (caller: Caller): McpResource[] => all.filter(({ tool }) => ask.mayUse(tool, caller));
  const open = (uri: string, call: RpcCall): Promise<ReadOutcome> => openAt(uri, call, visibleTo(call.caller), ask);
  return {
    open,
    find: (uri, caller) =>
      visibleTo(caller).find((entry) => entry.uri === uri || matchAddress(entry.uri, uri) !== undefined),
    templates(request, call, era) {
      const shown = visibleTo(call.caller).filter(({ listed }) => listed !== 'once');
      const entries = shown.map(({ name, uri: uriTemplate, title, description }) => {
        return [name, JSON.stringify({ uriTemplate, name, title, description, mimeType })] as const;
      });
      return answerPage(request, 'resourceTemplates', createMcpList(entries), pageSizeOf(call.req), era.lasting);
    },
    list: (request, call, era) => list(request, call, era, visibleTo(call.caller), ask),
    async read(request, call, era) {
      const uri = isObject(request.params) ? request.params['uri'] : undefined;
      if (typeof uri !== 'string') {
        return errorAnswer(200, request.id, rpcCode.invalidParams, 'Invalid params: uri must be a string');
      }
      const outcome = await open(uri, call);
      if ('failed' in outcome) return readFailure(request, uri, outcome.failed, era);
      return resultAnswer(request.id, `{"contents":[${JSON.stringify(outcome.contents)}]${era.momentary}}`);
    },
  };
}

async function openAt(uri: string, call: RpcCall, visible: readonly McpResource[], ask: AskTool): Promise<ReadOutcome> {
  const [address = '', query] = uri.split('?', 2);
  const network = networkIn(query);
  if (uri.length > maxAddress || network === null) return { failed: undefined };
  for (const resource of visible) {
    const values = matchAddress(resource.uri, address);
    if (values === undefined) continue;
    const outcome = await ask.run(resource.tool, argumentsOf(resource, values, network), call);
    if (outcome.kind !== 'done') return { failed: outcome };
    return { contents: { uri, mimeType, text: JSON.stringify(outcome.reply?.body) } };
  }
  return { failed: undefined };
}

function argumentsOf({ arguments: args }: McpResource, values: Filling, network: string | undefined): object {
  const filled = fillValue(args, values) as object;
  return network === undefined ? filled : { ...filled, network_id: network };
}

/** `network_id`, the one parameter of an address; undefined when there is none, null when there are others. */
function networkIn(query: string | undefined): string | undefined | null {
  const entries = [...new URLSearchParams(query ?? '')];
  if (entries.length === 0) return undefined;
  const [first] = entries;
  return entries.length === 1 && first?.[0] === 'network_id' ? first[1] : null;
}

/**
 * What does not exist and what the caller may not see answer alike. Only a refusal of the request itself, that says how
 * to mend it, is told.
 */
export function readFailure(
  { id }: RpcRequest,
  uri: string,
  failed: Exclude<Outcome, { kind: 'done' }> | undefined,
  era: Era,
): Answer {
  if (failed?.kind === 'busy' || failed?.kind === 'bug') return faultAnswer(id, failed);
  if (failed?.kind === 'refused' && errorTable[failed.refusal.code].status === 400) {
    const { body, message } = spellToolRefusal(failed.refusal);
    const data = { uri, error: body['error'], code: body['code'] };
    return errorAnswer(200, id, rpcCode.invalidParams, `Invalid params: ${message}`, data);
  }
  return errorAnswer(200, id, era.resourceNotFound, 'Resource not found', { uri });
}

/** First what has an address of its own, then a page of the rows of the resource that is listed by them. */
async function list(
  request: RpcRequest,
  call: RpcCall,
  era: Era,
  visible: readonly McpResource[],
  ask: AskTool,
): Promise<Answer> {
  const cursor = isObject(request.params) ? request.params['cursor'] : undefined;
  const fixed = cursor === undefined ? visible.flatMap((resource) => fixedEntry(resource, call.caller)) : [];
  const byRows = visible.find(({ listed }) => typeof listed === 'object');
  const size = Math.min(pageSizeOf(call.req) ?? maxListed, maxListed);
  const source = byRows?.listed as (McpRows & { readonly title: string }) | undefined;
  if (byRows === undefined || source === undefined)
    return unknownCursor(request, cursor) ?? answerList(request, fixed, undefined, era);
  const limit = Math.max(1, size - fixed.length);
  const args = { ...source.arguments, limit, ...(cursor === undefined ? {} : { cursor }) };
  const outcome = await ask.run(source.tool, args, call);
  if (outcome.kind === 'busy' || outcome.kind === 'bug') return faultAnswer(request.id, outcome);
  if (outcome.kind !== 'done' && cursor !== undefined) return unknownCursor(request, cursor) as Answer;
  const { rows, nextCursor } = rowsOf(source, outcome);
  const named = rows.map((row) => rowEntry(byRows, source, row));
  return answerList(request, [...fixed, ...named], nextCursor, era);
}

function unknownCursor({ id }: RpcRequest, cursor: unknown): Answer | undefined {
  if (cursor === undefined) return undefined;
  return errorAnswer(200, id, rpcCode.invalidParams, 'Invalid params: unknown cursor');
}

function answerList({ id }: RpcRequest, entries: readonly object[], nextCursor: string | undefined, era: Era): Answer {
  const next = nextCursor === undefined ? '' : `,"nextCursor":${JSON.stringify(nextCursor)}`;
  return resultAnswer(id, `{"resources":${JSON.stringify(entries)}${next}${era.momentary}}`);
}

function fixedEntry({ name, uri, title, description, listed }: McpResource, { alias }: Caller): object[] {
  if (listed === 'once') return [{ uri, name, title, description, mimeType }];
  if (listed !== 'own_alias' || alias === null) return [];
  return [{ uri: fillAddress(uri, { alias }), name: `${name} ${alias}`, title, description, mimeType }];
}

function rowEntry(
  { name, uri }: McpResource,
  { member, title }: McpRows & { readonly title: string },
  row: Record<string, unknown>,
): object {
  const id = String(row[member]);
  const [variable = ''] = /(?<=\{)\w+(?=\})/.exec(uri) ?? [];
  const texts = Object.entries(row).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    uri: fillAddress(uri, { [variable]: id }),
    name: `${name} ${id}`,
    title: fillText(title, Object.fromEntries(texts)),
    mimeType,
  };
}
