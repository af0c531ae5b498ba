import type { Ctx } from '../../domain/ctx.ts';
import { expireRequests } from '../../domain/daemons/expire-requests.ts';
import { purgeContents, purgeRequests } from '../../domain/daemons/purge-requests.ts';
import { drain } from './drain.ts';

/** Ends requests to daemons and nodes that nobody answered within 60 seconds (rule daemons-silence). */
export const expireRequestsJob = {
  name: 'expire_requests',
  everySeconds: 10,
  run: (ctx: Ctx): Promise<number> => expireRequests(ctx),
};

/** Empties answers of nodes whose time is over (rule daemons-content-kept). */
export const purgeContentsJob = {
  name: 'purge_request_contents',
  everySeconds: 15,
  run: (ctx: Ctx): Promise<number> => purgeContents(ctx),
};

/** Forgets requests after `HUB_KEEP_FILE_REQUESTS_DAYS`. */
export const purgeRequestsJob = {
  name: 'purge_requests',
  everySeconds: 60,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeRequests),
};
