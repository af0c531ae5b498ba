import { Option, type Command } from 'commander';
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { Hub, inputs } from '../../../../clients/typescript/src/index.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { act } from '../../parts/run-command.ts';
import { seconds, several } from '../../parts/values.ts';
import { taskLines } from './task-lines.ts';

interface SendOptions {
  readonly wait?: true;
  readonly timeout: number;
  readonly file?: readonly string[];
  readonly priority?: inputs.TaskPriority;
  readonly ttl?: number;
  readonly parent?: string;
  readonly idempotencyKey?: string;
  readonly force?: true;
}

/** `ahub send ALIAS TEXT|-` */
export function addSend(program: Command): void {
  program
    .command('send')
    .argument('<alias>', 'agent that is to do the task')
    .argument('<text>', 'what is to be done; - reads it from stdin')
    .description('put a task into the inbox of an agent')
    .option('--wait', 'wait until the task has ended, and print its result')
    .option('--timeout <time>', 'how long to wait, such as 90s, 15m or 2h', seconds, 600)
    .option('--file <path>', 'attach a file; several times for several', several)
    .addOption(new Option('--priority <priority>', 'place in the inbox').choices(['high', 'normal', 'low']))
    .option('--ttl <time>', 'after which the task expires unread; an hour by default', seconds)
    .option('--parent <id>', 'the task that this one serves')
    .option('--idempotency-key <key>', 'the same key sends the task once, however often the command runs')
    .option('--force', 'send although the agent reports that it cannot work')
    .action(act(sendTask));
}

async function sendTask(context: Context, options: SendOptions, alias: string, text: string): Promise<number> {
  const { hub: hubOf, out, signal, settings } = context;
  const task = text === '-' ? (await context.readStdin()).trimEnd() : text;
  if (task === '') throw new UsageError('the task has no text');
  const hub = hubOf();
  const attachments = await uploadFiles(hub, options.file ?? [], signal);
  const { priority, ttl, parent, force, idempotencyKey } = options;
  const input = { alias, task, priority, ttl_seconds: ttl, parent_task_id: parent, force };
  const network = { network_id: settings.networkId };
  const meta = attachments.length === 0 ? {} : { meta: { attachments } };
  const sent = await hub.tool('send_task', { ...input, ...network, ...meta }, { idempotencyKey, signal });
  if (options.wait === undefined) {
    out.object(sent, () => (out.isTerminal ? `${out.paint.bold(sent.message_id)} is sent.` : sent.message_id));
    if (sent.queued === true) out.say(`${sent.actual_to.alias} is offline; the task waits in its inbox.`);
    return exitCodes.ok;
  }
  return waitForResult(context, sent.task_id ?? sent.message_id, options.timeout * 1_000);
}

/** A hub that restarts meanwhile does not end the wait. */
async function waitForResult({ hub, out, signal }: Context, taskId: string, timeoutMs: number): Promise<number> {
  const task = await hub({ retries: 6 }).wait(taskId, { timeoutMs, signal });
  const isGood = task.status === 'replied';
  out.object(task, () => (out.isTerminal ? taskLines(task, out.paint) : (task.result ?? '')));
  if (!isGood) out.say(`Task ${taskId} ended as ${task.status}.`);
  return isGood ? exitCodes.ok : exitCodes.taskFailed;
}

async function uploadFiles(hub: Hub, paths: readonly string[], signal: AbortSignal): Promise<inputs.TaskAttachment[]> {
  const files = await Promise.all(paths.map(async (path) => ({ name: basename(path), blob: await openFile(path) })));
  const attachments: inputs.TaskAttachment[] = [];
  for (const { name, blob } of files) {
    const { url, mime, size } = await hub.files.upload(blob, name, { signal });
    attachments.push({ type: 'file', url, name, mime, size });
  }
  return attachments;
}

async function openFile(path: string): Promise<Blob> {
  try {
    return await openAsBlob(path);
  } catch {
    throw new UsageError(`cannot read the file ${path}`);
  }
}
