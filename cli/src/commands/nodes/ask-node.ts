import type { Hub, ToolAnswers } from '../../../../clients/typescript/src/index.ts';
import { CliError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';

/** What a node answered about its rules, skills, files or logs. */
export type NodeAnswer = ToolAnswers['get_rules_file_result'];

const over: readonly string[] = ['done', 'failed', 'timeout'];

/**
 * Waits for the answer of a node that was asked about its files.
 *
 * @param requestId rf_…
 * @throws CliError the node did not do it, or `timeoutMs` is over
 */
export async function readAnswer(
  { signal }: Context,
  hub: Hub,
  requestId: string,
  timeoutMs: number,
): Promise<NodeAnswer> {
  const end = Date.now() + timeoutMs;
  for (let pauseMs = 50; ; pauseMs = Math.min(1_000, pauseMs * 1.5)) {
    const answer = await hub.tools.get_rules_file_result({ request_id: requestId }, { signal });
    if (over.includes(answer.status)) return requireDone(answer);
    const left = end - Date.now();
    if (left <= 0) {
      throw new CliError(`the node has not answered within ${timeoutMs / 1_000} s`, {
        exitCode: exitCodes.timedOut,
        mend: 'Is its daemon running? ahub daemon list',
      });
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(pauseMs, left)));
  }
}

function requireDone(answer: NodeAnswer): NodeAnswer {
  const { status, error } = answer;
  if (status === 'done') return answer;
  if (status === 'timeout') throw new CliError('the node did not answer in time', { exitCode: exitCodes.timedOut });
  throw new CliError(`the node did not do it: ${error ?? status}`);
}

/** The text of an answer. @throws CliError what was asked for is not there, or is no text that can be sent */
export function requireContent({ content, exists, size }: NodeAnswer, what: string): string {
  if (content !== undefined) return content;
  if (exists === false) throw new CliError(`${what} is not there`, { exitCode: exitCodes.notFound });
  const why = size === undefined ? 'it may hold secrets' : `${size} bytes, binary or too large`;
  throw new CliError(`${what} is not sent: ${why}`);
}
