import type { Command } from 'commander';
import type { inputs, ToolAnswers } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { readText } from '../../parts/read-text.ts';
import { act } from '../../parts/run-command.ts';
import { oneOf, seconds, several } from '../../parts/values.ts';
import { awaitTask } from './await-task.ts';
import { priorities } from './choices.ts';
import { uploadFiles } from './upload-files.ts';

/** What a new task may be told. */
export interface TaskOptions {
  readonly timeout: number;
  readonly file?: readonly string[];
  readonly priority?: inputs.TaskPriority;
  readonly ttl?: number;
  readonly parent?: string;
  readonly idempotencyKey?: string;
  readonly force?: true;
}

interface SendOptions extends TaskOptions {
  readonly wait?: true;
}

/** `ahub send ALIAS TEXT|-` */
export function addSend(program: Command): void {
  const command = program
    .command('send')
    .argument('<alias>', 'agent that is to do the task')
    .argument('<text>', 'what is to be done; - reads it from stdin')
    .description('put a task into the inbox of an agent')
    .option('--wait', 'wait until the task has ended, and print its result')
    .action(act(sendTask));
  withExamples(
    addTaskOptions(command),
    "ahub send beta 'Build it' --wait --timeout 15m",
    'git diff | ahub send beta - --file notes.md --priority high',
  );
}

/** The options of commands that make a task. */
export function addTaskOptions(command: Command): Command {
  return command
    .option('--timeout <time>', 'how long to wait, such as 90s, 15m or 2h', seconds, 600)
    .option('--file <path>', 'attach a file; several times for several', several)
    .addOption(oneOf('--priority <priority>', 'place in the inbox', priorities))
    .option('--ttl <time>', 'after which the task expires unread; an hour by default', seconds)
    .option('--parent <id>', 'the task that this one serves')
    .option('--idempotency-key <key>', 'the same key sends the task once, however often the command runs')
    .option('--force', 'send although the agent reports that it cannot work');
}

async function sendTask(
  context: Context,
  options: SendOptions,
  alias: string,
  text: string,
): Promise<number | undefined> {
  const { out } = context;
  const sent = await createTask(context, options, alias, text);
  const id = sent.task_id ?? sent.message_id;
  if (options.wait) return awaitTask(context, id, options.timeout);
  out.object(sent, () => (out.isTerminal ? `${out.paint.bold(id)} is sent. See it: ahub task show ${id}` : id));
  if (sent.queued) out.say(`${sent.actual_to.alias} is offline; the task waits in its inbox.`);
  return undefined;
}

/** Sends a task with its files. @throws UsageError it has no text, or a file cannot be read */
export async function createTask(
  context: Context,
  { file = [], priority, ttl, parent, force, idempotencyKey }: TaskOptions,
  alias: string,
  text: string,
): Promise<ToolAnswers['send_task']> {
  const { signal, settings } = context;
  const task = await readText(context, text, 'task');
  const hub = context.hub();
  const files = await uploadFiles(hub, file, signal);
  const attachments = files.map(({ name, answer: { url, mime, size } }) => ({
    type: 'file' as const,
    url,
    name,
    mime,
    size,
  }));
  const input = { alias, task, priority, ttl_seconds: ttl, parent_task_id: parent, force };
  const meta = attachments.length === 0 ? {} : { meta: { attachments } };
  const call = { ...input, network_id: settings.networkId, ...meta };
  return hub.tool('send_task', call, { idempotencyKey, signal });
}
