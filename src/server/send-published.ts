import type { RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';
import { addVary, commonHeaders, isKnown, sendJson } from './answer.ts';
import { codingFor } from './published-file.ts';
import type { Representations } from './published-file.ts';

/** What goes with the bytes of a published file. */
export interface FileHeaders {
  /** Its media type, with its charset. */
  readonly type: string;
  /** What the page may load and run; for pages and what they may be opened as. */
  readonly policy?: string | undefined;
  /** `no-cache` without it: caches keep the file and ask whether it is still the same. */
  readonly cacheControl?: string | undefined;
}

/** A page tells no other site where its reader was, and shares no window with one. */
const pageGuards = ['referrer-policy', 'no-referrer', 'cross-origin-opener-policy', 'same-origin'];

/** The headers that every page has besides its own policy. */
export function guardsOf(policy: string | undefined): readonly string[] {
  return policy === undefined ? [] : [...pageGuards, 'content-security-policy', policy];
}

/** Serves a file in the coding that the client likes best, or 304 when the client has it. */
export function sendPublished(
  representations: Representations,
  { type, policy, cacheControl = 'no-cache' }: FileHeaders,
): RequestHandler {
  const guards = guardsOf(policy);
  return async (req, res) => {
    const { coding, bytes, etag } = await representations.get(codingFor(req));
    addVary(res, 'Accept-Encoding');
    const headers = commonHeaders(requestIdOf(res), cacheControl);
    headers.push('etag', etag, ...guards);
    if (isKnown(req.headers, etag)) {
      res.writeHead(304, headers);
      res.end();
      return;
    }
    if (coding !== 'identity') headers.push('content-encoding', coding);
    headers.push('content-type', type, 'content-length', String(bytes.length));
    res.writeHead(200, headers);
    res.end(bytes);
  };
}

/** Refuses every method but those that read. */
export const refuseMethod: RequestHandler = (_req, res) => {
  const body = { ok: false, error: 'method_not_allowed', code: 'method_not_allowed' };
  sendJson(res, 405, body, requestIdOf(res), { allow: 'GET' });
};

/** The entry has put the request id on the answer before it came here. */
export function requestIdOf(res: ServerResponse): string {
  return String(res.getHeader('x-request-id') ?? '');
}
