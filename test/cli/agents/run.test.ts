import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAgent } from '../../../cli/src/agents/run/run-agent.ts';
import type { AgentSettings } from '../../../cli/src/agents/run/run-agent.ts';
import { fileConversation } from '../../../cli/src/agents/run/conversation-store.ts';
import { Hub } from '../../../clients/typescript/src/index.ts';
import { openWorld, until } from '../../sdk/world.ts';
import type { World } from '../../sdk/world.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => {
  world.proxy.rules = [];
  world.proxy.passed.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'ahub-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => world.close());

/** Runs an agent in this process whose command is a script of the shell. */
async function work(alias: string, argv: readonly string[], options: Partial<AgentSettings> = {}) {
  const token = await world.hub.mintNode(world.user, alias);
  const stop = new AbortController();
  const lines: string[] = [];
  const done = runAgent({
    ...{ hub: new Hub({ url: world.proxy.url, token }), token, alias, argv, cwd: folder, env: process.env },
    ...{ graceMs: 200, drainMs: 2_000, watchMs: 30, progressMs: 20, concurrency: 1, signal: stop.signal },
    log: (line) => void lines.push(line),
    ...options,
  });
  await until(() => world.proxy.passed.some(({ tool }) => tool === 'get_inbox'));
  return { token, lines, done, end: () => (stop.abort(), done) };
}
const sh = (script: string): readonly string[] => ['sh', '-c', script];
const taskOf = async (id: string) => (await world.me.tasks.get(id)).task;
const began = (): Promise<void> => until(() => existsSync(join(folder, 'began')));

test('the text comes by stdin or in the arguments, the output goes back, and the hub knows that it began', async () => {
  const agent = await work(
    'reader',
    sh('printf "%s of %s by %s for %s: " "$AHUB_TASK_ID" "$AHUB_URL" "$AHUB_ALIAS" "$AHUB_TASK_FROM"; cat'),
  );
  const { task } = await world.me.send('reader', 'two words', { from: 'ann' });
  const { result, status, consumed_at } = await world.me.wait(task.id);
  expect([status, result]).toEqual(['replied', `${task.id} of ${world.proxy.url} by reader for ann: two words`]);
  expect(consumed_at).toEqual(expect.any(String));
  await agent.end();
  const filled = await work('filled', ['printf', '%s', 'did {task}']);
  const { task: second } = await world.me.send('filled', 'it; $(echo)');
  expect((await world.me.wait(second.id)).result).toBe('did it; $(echo)');
  await filled.end();
});

test('the command goes on with the trace of the dispatch', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const agent = await work('traced', sh('printf %s "$TRACEPARENT"'));
  const { task_id: id } = await world.me.tools.send_task({ alias: 'traced', task: 'look', meta: { traceparent } });
  expect((await world.me.wait(id ?? '')).result).toBe(traceparent);
  await agent.end();
});

test('another exit code is a failure with the last words of its errors', async () => {
  const agent = await work('failing', sh('echo part; seq 1 5000 >&2; echo "no compiler" >&2; exit 3'));
  const { task } = await world.me.send('failing', 'build');
  const { status, result } = await world.me.wait(task.id);
  expect(status).toBe('failed');
  expect(result).toMatch(/^exit code 3\n[\d\n]+no compiler$/);
  await agent.end();
});

test('a command that is not there, and one that takes too long, are failures too', async () => {
  const agent = await work('absent', ['no-such-program-here', '{task}']);
  const { task } = await world.me.send('absent', 'x');
  expect(await world.me.wait(task.id)).toMatchObject({
    status: 'failed',
    result: expect.stringMatching(/^the command was not found/) as unknown,
  });
  await agent.end();
  const slow = await work('slow', sh('echo half; sleep 60'), { timeoutMs: 100 });
  const { task: second } = await world.me.send('slow', 'x');
  expect(await world.me.wait(second.id)).toMatchObject({ status: 'failed', result: 'not done within 0.1 s, stopped' });
  await slow.end();
});

test('its last line is its progress, and its token is in no text', async () => {
  const agent = await work(
    'leaky',
    sh('echo "step $AHUB_TOKEN"; until [ -e go ]; do sleep 0.02; done; echo "key $AHUB_TOKEN"'),
  );
  const { task } = await world.me.send('leaky', 'x');
  await until(
    async () => (await world.me.tools.get_session_status({ alias: 'leaky' })).session?.output === 'step [token]',
  );
  writeFileSync(join(folder, 'go'), '');
  expect((await world.me.wait(task.id)).result).toBe('step [token]\nkey [token]');
  await agent.end();
  expect(agent.lines.join('\n')).not.toContain(agent.token);
});

test('a long output is shortened, and goes along whole as a file', async () => {
  const asker = await world.node('asker');
  const agent = await work('wordy', sh('seq 1 9000'));
  const { task } = await asker.send('wordy', 'count');
  expect(await world.me.wait(task.id)).toMatchObject({ status: 'replied' });
  await agent.end();
  const [reply] = (await asker.tools.get_inbox({ alias: 'asker' })).messages;
  expect(reply?.content).toHaveLength(10_000);
  expect(reply?.content).toMatch(/^1\n2\n[^]*shortened[^]*\n9000$/);
  const { attachments } = JSON.parse(reply?.meta_json ?? '{}') as { attachments: { file_id: string }[] };
  const whole = await (await world.me.files.download(attachments[0]?.file_id ?? '')).text();
  expect([whole.slice(0, 4), whole.slice(-9)]).toEqual(['1\n2\n', '8999\n9000']);
});

