import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../ctx.ts';
import type { OwnNode } from './require-daemon.ts';

/** Accounts for each secret that a daemon is handed, as `secret_handed_over`: its name, the daemon, the request; never its value. */
export async function recordHandOver(
  tx: Tx,
  { networkId, nodeId }: OwnNode,
  { requestId, keys }: { readonly requestId: string; readonly keys: readonly string[] },
): Promise<void> {
  for (const key of keys) {
    await recordAudit(tx, {
      action: 'secret_handed_over',
      targetType: 'secret',
      targetId: key,
      detail: `${requestId} to ${tx.caller.alias ?? ''} (${nodeId})`,
      networkId,
    });
  }
}
