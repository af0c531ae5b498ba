import express from 'express';
import type { Express, Response } from 'express';
import type { Failure } from './fail.ts';
import { commonHeaders } from './answer.ts';

/** A published document: its path and its bytes. */
export interface PublishedFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * What is served besides the contract's operations: the published documents, and a JSON 404 for everything else.
 * `/.well-known/oauth-*` is among the latter on purpose: clients that probe for an authorization server must learn
 * plainly that there is none.
 *
 * @param notFound renders the 404 of one request
 */
export function createApp(files: readonly PublishedFile[], notFound: (requestId: string) => Failure): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  for (const { path, bytes } of files) {
    app.get(path, (_req, res) => {
      setCommonHeaders(res);
      res.status(200).type('application/json').send(bytes);
    });
    app.all(path, (_req, res) => {
      setCommonHeaders(res);
      res.setHeader('Allow', 'GET');
      res.status(405).json({ ok: false, error: 'method_not_allowed' });
    });
  }
  app.use((_req, res) => {
    const requestId = setCommonHeaders(res);
    const { status, body } = notFound(requestId);
    res.status(status).json(body);
  });
  return app;
}

/** The front has put the request id on the answer before it came here. */
function setCommonHeaders(res: Response): string {
  const requestId = String(res.getHeader('x-request-id') ?? '');
  const headers = commonHeaders(requestId);
  for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] as string, headers[at + 1] as string);
  return requestId;
}
