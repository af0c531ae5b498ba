import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoundedText, cutMiddle } from '../../../cli/src/agents/run/bounded-text.ts';
import { fileConversation } from '../../../cli/src/agents/run/conversation-store.ts';
import { converse } from '../../../cli/src/agents/run/conversations.ts';
import { addWorktree, isRepository } from '../../../cli/src/agents/run/git-worktree.ts';
import { runProgram } from '../../../cli/src/agents/run/run-program.ts';
import type { RunOptions } from '../../../cli/src/agents/run/run-program.ts';
import { commandFor } from '../../../cli/src/agents/run/task-command.ts';
import { until } from '../../sdk/world.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'ahub-run-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the text of a task', () => {
  test('goes in place of each {task}, otherwise to the standard input', () => {
    expect(commandFor(['claude', '-p', '{task}'], 'a b')).toEqual({ argv: ['claude', '-p', 'a b'], stdin: undefined });
    expect(commandFor(['x', '--t={task};{task}'], '1')).toEqual({ argv: ['x', '--t=1;1'], stdin: undefined });
    expect(commandFor(['cat'], 'a b')).toEqual({ argv: ['cat'], stdin: 'a b' });
  });

  test('is never an option, and its own {task} and $& stay as they are', () => {
    expect(commandFor(['claude', '-p', '{task}'], '--dangerously-skip-permissions').argv[2]).toMatch(/^ --d/);
    expect(commandFor(['echo', '{task}'], '$& {task} $1').argv[1]).toBe('$& {task} $1');
  });
});

test('what is kept of an output is its end; a long reply loses its middle', () => {
  const text = new BoundedText(10);
  for (const part of ['12345', '67890', 'abcde', 'fghij', 'k\n']) text.add(Buffer.from(part));
  expect([text.text, text.length, text.lastLine]).toEqual(['cdefghijk\n', 22, 'cdefghijk']);
  const halves = new BoundedText(10);
  const euro = Buffer.from('€');
  halves.add(euro.subarray(0, 1));
  halves.add(euro.subarray(1));
  expect(halves.text).toBe('€');
  const cut = cutMiddle(`${'a'.repeat(900)}${'z'.repeat(900)}`, 1_000);
  expect(cut).toHaveLength(1_000);
  expect(cut).toMatch(/^a+\n\n\[… 1800 characters, shortened …\]\n\nz+$/);
  expect(cutMiddle('short', 1_000)).toBe('short');
});

