import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Agent, type Hub } from '../../clients/typescript/src/index.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';
import { readRows } from './support/read-rows.ts';

// Each command is a process of its own, of which a test starts up to a dozen.
jest.setTimeout(90_000);

let world: CliWorld;
let alpha: Agent;
let running: Promise<void>;
let sleepy: Hub;
beforeAll(async () => {
  world = await openCliWorld();
  alpha = new Agent(await world.agent('alpha'), { alias: 'alpha', heartbeatMs: 200 });
  alpha.onTask(async ({ text }) => {
    if (text.startsWith('fail')) throw new Error('no luck');
    return { result: `did ${text}` };
  });
  sleepy = await world.agent('sleepy');
  running = alpha.run();
});
afterAll(async () => {
  alpha.stop();
  await running;
  await world.close();
});

describe('ask', () => {
  test('prints the answer, from stdin too, and the whole task as JSON', async () => {
    const asked = await world.cli(['ask', 'alpha', '-'], { stdin: 'What breaks?\n' });
    expect(asked).toEqual({ code: 0, stdout: 'did What breaks?\n', stderr: '' });
    const whole = await world.cli(['ask', 'alpha', 'again', '--json']);
    const task = JSON.parse(whole.stdout);
    expect((await world.me.tasks.get(task.task_id)).task).toEqual(task);
  });

  test('ends with 8 where the task failed, 6 where the time is over, 3 where nobody is called so', async () => {
    const failed = await world.cli(['ask', 'alpha', 'fail']);
    expect([failed.code, failed.stderr]).toEqual([8, expect.stringContaining('ended as failed')]);
    expect(await world.cli(['ask', 'sleepy', 'x', '--timeout', '0.1s'])).toMatchObject({ code: 6, stdout: '' });
    expect((await world.cli(['ask', 'nobody', 'x'])).code).toBe(3);
    expect((await world.cli(['ask', 'alpha', '-'])).code).toBe(2);
  });
});

describe('reply', () => {
  test('ends a task with a status, a text of stdin and files', async () => {
    const { task } = await world.me.send('sleepy', 'Look');
    const file = join(world.home, 'log.txt');
    writeFileSync(file, 'it broke');
    const args = ['reply', task.id, '-', '--status', 'failed', '--file', file];
    const replied = await world.cli(args, { stdin: 'It broke\n' });
    expect(replied).toEqual({ code: 0, stdout: expect.stringMatching(/^m_\w+\n$/), stderr: '' });
    expect((await world.me.tasks.get(task.id)).task).toMatchObject({ status: 'failed', result: 'It broke' });
    const [mine] = (await world.me.tools.get_inbox({ alias: world.user.username })).messages.filter(
      ({ in_reply_to }) => in_reply_to === task.id,
    );
    expect(JSON.parse(mine!.meta_json!).attachments).toEqual([expect.objectContaining({ name: 'log.txt', size: 8 })]);
  });

  test('prints the answer of the API, once for a key', async () => {
    const { task } = await world.me.send('sleepy', 'Once');
    const args = ['reply', task.id, 'done', '--json', '--idempotency-key', `reply-${task.id}`];
    const [first, again] = [await world.cli(args), await world.cli(args)];
    expect(JSON.parse(again.stdout)).toEqual({ ...JSON.parse(first.stdout), idempotent_replay: true });
    expect(Object.keys(JSON.parse(first.stdout)).sort()).toEqual(['message_id', 'ok', 'session_status']);
  });

  test('refuses what has ended with 5, what is unknown with 3, and a wrong status with 2', async () => {
    const { task } = await world.me.send('sleepy', 'Over');
    await world.cli(['reply', task.id, 'done']);
    expect((await world.cli(['reply', task.id, 'again'])).code).toBe(5);
    expect((await world.cli(['reply', 't_none', 'x'])).code).toBe(3);
    const wrong = await world.cli(['reply', task.id, 'x', '--status', 'great']);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('replied, failed, cancelled')]);
    const nothing = await world.cli(['reply', task.id, 'x', '--file', join(world.home, 'none')]);
    expect([nothing.code, nothing.stderr]).toEqual([2, expect.stringContaining('cannot read the file')]);
  });
});

