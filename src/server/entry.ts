import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorTable } from '../../generated/errors.ts';
import type { Ids } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import { sendJson } from './answer.ts';
import type { createAddressReader } from './client-address.ts';

import { Exchange } from './exchange.ts';
import type { Upgrade } from './exchange.ts';
import { createGate } from './gate.ts';
import type { HubRequest } from './hub-request.ts';
import { ServerResponse as PlainAnswer } from './node-http.ts';
import type { OriginSettings } from './origin.ts';
import type { RestRouter } from './rest-router.ts';
import type { RpcHandler } from './rpc/rpc-handler.ts';

const maxUrlLength = 8 * 1024;

/** What the entry hands requests to. */
export interface EntryParts {
  readonly settings: OriginSettings;
  /** The path of a URL without the base path. */
  readonly pathOf: (url: string) => string;
  readonly log: Log;
  readonly ids: Ids;
  readonly addressOf: ReturnType<typeof createAddressReader>;
  readonly rpc: RpcHandler;
  readonly rest: RestRouter;
}

/** The first to see a request. */
export interface Entry {
  serve(req: HubRequest, res: ServerResponse): void;
  /** An upgrade request is handled as any other until it is admitted. */
  upgrade(req: HubRequest, socket: Socket, head: Buffer): void;
}

/** `/mcp` is its own path; everything else is a REST exchange. */
export function createEntry(parts: EntryParts): Entry {
  const gate = createGate(parts.settings, parts.log, 'GET, POST, PUT, PATCH, DELETE');
  const serve = (req: HubRequest, res: ServerResponse, upgrade?: Upgrade): void => {
    const url = parts.pathOf(req.url ?? '/');
    req.url = url;
    if (url === '/mcp' || url.startsWith('/mcp?')) {
      void parts.rpc.handle(req, res);
      return;
    }
    const requestId = parts.ids.request();
    if (gate(req, res, requestId)) return;
    if (url.length > maxUrlLength) {
      const { status, error, message } = errorTable.uri_too_long;
      sendJson(res, status, { ok: false, error, code: 'uri_too_long', message }, requestId);
      return;
    }
    const exchange = new Exchange(req, res, requestId, parts.addressOf(req));
    exchange.upgrade = upgrade;
    void parts.rest(exchange);
  };
  return {
    serve: (req, res) => serve(req, res),
    upgrade: (req, socket, head) => serve(req, answerOn(req, socket), { socket, head }),
  };
}

/** A response on an upgraded socket; the socket closes after it. */
function answerOn(req: IncomingMessage, socket: Socket): ServerResponse {
  const res = new PlainAnswer(req);
  res.shouldKeepAlive = false;
  res.assignSocket(socket);
  res.once('finish', () => socket.destroySoon());
  socket.on('error', () => socket.destroy());
  return res;
}
