import express from 'express';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';
import { DomainError } from '../domain/domain-error.ts';
import { addVary, commonHeaders, isKnown, sendJson } from './answer.ts';
import { sendFailure } from './fail.ts';
import type { Failure } from './fail.ts';
import { codingFor, Representations } from './published-file.ts';
import type { PublishedFile } from './published-file.ts';

/** What the app serves, and how it refuses. */
export interface AppParts {
  /** No other file is served. */
  readonly files: readonly PublishedFile[];
  /** Renders what is thrown while a request is served. */
  readonly failureOf: (thrown: unknown, requestId: string) => Failure;
}

/**
 * What is served besides the contract's operations: published files, and a JSON 404 for everything else.
 * `/.well-known/oauth-*` is among the latter on purpose: clients that probe for an authorization server must get a
 * clear answer that there is none.
 */
export function createApp({ files, failureOf }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('query parser', false);
  for (const file of files) app.route(file.path).get(serveFile(file)).all(refuseMethod);
  app.use((_req, res) => {
    const requestId = requestIdOf(res);
    sendFailure(res, failureOf(new DomainError('not_found'), requestId), requestId);
  });
  const fail: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
    const requestId = requestIdOf(res);
    sendFailure(res, failureOf(error, requestId), requestId);
  };
  app.use(fail);
  return app;
}

/** A page tells no other site where its reader was, and shares no window with one. */
const pageGuards = ['referrer-policy', 'no-referrer', 'cross-origin-opener-policy', 'same-origin'];

/** Serves a file in the coding that the client likes best; caches keep it and ask whether it is still the same. */
function serveFile({ file, type, policy }: PublishedFile): RequestHandler {
  const representations = new Representations(file);
  const guards = policy === undefined ? [] : [...pageGuards, 'content-security-policy', policy];
  return async (req, res) => {
    const { coding, bytes, etag } = await representations.get(codingFor(req));
    addVary(res, 'Accept-Encoding');
    const headers = commonHeaders(requestIdOf(res), 'no-cache');
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

const refuseMethod: RequestHandler = (_req, res) => {
  sendJson(res, 405, { ok: false, error: 'method_not_allowed' }, requestIdOf(res), { allow: 'GET' });
};

/** The entry has put the request id on the answer before it came here. */
function requestIdOf(res: ServerResponse): string {
  return String(res.getHeader('x-request-id') ?? '');
}
