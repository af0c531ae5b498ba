import { isHubError } from '../../../../clients/typescript/src/index.ts';
import type { AgentTask, Hub, TaskContext, TaskHandler, TaskResult } from '../../../../clients/typescript/src/index.ts';
import { cutMiddle } from './bounded-text.ts';
import type { ConversationStore } from './conversation-store.ts';
import { converse } from './conversations.ts';
import { hideSecrets } from './hide-secrets.ts';
import { addWorktree } from './git-worktree.ts';
import type { Worktree } from './git-worktree.ts';
import { runProgram } from './run-program.ts';
import type { Ended } from './run-program.ts';
import { commandFor } from './task-command.ts';

/** What does the tasks of an alias. */
export interface RunSettings {
  readonly hub: Hub;
  /** Of the agent: its command gets it in the environment, and nobody sees it in a reply. */
  readonly token: string | undefined;
  /** What else its command has in the environment and nobody is to see in a reply. */
  readonly secrets?: readonly string[] | undefined;
  readonly alias: string;
  /** The command, with `{task}` where the text goes. */
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly timeoutMs?: number | undefined;
  /** From SIGTERM to SIGKILL. */
  readonly graceMs: number;
  /** Keeps one conversation over all tasks. */
  readonly conversation?: ConversationStore | undefined;
  /** Where worktrees lie; without it the command runs in `cwd` itself. */
  readonly worktrees?: string | undefined;
  /** How often the last line of the output is told. */
  readonly progressMs?: number | undefined;
  /** Ends the commands that run; their tasks fail with its reason. */
  readonly ending?: AbortSignal | undefined;
  /** Hears what the commands write, as it comes. */
  readonly onData?: ((chunk: Buffer, stream: 'stdout' | 'stderr') => void) | undefined;
  /** Hears what is done. */
  readonly log: (line: string) => void;
}

/** Characters of a reply; the whole output goes along as a file when there is more. */
const longestReply = 10_000;
/** The hub keeps the first 4,000 characters of a result: the last words are to be among them. */
const longestReason = 3_000;
const longestLine = 300;

/**
 * Does each task by starting the command once. What it writes is the reply; another exit code than 0 is a failure whose
 * reason ends with the last lines of its errors. When the task is no longer the agent's, the command is stopped, and
 * nothing else is begun for the same task before it is gone.
 */
export function taskHandler(settings: RunSettings): TaskHandler {
  const inWork = new Map<string, Promise<unknown>>();
  return async (task, ctx) => {
    await inWork.get(task.id)?.catch(() => undefined);
    ctx.signal.throwIfAborted();
    const work = doTask(settings, task, ctx);
    inWork.set(task.id, work);
    try {
      return await work;
    } finally {
      if (inWork.get(task.id) === work) inWork.delete(task.id);
    }
  };
}

async function doTask(settings: RunSettings, task: AgentTask, ctx: TaskContext): Promise<TaskResult> {
  const { log, worktrees } = settings;
  log(`${task.id} begins, from ${task.from}`);
  const name = task.deliveryId.replace(/[^\w-]/g, '-');
  const worktree = worktrees === undefined ? undefined : await addWorktree(settings.cwd, worktrees, name);
  const note = async (): Promise<string> => {
    const line = await worktree?.end().catch((error: unknown) => `[worktree ${worktree.cwd}: ${messageOf(error)}]`);
    return line === undefined ? '' : `\n\n${line}`;
  };
  let ended: Ended;
  try {
    ended = await runCommand(settings, task, ctx, worktree);
  } catch (error) {
    throw new Error(messageOf(error) + (await note()), { cause: error });
  }
  const left = await note();
  const problem = problemOf(ended, settings, ctx);
  log(
    `${task.id} ${problem === undefined ? 'done' : `failed: ${problem.split('\n')[0]}`}${left.replaceAll('\n', ' ')}`,
  );
  if (problem !== undefined) throw new Error(withoutToken(problem, settings) + left);
  return replyOf(settings, task, withoutToken(ended.stdout.trim(), settings), left);
}