test('broadcast reaches the agents of a status, and prints the ids or the answer of the API', async () => {
  await sleepy.tools.report_status({ resume_id: 's', alias: 'sleepy', status: 'blocked' });
  const sent = await world.cli(['broadcast', '-', '--status', 'blocked'], { stdin: 'Freeze\n' });
  expect(sent).toEqual({ code: 0, stdout: expect.stringMatching(/^m_\w+\n$/), stderr: '' });
  const { messages } = await sleepy.tools.get_inbox({ alias: 'sleepy', limit: 100 });
  expect(messages.filter(({ type }) => type === 'broadcast')).toEqual([
    expect.objectContaining({ id: sent.stdout.trim(), content: 'Freeze' }),
  ]);
  const nobody = await world.cli(['broadcast', 'x', '--server', 'nowhere', '--json']);
  expect(JSON.parse(nobody.stdout)).toEqual({ ok: true, recipients: 0, message_ids: [] });
  expect((await world.cli(['broadcast', 'x', '--status', 'tired'])).code).toBe(2);
  expect((await world.cli(['broadcast', '-'])).code).toBe(2);
});

describe('inbox', () => {
  test('of an agent: shows without taking, takes with --ack no more than it shows', async () => {
    const inbox = await world.agent('reader');
    for (const text of ['one', 'two', 'three']) await world.me.message('reader', text);
    const unread = async () => (await inbox.tools.get_inbox({ alias: 'reader', peek: true })).messages;
    const before = await unread();
    expect(readRows((await world.cli(['inbox', 'reader', '--json'])).stdout)).toEqual(before);
    expect(await unread()).toHaveLength(3);
    const taken = await world.cli(['inbox', 'reader', '--ack', '--limit', '2']);
    expect([taken.code, taken.stderr]).toEqual([0, '2 of 2 acknowledged.\n']);
    const cells = taken.stdout.split('\n').map((line) => line.split('\t'));
    expect(cells[0]).toEqual([before[0]!.id, 'message', 'hub', before[0]!.task_id, before[0]!.created_at, 'one']);
    expect((await unread()).map(({ content }) => content)).toEqual(['three']);
  });

  test('looks on: an agent that nobody woke is not taken for one that reads and does nothing', async () => {
    await world.agent('asleep');
    const { task } = await world.me.send('asleep', 'Wake up');
    expect(readRows((await world.cli(['inbox', 'asleep', '--json'])).stdout)).toHaveLength(1);
    await world.hub.runJob('record_reads');
    const { diagnostic } = await world.me.tasks.get(task.id);
    expect(diagnostic.evidence.inbox_read_count ?? 0).toBe(0);
  });

  test('of the token that is in use: the agent of AHUB_ALIAS, and only that', async () => {
    const token = await world.hub.mintNode(world.user, 'own');
    await world.me.message('own', 'for me');
    const env = { AHUB_TOKEN: token };
    const mine = await world.cli(['inbox', '--json'], { env: { ...env, AHUB_ALIAS: 'own' } });
    expect(readRows(mine.stdout)).toEqual([expect.objectContaining({ content: 'for me' })]);
    const unknown = await world.cli(['inbox'], { env });
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('ahub inbox ALIAS')]);
    expect((await world.cli(['inbox', 'alpha'], { env })).code).toBe(1);
  });

  test('of a person: replies and direct messages, which --ack marks as read', async () => {
    const { task } = await world.me.send('sleepy', 'Answer me');
    await sleepy.reply(task.id, 'the answer');
    await sleepy.tools.send_desktop_message({ to_username: world.user.username, title: 'Note', message: 'look' });
    const shown = readRows((await world.cli(['inbox', '--json'])).stdout);
    expect(shown.find(({ title }) => title === 'Note')).toMatchObject({ content: 'look', acked: 0 });
    expect(shown.find(({ in_reply_to }) => in_reply_to === task.id)).toMatchObject({ type: 'reply' });
    expect(readRows((await world.cli(['inbox', '--json'])).stdout)).toHaveLength(shown.length);
    const taken = await world.cli(['inbox', '--ack']);
    expect(taken.stderr).toBe(`${shown.length} of ${shown.length} acknowledged.\n`);
    expect(await world.cli(['inbox'])).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