test.each(['cancelled', 'reassigned'])('a %s task stops its command and is not answered', async (how) => {
  await world.hub.mintNode(world.user, 'other');
  const agent = await work(
    `stopped-${how}`,
    sh('trap "echo stopped >> began; exit 0" TERM; echo $$ > began; sleep 60 & wait'),
  );
  const { task } = await world.me.send(`stopped-${how}`, 'endless');
  await began();
  if (how === 'cancelled') await world.me.tasks.cancel(task.id, 'no need');
  else await world.me.tasks.reassign(task.id, 'other');
  await until(() => readFileSync(join(folder, 'began'), 'utf8').includes('stopped'));
  await agent.end();
  expect(world.proxy.passed.filter(({ tool }) => tool === 'send_reply')).toEqual([]);
});

test('a retry begins only when the command of the first try is gone', async () => {
  const script =
    'mkdir lock || { echo overlap; exit 0; }; touch began; trap "sleep 0.3; rmdir lock; exit 1" TERM; [ -e again ] || { sleep 60 & wait; }; rmdir lock; echo alone';
  const agent = await work('retried', sh(script), { concurrency: 2, graceMs: 5_000 });
  const { task } = await world.me.send('retried', 'x');
  await began();
  writeFileSync(join(folder, 'again'), '');
  await world.me.tasks.cancel(task.id, 'again');
  await world.me.tasks.retry(task.id);
  expect(await world.me.wait(task.id)).toMatchObject({ status: 'replied', result: 'alone' });
  await agent.end();
});

test('as many at a time as it may', async () => {
  const agent = await work(
    'many',
    sh('mkdir running-$AHUB_TASK_ID; sleep 0.2; ls -d running-* | wc -l; rmdir running-$AHUB_TASK_ID'),
    { concurrency: 2 },
  );
  const sent = await Promise.all([1, 2, 3, 4].map((one) => world.me.send('many', `task ${one}`)));
  const counts = await Promise.all(sent.map(async ({ task }) => Number((await world.me.wait(task.id)).result)));
  expect(Math.max(...counts)).toBe(2);
  await agent.end();
});

test('when it stops, what runs may end; what takes longer is stopped and said to have failed', async () => {
  const agent = await work('drained', sh('touch began; sleep 0.3; echo whole'));
  const { task } = await world.me.send('drained', 'x');
  await began();
  await agent.end();
  expect(await taskOf(task.id)).toMatchObject({ status: 'replied', result: 'whole' });
  rmSync(join(folder, 'began'));
  const late = await work('late', sh('touch began; sleep 60'), { drainMs: 100 });
  const { task: second } = await world.me.send('late', 'x');
  await began();
  await late.end();
  expect(await taskOf(second.id)).toMatchObject({
    status: 'failed',
    result: 'the agent stopped before the task was done',
  });
});

test('one conversation over all tasks, begun anew when the client no longer knows it', async () => {
  mkdirSync(join(folder, 'bin'));
  const claude = join(folder, 'bin', 'claude');
  writeFileSync(
    claude,
    '#!/bin/sh\necho "$1 $2" >> talk\n[ -e lost ] && { rm lost; echo "No conversation found with session ID: $2" >&2; exit 1; }\necho ok\n',
    { mode: 0o755 },
  );
  const conversation = fileConversation(join(folder, 'state'), 'talker');
  const agent = await work('talker', [claude, '-p', '{task}'], { conversation });
  const ask = async () => {
    const { task } = await world.me.send('talker', 'x');
    return (await world.me.wait(task.id)).status;
  };
  expect([await ask(), await ask()]).toEqual(['replied', 'replied']);
  writeFileSync(join(folder, 'lost'), '');
  expect([await ask(), await ask()]).toEqual(['failed', 'replied']);
  const talk = readFileSync(join(folder, 'talk'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  expect(talk.map(([option]) => option)).toEqual(['--session-id', '--resume', '--resume', '--session-id']);
  expect(new Set(talk.slice(0, 3).map(([, id]) => id)).size).toBe(1);
  expect(talk[3]?.[1]).not.toBe(talk[0]?.[1]);
  await agent.end();
});

test('each task in a worktree: it goes when nothing was changed, and is named in the reply when it stays', async () => {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  git('init', '-q');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '--allow-empty', '-qm', 'first');
  const agent = await work(
    'branching',
    sh('read what; [ "$what" = look ] || echo x > made.txt; echo did; [ "$what" != fail ]'),
    {
      worktrees: join(folder, 'trees'),
    },
  );
  const ask = async (text: string) => {
    const { task } = await world.me.send('branching', `${text}\n`);
    return world.me.wait(task.id);
  };
  expect((await ask('look')).result).toBe('did');
  const { result } = await ask('make');
  expect(result).toMatch(/^did\n\n\[worktree .*trees.*, branch ahub\/.*: 0 commits, 1 uncommitted file\]$/);
  expect(existsSync(join(/worktree (.*), branch/.exec(result ?? '')?.[1] ?? '', 'made.txt'))).toBe(true);
  expect(await ask('fail')).toMatchObject({
    status: 'failed',
    result: expect.stringContaining('[worktree') as unknown,
  });
  expect(existsSync(join(folder, 'made.txt'))).toBe(false);
  await agent.end();
});
