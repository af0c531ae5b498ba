import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '../domain/domain-error.ts';
import type { Log } from '../platform/log.ts';
import { createCors } from './cors.ts';
import { sendFailure, toFailure } from './fail.ts';
import { createOriginCheck } from './origin.ts';
import type { OriginSettings } from './origin.ts';

/** Runs before a door. @returns whether the request has been answered and goes no further */
export type Gate = (req: IncomingMessage, res: ServerResponse, requestId: string) => boolean;

/**
 * The one place where both doors check what browsers tell about a request: preflights of configured origins are
 * answered, and foreign pages and host names are refused with 403 before anything else is checked, on every path.
 *
 * @param methods what the door takes, as `access-control-allow-methods` spells it
 */
export function createGate(settings: OriginSettings, log: Log, methods: string): Gate {
  const cors = createCors(settings.corsOrigins, methods);
  const refusalOf = createOriginCheck(settings);
  return (req, res, requestId) => {
    if (cors(req, res, requestId)) return true;
    const code = refusalOf(req);
    if (code === undefined) return false;
    const place = `${req.method} from ${code === 'host_not_allowed' ? 'a foreign host name' : 'a foreign page'}`;
    const failure = toFailure(new DomainError(code), { place, requestId, log, onBug: () => undefined });
    sendFailure(res, failure, requestId);
    return true;
  };
}
