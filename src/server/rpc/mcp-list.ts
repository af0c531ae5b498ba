import { errorAnswer, isObject, resultAnswer, rpcCode } from './envelope.ts';
import type { Answer, RpcRequest } from './envelope.ts';

/** A list of MCP in a fixed order: tools, prompts, resource templates. */
export interface McpList {
  /** Key and JSON text of each entry. */
  readonly entries: readonly (readonly [key: string, text: string])[];
  /** JSON text of the whole array. */
  readonly text: string;
}

/** Joins entries, each with a key of its own, to a list. */
export function createMcpList(entries: McpList['entries']): McpList {
  return { entries, text: textOf(entries) };
}

/**
 * Answers one page of a list (rule tools-pages). A cursor names the last entry of the page before, so it holds on every hub and
 * for as long as that entry is listed.
 *
 * @param member the name that the array has in the result
 * @param pageSize entries of a page; undefined for all in one
 * @param suffix further members of the result, as JSON text that begins with a comma
 */
export function answerPage(
  { id, params }: RpcRequest,
  member: string,
  list: McpList,
  pageSize: number | undefined,
  suffix: string,
): Answer {
  const cursor = isObject(params) ? params['cursor'] : undefined;
  if (cursor === undefined && (pageSize === undefined || pageSize >= list.entries.length)) {
    return resultAnswer(id, `{"${member}":${list.text}${suffix}}`);
  }
  const start = cursor === undefined ? 0 : findStart(list, cursor);
  if (start === undefined) return errorAnswer(200, id, rpcCode.invalidParams, 'Invalid params: unknown cursor');
  const end = pageSize === undefined ? list.entries.length : start + pageSize;
  const last = end < list.entries.length ? list.entries[end - 1] : undefined;
  const next = last === undefined ? '' : `,"nextCursor":"${cursorAfter(last[0])}"`;
  return resultAnswer(id, `{"${member}":${textOf(list.entries.slice(start, end))}${next}${suffix}}`);
}

function textOf(entries: McpList['entries']): string {
  return `[${entries.map(([, text]) => text).join()}]`;
}

function cursorAfter(key: string): string {
  return Buffer.from(`after ${key}`).toString('base64url');
}

function findStart({ entries }: McpList, cursor: unknown): number | undefined {
  const index = entries.findIndex(([key]) => cursorAfter(key) === cursor);
  return index < 0 ? undefined : index + 1;
}
