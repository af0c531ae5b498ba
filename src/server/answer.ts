import fresh from 'fresh';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { isBodyBegun } from './hub-request.ts';
import { endAfterBody } from './lingering-close.ts';

/** Headers besides those that every answer carries; names in lower case. */
export type ExtraHeaders = Readonly<Record<string, string>>;

const jsonType = 'application/json; charset=utf-8';

/** Of the headers of every answer those that are the same each time, where nobody may keep it. */
export const fixedHeaders: readonly string[] = ['cache-control', 'no-store', 'x-content-type-options', 'nosniff'];

/** Headers of every answer of the hub, JSON or not (rule http-no-store). */
export function commonHeaders(requestId: string, cacheControl = 'no-store'): string[] {
  return ['cache-control', cacheControl, 'x-content-type-options', 'nosniff', 'x-request-id', requestId];
}

/** Names a header of the request that the answer depends on, besides those that are named already. */
export function addVary(res: ServerResponse, name: string): void {
  const before = res.getHeader('vary');
  res.setHeader('vary', before === undefined ? name : `${String(before)}, ${name}`);
}

/** Sends a whole JSON answer with one `writeHead` and one `end`. Does nothing when an answer has begun. */
export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  requestId: string,
  extra?: ExtraHeaders,
): void {
  sendJsonText(res, status, JSON.stringify(body), requestId, extra);
}

/** As `sendJson`, for text that is JSON already. */
export function sendJsonText(
  res: ServerResponse,
  status: number,
  text: string,
  requestId: string,
  extra?: ExtraHeaders,
  cacheControl?: string,
): void {
  if (res.headersSent || res.destroyed) return;
  // The rest of a body that was refused half-way would otherwise be parsed as the client's next request.
  if (!res.req.complete && isBodyBegun(res.req)) res.shouldKeepAlive = false;
  const headers = commonHeaders(requestId, cacheControl);
  const length = Buffer.byteLength(text);
  headers.push('content-type', jsonType, 'content-length', String(length));
  if (extra !== undefined) for (const name in extra) headers.push(name, extra[name] as string);
  res.writeHead(status, headers);
  // A request without a body may be answered before it is complete, but nothing more comes of it.
  const isOver = res.req.complete || res.req.destroyed;
  // Text of one byte a character is ASCII, which is copied where UTF-8 would be encoded.
  if (res.shouldKeepAlive || isOver) res.end(text, length === text.length ? 'latin1' : 'utf8');
  else endAfterBody(res, text);
}

/** What may be kept in the caller's own cache, which asks each time whether it is still right (rule http-no-store). */
const kept = 'private, no-cache';

/**
 * Whether `If-None-Match` names what would be sent. The request's `Cache-Control` does not count: `fetch` says `no-cache`
 * with every tag that a program gives it.
 */
export function isKnown({ 'if-none-match': noneMatch }: IncomingHttpHeaders, etag: string): boolean {
  return noneMatch !== undefined && fresh({ 'if-none-match': noneMatch }, { etag });
}

/** Sends an answer that has an ETag: status 200, or 304 without a body. */
export function sendTagged(
  res: ServerResponse,
  text: string | undefined,
  etag: string,
  requestId: string,
  extra: ExtraHeaders,
): void {
  if (res.headersSent || res.destroyed) return;
  addVary(res, 'Authorization');
  if (text !== undefined) return sendJsonText(res, 200, text, requestId, { ...extra, etag }, kept);
  const headers = commonHeaders(requestId, kept);
  headers.push('etag', etag);
  for (const name in extra) headers.push(name, extra[name] as string);
  res.writeHead(304, headers);
  res.end();
}