async function runCommand(
  settings: RunSettings,
  task: AgentTask,
  ctx: TaskContext,
  worktree: Worktree | undefined,
): Promise<Ended> {
  const { hub, conversation, progressMs = 5_000 } = settings;
  const id = await conversation?.get();
  const talk = conversation && converse(settings.argv, id, crypto.randomUUID());
  const { argv, stdin } = commandFor(talk?.argv ?? settings.argv, textOf(task));
  let progress: NodeJS.Timeout | undefined;
  const onStart = (lastLine: () => string): void => {
    // The hub learns that the command has the task; an agent that may not say so does it all the same.
    void hub.tools.mark_tasks_consumed({ task_ids: [task.id] }).catch(() => undefined);
    let told = '';
    progress = setInterval(() => {
      const line = withoutToken(lastLine(), settings).slice(0, longestLine);
      if (line !== '' && line !== told) void ctx.progress(undefined, (told = line));
    }, progressMs);
  };
  try {
    const cwd = worktree?.cwd ?? settings.cwd;
    const env = environmentOf(settings, task);
    const { timeoutMs, graceMs, ending, onData } = settings;
    const signal = ending === undefined ? ctx.signal : AbortSignal.any([ctx.signal, ending]);
    const ended = await runProgram(argv, { cwd, env, stdin, signal, timeoutMs, graceMs, onStart, onData });
    if (conversation !== undefined)
      await keepConversation(conversation, ended, async () => talk?.idAfter(ended.stderr));
    return ended;
  } finally {
    clearInterval(progress);
  }
}

const isGone =
  /(no|invalid) (saved )?(conversation|session|rollout|thread)|(session|conversation|thread)\b.{0,80}not found/i;

/** One that the client no longer knows is forgotten: the retry begins another. */
async function keepConversation(
  store: ConversationStore,
  { code, stderr }: Ended,
  idAfter: () => Promise<string | undefined>,
): Promise<void> {
  if (code === 0) await store.set(await idAfter());
  else if (isGone.test(stderr)) await store.set(undefined);
}

function textOf({ text, context }: AgentTask): string {
  return context === null || context === '' ? text : `${text}\n\nContext:\n${context}`;
}

/** The token is in the environment, where only the command's own user can read it, never among the arguments. */
function environmentOf({ env, hub, alias, token }: RunSettings, task: AgentTask): NodeJS.ProcessEnv {
  const { traceparent } = task.meta;
  return {
    ...env,
    AHUB_URL: hub.url,
    AHUB_ALIAS: alias,
    AHUB_NETWORK: task.networkId,
    AHUB_TASK_ID: task.id,
    AHUB_TASK_FROM: task.from,
    // Programs that know OpenTelemetry go on with the trace of the dispatch.
    ...(typeof traceparent === 'string' && { TRACEPARENT: traceparent }),
    ...(token !== undefined && { AHUB_TOKEN: token }),
  };
}

function problemOf(
  { code, signal, stopped, stdout, stderr }: Ended,
  settings: RunSettings,
  ctx: TaskContext,
): string | undefined {
  if (stopped === 'timeout') return withTail(`not done within ${(settings.timeoutMs ?? 0) / 1_000} s, stopped`, stderr);
  if (stopped === 'aborted') return messageOf(ctx.signal.reason ?? settings.ending?.reason);
  if (code === 0) return undefined;
  const how = code === null ? `ended by ${signal}` : code === 127 ? 'the command was not found' : `exit code ${code}`;
  return withTail(how, stderr.trim() === '' ? stdout : stderr);
}

function withTail(how: string, output: string): string {
  const tail = output.trim().slice(-longestReason);
  return tail === '' ? how : `${how}\n${tail}`;
}

async function replyOf({ hub, log }: RunSettings, task: AgentTask, output: string, left: string): Promise<TaskResult> {
  const text = output + left;
  if (text.length <= longestReply) return text.trim();
  const result = cutMiddle(output, longestReply - left.length) + left;
  try {
    const name = `${task.id}.txt`;
    const { file_id } = await hub.files.upload(output, name, { idempotencyKey: `output-${task.deliveryId}` });
    return { result, attachments: [{ type: 'file', file_id, name, mime: 'text/plain' }] };
  } catch (error) {
    if (!isHubError(error)) throw error;
    log(`${task.id}: its whole output was not stored: ${error.message}`);
    return { result };
  }
}

function withoutToken(text: string, { token, secrets = [] }: RunSettings): string {
  const hidden = token === undefined || token === '' ? text : text.replaceAll(token, '[token]');
  return hideSecrets(hidden, secrets);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
