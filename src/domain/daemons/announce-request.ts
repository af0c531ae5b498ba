import type { DaemonRequestKind } from '../../../generated/enums.ts';
import type { Tx } from '../ctx.ts';

/** Tells the observers of a network where a request to a daemon or a node stands (rule streams-observers). */
export function announceRequest(
  tx: Tx,
  request: { readonly networkId: string; readonly requestId: string; readonly kind: DaemonRequestKind },
  status: string,
): void {
  const { networkId, requestId, kind } = request;
  const summary = { request_id: requestId, kind, status };
  tx.emit({ networkId, type: 'daemon_request', channel: null, payload: null, summary });
}
