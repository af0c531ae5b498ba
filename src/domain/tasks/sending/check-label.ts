import type { Ctx } from '../../ctx.ts';
import { resolveSender } from '../../inbox/resolve-sender.ts';

/**
 * Refuses a label that is another node's alias, on calls that store no label (rule inbox-sender-stamp). No query unless
 * a node names somebody else than itself.
 *
 * @throws from_session_identity_mismatch
 */
export async function checkLabel(ctx: Ctx, networkId: string, fromSession: string | undefined): Promise<void> {
  await resolveSender(ctx, networkId, fromSession, 'hub');
}
