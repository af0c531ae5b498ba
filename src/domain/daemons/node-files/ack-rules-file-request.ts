import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { cleanError } from '../clean-error.ts';
import { requireOwnFileRequest } from './get-rules-file-request.ts';
import { isOpenFileRequest } from '../open-requests.ts';
import { readContent } from './read-content.ts';
import { requireNode } from '../require-daemon.ts';
import { announceRequest } from '../announce-request.ts';

/** What a node answers to a request. */
export interface FileRequestAck {
  readonly requestId: string;
  readonly status: 'done' | 'failed';
  readonly fileName?: string | undefined;
  readonly exists?: boolean | undefined;
  readonly content?: string | undefined;
  /** Size of the file in bytes, also when it is binary or too large. */
  readonly size?: number | undefined;
  readonly error?: string | undefined;
}

/**
 * Takes a node's answer, once (rule daemons-one-answer), and checks its content by the rules of its kind.
 * Repeating the status succeeds and changes nothing.
 *
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 * @throws request_already_ended it ended in another way
 * @throws content_too_large, content_invalid the request stays open
 */
export async function ackRulesFileRequest(ctx: Ctx, answer: FileRequestAck): Promise<'done' | 'failed'> {
  const own = requireNode(ctx);
  return ctx.transaction(async (tx) => {
    const request = await requireOwnFileRequest(tx, answer.requestId, own);
    const content = answer.status === 'done' ? readContent(request, answer.content) : null;
    const ended = await tx.db
      .updateTable('file_requests')
      .set({
        status: answer.status,
        file_name: baseName(answer.fileName),
        exists: answer.exists === undefined ? null : Number(answer.exists),
        size: answer.size ?? null,
        content,
        error: cleanError(answer.error),
        acked_at: tx.platform.clock.now(),
      })
      .where('network_id', '=', own.networkId)
      .where('request_id', '=', answer.requestId)
      .where(isOpenFileRequest)
      .returning('request_id')
      .executeTakeFirst();
    if (ended === undefined && request.status !== answer.status) {
      throw new DomainError('request_already_ended', { status: request.status });
    }
    const { requestId, status } = answer;
    if (ended !== undefined) announceRequest(tx, { networkId: own.networkId, requestId, kind: 'file' }, status);
    return status;
  });
}

/** Keeps the base name only: the path on the node's machine is private. */
function baseName(name: string | undefined): string | null {
  return name?.split(/[\\/]/).at(-1)?.slice(0, 200) ?? null;
}
