import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { readText } from '../../parts/read-text.ts';
import { act } from '../../parts/run-command.ts';
import { oneOf, several } from '../../parts/values.ts';
import { replyStatuses } from './choices.ts';
import { uploadFiles } from './upload-files.ts';

interface ReplyOptions {
  readonly status?: (typeof replyStatuses)[number];
  readonly file?: readonly string[];
  readonly idempotencyKey?: string;
}

/** `ahub reply ID TEXT|-` */
export function addReply(program: Command): void {
  const command = program
    .command('reply')
    .argument('<id>', 'id of the task, t_…')
    .argument('<text>', 'the answer; - reads it from stdin')
    .description('end a task with an answer to who sent it')
    .addOption(oneOf('--status <status>', 'how the task ended; replied by default', replyStatuses))
    .option('--file <path>', 'attach a file; several times for several', several)
    .option('--idempotency-key <key>', 'the same key replies once, however often the command runs')
    .action(act(answerTask));
  withExamples(
    command,
    "ahub reply t_4f2a 'All tests pass'",
    'make 2>&1 | tail -20 | ahub reply t_4f2a - --status failed',
  );
}

async function answerTask(
  context: Context,
  { status, file = [], idempotencyKey }: ReplyOptions,
  id: string,
  text: string,
): Promise<void> {
  const { out, signal, settings } = context;
  const hub = context.hub();
  const answer = await readText(context, text, 'answer');
  const uploaded = await uploadFiles(hub, file, signal);
  const attachments = uploaded.map(({ name, answer: { file_id } }) => ({ type: 'file', file_id, name }));
  const input = { in_reply_to: id, text: answer, status, network_id: settings.networkId };
  const files = attachments.length === 0 ? {} : { attachments };
  const sent = await hub.tool('send_reply', { ...input, ...files }, { idempotencyKey, signal });
  out.object(sent, () => (out.isTerminal ? `${out.paint.bold(id)} ended as ${status ?? 'replied'}.` : sent.message_id));
}
