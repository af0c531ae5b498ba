import type { FileRequestRow } from '../../../entities/rows.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { managers } from '../../access/require-role.ts';
import { inScope, resolveObjectScope } from '../../access/resolve-scope.ts';
import { endOverdueQuestions } from './request-node-file.ts';
import { roleIn } from '../require-managed-node.ts';
import { keepAfterReadMs, keepContentMs, keepUnreadLogsMs } from '../limits.ts';

/** Where a question stands. */
export interface QuestionResult {
  /** Without its content when that is purged. */
  readonly question: FileRequestRow;
  readonly purged: boolean;
  /** Milliseconds since it was asked. */
  readonly ageMs: number;
}

/**
 * Where a question stands, and its answer (seed 001, States and get_rules_file_result). The first read of an ended one
 * starts the 60 seconds for which its content stays; log lines are handed out once.
 *
 * @throws request_not_found absent, or of a network that is not the caller's
 * @throws not_your_request files and logs are for the token that asked; rules and skills also for its user and the
 *   managers of the network
 * @throws agent_access_restricted a restricted member (decision B6)
 */
export async function getRulesFileResult(ctx: Ctx, requestId: string): Promise<QuestionResult> {
  return ctx.transaction(async (tx) => {
    const asked = await findReadable(tx, requestId);
    await endOverdueQuestions(tx, asked);
    const now = tx.platform.clock.now();
    const question = await reread(tx, asked);
    const ageMs = now - question.created_at;
    if (question.status === 'pending' || question.status === 'in_progress') return { question, purged: false, ageMs };
    if (question.purged === 1 || isStale(question, now)) return { question: bare(question), purged: true, ageMs };
    const handedOver = question.op === 'tail_logs';
    const read = await tx.db
      .updateTable('file_requests')
      .set({ read_at: question.read_at ?? now, ...(handedOver && { content: null, purged: 1 }) })
      .where('network_id', '=', asked.network_id)
      .where('request_id', '=', requestId)
      .where('purged', '=', 0)
      .returning('request_id')
      .executeTakeFirst();
    // Of two readers at once one gets the lines.
    if (read === undefined) return { question: bare(question), purged: true, ageMs };
    return { question, purged: false, ageMs };
  });
}

/** Whether the time of a content is over, purged yet or not. */
function isStale(question: FileRequestRow, now: number): boolean {
  if (now - question.created_at >= keepContentMs) return true;
  if (question.read_at !== null) return now - question.read_at >= keepAfterReadMs;
  return question.op === 'tail_logs' && question.acked_at !== null && now - question.acked_at >= keepUnreadLogsMs;
}

async function findAsked(tx: Tx, requestId: string): Promise<FileRequestRow> {
  const scope = await resolveObjectScope(tx, undefined, 'narrow');
  const question = await tx.db
    .selectFrom('file_requests')
    .selectAll()
    .where(inScope(scope))
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (question === undefined) throw new DomainError('request_not_found');
  return question;
}

/** The question after its overdue ones were ended. */
async function reread(
  tx: Tx,
  { network_id: networkId, request_id: requestId }: FileRequestRow,
): Promise<FileRequestRow> {
  return tx.db
    .selectFrom('file_requests')
    .selectAll()
    .where('network_id', '=', networkId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
}

async function findReadable(tx: Tx, requestId: string): Promise<FileRequestRow> {
  const question = await findAsked(tx, requestId);
  const role = await roleIn(tx, question.network_id);
  if (role === undefined) throw new DomainError('request_not_found');
  const { tokenId, userId } = tx.caller;
  if (tokenId !== null && question.token_id === tokenId) return question;
  const shared = question.lane === 'rules' || question.lane === 'skills';
  if (!shared) throw new DomainError('not_your_request');
  if (role === 'system' || managers.includes(role)) return question;
  const asker = await tx.db
    .selectFrom('tokens')
    .select('user_id')
    .where('token_id', '=', question.token_id ?? '')
    .executeTakeFirst();
  if (userId === null || asker?.user_id !== userId) throw new DomainError('not_your_request');
  return question;
}

const bare = (question: FileRequestRow): FileRequestRow => ({ ...question, content: null });
