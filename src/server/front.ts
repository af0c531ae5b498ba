import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ids } from '../platform/ids.ts';
import { sendJson } from './answer.ts';
import type { createAddressReader } from './client-address.ts';
import { createCors } from './cors.ts';
import { Exchange } from './exchange.ts';
import type { RestRouter } from './rest-router.ts';
import type { RpcHandler } from './rpc/rpc-handler.ts';

const maxUrlLength = 8 * 1024;

/** What stands behind the front. */
export interface FrontParts {
  readonly corsOrigins: readonly string[];
  readonly ids: Ids;
  readonly addressOf: ReturnType<typeof createAddressReader>;
  readonly rpc: RpcHandler;
  readonly rest: RestRouter;
}

/** The first to see a request: the tool door has its own path and its own CORS; everything else is a REST exchange. */
export function createFront(parts: FrontParts): (req: IncomingMessage, res: ServerResponse) => void {
  const cors = createCors(parts.corsOrigins);
  return (req, res) => {
    const url = req.url ?? '/';
    if (url === '/mcp' || url.startsWith('/mcp?')) {
      void parts.rpc.handle(req, res);
      return;
    }
    const requestId = parts.ids.request();
    if (cors(req, res)) return;
    if (url.length > maxUrlLength) {
      sendJson(res, 414, { ok: false, error: 'uri_too_long' }, requestId);
      return;
    }
    void parts.rest(new Exchange(req, res, requestId, parts.addressOf(req)));
  };
}
