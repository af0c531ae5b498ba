import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { sendReply } from './send-reply.ts';
import type { NewReply, SentReply } from './send-reply.ts';

/**
 * Finishes one task that the calling node owns and puts a result that expects no answer into the inbox of the agent
 * that sent it, in one transaction (rule tasks-peer-reply).
 *
 * @throws network_token_required, peer_reply_task_required, peer_reply_origin_not_node (a person sent the task)
 * @throws what `sendReply` throws
 */
export async function sendPeerReply(ctx: Ctx, reply: Omit<NewReply, 'alias' | 'peer'>): Promise<SentReply> {
  if (ctx.caller.kind !== 'node') throw new DomainError('network_token_required');
  if (reply.inReplyTo === undefined) throw new DomainError('peer_reply_task_required');
  return sendReply(ctx, { ...reply, peer: true });
}
