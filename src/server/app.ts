import express from 'express';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';
import { DomainError } from '../domain/domain-error.ts';
import { commonHeaders, sendJson } from './answer.ts';
import { sendFailure } from './fail.ts';
import type { Failure } from './fail.ts';

/** What the app serves, and how it refuses. */
export interface AppParts {
  /** The folder of the published documents, as an absolute path. */
  readonly folder: string;
  /** Names of the published documents; no other file of the folder is served. */
  readonly documents: readonly string[];
  /** Renders what is thrown while a request is served. */
  readonly failureOf: (thrown: unknown, requestId: string) => Failure;
}

/**
 * What is served besides the contract's operations: static files by express, and a JSON 404 for everything else.
 * `/.well-known/oauth-*` is among the latter on purpose: clients that probe for an authorization server must get a
 * clear answer that there is none.
 */
export function createApp({ folder, documents, failureOf }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('query parser', false);
  const files = serveFiles(folder);
  for (const name of documents) app.route(`/${name}`).get(files).all(refuseMethod);
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

/** Serves the files of a folder with the headers that every answer of the hub has, `no-store` among them. */
function serveFiles(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    fallthrough: false,
    acceptRanges: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    setHeaders: (res) => {
      const headers = commonHeaders(requestIdOf(res));
      for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] as string, headers[at + 1] as string);
    },
  });
}

const refuseMethod: RequestHandler = (_req, res) => {
  sendJson(res, 405, { ok: false, error: 'method_not_allowed' }, requestIdOf(res), { allow: 'GET' });
};

/** The entry has put the request id on the answer before it came here. */
function requestIdOf(res: ServerResponse): string {
  return String(res.getHeader('x-request-id') ?? '');
}
