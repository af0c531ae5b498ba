import express from 'express';
import type { ErrorRequestHandler, Express } from 'express';
import { DomainError } from '../domain/domain-error.ts';
import { serveConsole } from './console.ts';
import type { Console } from './console.ts';
import { sendFailure } from './fail.ts';
import type { Failure } from './fail.ts';
import { Representations } from './published-file.ts';
import type { PublishedFile } from './published-file.ts';
import { refuseMethod, requestIdOf, sendPublished } from './send-published.ts';

/** What the app serves, and how it refuses. */
export interface AppParts {
  /** Besides the console no other file is served. */
  readonly files: readonly PublishedFile[];
  /** Absent when it is switched off. */
  readonly console: Console | undefined;
  /** Renders what is thrown while a request is served. */
  readonly failureOf: (thrown: unknown, requestId: string) => Failure;
}

/**
 * What is served besides the contract's operations: published files, the console, and a JSON 404 for everything else.
 * `/.well-known/oauth-*` is among the latter on purpose: clients that probe for an authorization server must get a
 * clear answer that there is none.
 */
export function createApp({ files, console, failureOf }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('query parser', false);
  for (const file of files) {
    app
      .route(file.path)
      .get(sendPublished(new Representations(file), file))
      .all(refuseMethod);
  }
  if (console !== undefined) serveConsole(app, console);
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