describe('a program', () => {
  const run = (script: string, options: Partial<RunOptions> = {}) =>
    runProgram(['sh', '-c', script], {
      ...{ env: process.env, cwd: folder, graceMs: 100, signal: new AbortController().signal },
      ...options,
    });
  const isAlive = (pid: number): boolean => {
    try {
      process.kill(pid, 0);
      return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  };
  const pidIn = (file: string): number => Number(readFileSync(join(folder, file), 'utf8'));

  test('ends with its code and both outputs', async () => {
    const ended = await run('cat; echo bad >&2; exit 3', { stdin: 'text' });
    expect(ended).toEqual({ code: 3, signal: null, stopped: undefined, stdout: 'text', stderr: 'bad\n' });
  });

  test('that is not there ends with 127', async () => {
    const options = { env: process.env, graceMs: 100, signal: new AbortController().signal };
    expect((await runProgram(['no-such-program-here', 'x'], options)).code).toBe(127);
  });

  test('in a folder that is not there is an error', async () => {
    await expect(run('true', { cwd: join(folder, 'none') })).rejects.toThrow('ENOENT');
  });

  test('gets SIGTERM and then SIGKILL, with all that it started', async () => {
    const stop = new AbortController();
    const script =
      'trap "" TERM; sh -c "trap \\"\\" TERM; echo \\$\\$ > pid; while :; do sleep 0.1; done" & wait; wait';
    const ending = run(script, { signal: stop.signal });
    await until(() => existsSync(join(folder, 'pid')) && pidIn('pid') > 0);
    stop.abort();
    expect(await ending).toMatchObject({ code: null, signal: 'SIGKILL', stopped: 'aborted' });
    await until(() => !isAlive(pidIn('pid')));
  });

  test('that ends in time after SIGTERM keeps its words', async () => {
    const ended = await run('trap "echo bye; exit 0" TERM; sleep 5 & wait', { timeoutMs: 50, graceMs: 3_000 });
    expect(ended).toMatchObject({ code: 0, stopped: 'timeout', stdout: 'bye\n' });
  });

  test('leaves nothing running when it has ended', async () => {
    const begun = Date.now();
    await run('sleep 60 & echo $! > pid; echo done');
    expect(Date.now() - begun).toBeLessThan(3_000);
    await until(() => !isAlive(pidIn('pid')));
  });
});

describe('a conversation', () => {
  const id = '11111111-2222-4333-8444-555555555555';
  test.each([
    ['claude', ['claude', '-p', '{task}'], `claude --session-id ${id} -p {task}`, 'claude --resume K -p {task}'],
    [
      'gemini',
      ['/usr/bin/gemini', '-p', '{task}'],
      `/usr/bin/gemini --session-id ${id} -p {task}`,
      '/usr/bin/gemini --resume K -p {task}',
    ],
    [
      'copilot',
      ['npx', 'copilot', '-p', '{task}'],
      `npx copilot --session-id ${id} -p {task}`,
      'npx copilot --session-id K -p {task}',
    ],
    ['codex', ['codex', 'exec', '--json', '{task}'], 'codex exec --json {task}', 'codex exec resume K --json {task}'],
    ['opencode', ['opencode', 'run', '{task}'], `opencode run --title ${id} {task}`, 'opencode run --session K {task}'],
  ])('%s begins one and goes on with it', (_name, argv, first, second) => {
    expect(converse(argv, undefined, id).argv.join(' ')).toBe(first);
    expect(converse(argv, 'K', id).argv.join(' ')).toBe(second);
  });

  test('codex tells its id among its errors', async () => {
    const stderr = `OpenAI Codex\n--------\nsession id: ${id}\n--------\n`;
    expect(await converse(['codex', 'exec', '{task}'], undefined, 'x').idAfter(stderr)).toBe(id);
  });

  test('is not to be had with another command', () => {
    expect(() => converse(['make'], undefined, id)).toThrow('claude, gemini, copilot, codex, opencode');
  });

  test('is kept for its hub, alias, folder and command', async () => {
    const store = fileConversation(folder, 'http://hub', 'beta');
    expect(await store.get()).toBeUndefined();
    await store.set(id);
    expect(await fileConversation(folder, 'http://hub', 'beta').get()).toBe(id);
    expect(await fileConversation(folder, 'http://hub', 'gamma').get()).toBeUndefined();
    await store.set(undefined);
    expect(await store.get()).toBeUndefined();
  });
});

describe('a worktree', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', join(folder, 'repo'), ...args], { encoding: 'utf8' }).trim();
  beforeEach(() => {
    mkdirSync(join(folder, 'repo', 'sub'), { recursive: true });
    git('init', '-q', '-b', 'main');
    writeFileSync(join(folder, 'repo', 'sub', 'a.txt'), 'a');
    git('add', '.');
    git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'first');
  });

  test('goes when nothing was changed in it, with its branch', async () => {
    expect(await isRepository(join(folder, 'repo'))).toBe(true);
    expect(await isRepository(folder)).toBe(false);
    const tree = await addWorktree(join(folder, 'repo', 'sub'), join(folder, 'trees'), 'm_1');
    expect(tree.cwd).toBe(join(folder, 'trees', 'repo-m_1', 'sub'));
    expect(readFileSync(join(tree.cwd, 'a.txt'), 'utf8')).toBe('a');
    expect(await tree.end()).toBeUndefined();
    expect(existsSync(tree.cwd)).toBe(false);
    expect(git('branch', '--format=%(refname:short)')).toBe('main');
  });

  test('stays when something was, and says so', async () => {
    const tree = await addWorktree(join(folder, 'repo'), join(folder, 'trees'), 'm_2');
    writeFileSync(join(tree.cwd, 'new.txt'), 'b');
    const path = join(folder, 'trees', 'repo-m_2');
    expect(await tree.end()).toBe(`[worktree ${path}, branch ahub/m_2: 0 commits, 1 uncommitted file]`);
    execFileSync('git', ['-C', path, 'add', '.']);
    execFileSync('git', ['-C', path, '-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'second']);
    expect(await tree.end()).toContain('1 commit, 0 uncommitted files');
    expect(existsSync(join(folder, 'repo', 'new.txt'))).toBe(false);
  });
});
