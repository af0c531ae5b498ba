import { Option, type Command } from 'commander';
import { join } from 'node:path';
import { openAgent } from '../../agents/open-agent.ts';
import { stateFolder } from '../../agents/state-folder.ts';
import { fileConversation } from '../../agents/run/conversation-store.ts';
import { findClient, keepingClients } from '../../agents/run/conversations.ts';
import { isRepository } from '../../agents/run/git-worktree.ts';
import { runAgent } from '../../agents/run/run-agent.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { count, seconds } from '../../parts/values.ts';
import { readVersion } from '../../parts/version.ts';

interface RunOptions {
  readonly alias: string;
  readonly concurrency: number;
  readonly timeout?: number;
  readonly grace: number;
  readonly drain: number;
  readonly session?: 'keep';
  readonly worktree?: true;
}

/** `ahub run --alias A -- CMD…` */
export function addRun(program: Command): void {
  program
    .command('run')
    .argument('<command...>', 'what does a task, behind --; {task} stands for its text, which comes by stdin otherwise')
    .description('take the tasks of an agent and do each by starting a command once')
    .addOption(new Option('--alias <alias>', 'the agent').env('AHUB_ALIAS').makeOptionMandatory())
    .option('--concurrency <number>', 'tasks at the same time', count, 1)
    .option('--timeout <time>', 'after which a task has failed; no limit without it', seconds)
    .option('--grace <time>', 'between asking a command to end and ending it', seconds, 10)
    .option('--drain <time>', 'how long running tasks may take when this command is ended', seconds, 600)
    .addOption(new Option('--session <how>', 'keep: one conversation over all tasks').choices(['keep']))
    .option('--worktree', 'each task in a git worktree of its own, which stays when something was changed in it')
    .action(act(runTasks, { drains: true }));
}

async function runTasks(context: Context, options: RunOptions, argv: readonly string[]): Promise<void> {
  const { signal, out } = context;
  const { alias, concurrency, timeout, grace, drain, session, worktree } = options;
  const cwd = process.cwd();
  await checkUsage(options, argv, cwd);
  const { hub, token } = await openAgent(context, alias, 6);
  const state = stateFolder(process.env);
  await runAgent({
    ...{ hub, token, alias, argv, cwd, env: process.env, concurrency, signal },
    version: readVersion(),
    timeoutMs: timeout === undefined ? undefined : timeout * 1_000,
    graceMs: grace * 1_000,
    drainMs: drain * 1_000,
    conversation:
      session === 'keep' ? fileConversation(join(state, 'conversations'), hub.url, alias, cwd, ...argv) : undefined,
    worktrees: worktree === true ? join(state, 'worktrees') : undefined,
    log: (line) => out.say(`${new Date().toISOString()} ${line}`),
  });
}

async function checkUsage(
  { session, concurrency, worktree }: RunOptions,
  argv: readonly string[],
  cwd: string,
): Promise<void> {
  if (session === 'keep' && findClient(argv) === undefined) {
    throw new UsageError(`--session keep needs one of ${keepingClients.join(', ')} as the command`);
  }
  if (session === 'keep' && (concurrency > 1 || worktree === true)) {
    throw new UsageError(
      '--session keep goes with one task at a time in one folder',
      'Leave out --concurrency and --worktree',
    );
  }
  if (worktree === true && !(await isRepository(cwd))) {
    throw new UsageError(`--worktree needs a git repository with a commit, and ${cwd} is in none`);
  }
}
