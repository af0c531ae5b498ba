import type { LifecycleRequestRow } from '../../../entities/rows.ts';
import type { Ctx } from '../../ctx.ts';
import { deliverLifecycle } from './deliver-lifecycle.ts';

/**
 * A request to start a child, for its daemon; the first call marks it as delivered.
 *
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 */
export function getStartRequest(ctx: Ctx, requestId: string): Promise<LifecycleRequestRow> {
  return deliverLifecycle(ctx, requestId, 'start');
}
