import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Hub } from '../../clients/typescript/src/index.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';
import { readRows } from './support/read-rows.ts';
import { runOnTerminal } from './support/run-on-terminal.ts';

// Each command is a process of its own, of which a test starts up to a dozen.
jest.setTimeout(90_000);

let world: CliWorld;
let beta: Hub;
let gamma: Hub;
beforeAll(async () => {
  world = await openCliWorld();
  beta = await world.agent('beta');
  gamma = await world.agent('gamma');
  await beta.tools.report_status({ resume_id: 'b', alias: 'beta', status: 'idle', model: 'plum-7' });
  await gamma.tools.report_status({
    resume_id: 'g',
    alias: 'gamma',
    status: 'blocked',
    task: 'a\tlong\nwait',
    progress: 40,
  });
});
afterAll(() => world.close());

const terminal = () => ({ HOME: world.home, AHUB_URL: world.hub.url, AHUB_TOKEN: world.user.token });

describe('status', () => {
  test('prints the rows of the API as JSON, and stable cells in a pipe', async () => {
    const listed = await world.cli(['status', '--json']);
    const { sessions } = await world.me.api.getStatus({ fields: 'fleet' });
    expect([listed.code, listed.stderr, readRows(listed.stdout)]).toEqual([0, '', sessions]);
    const blocked = await world.cli(['status', '--status', 'blocked', '--status', 'error']);
    expect(blocked.stdout).toMatch(/^gamma\tblocked\t40%\t0\t[\d-]+ [\d:]+\t\ta long wait\n$/);
    expect((await world.cli(['status', '--search', 'plum-7'])).stdout).toMatch(/^beta\tidle\t.*\n$/);
    expect(readRows((await world.cli(['status', '--limit', '1', '--json'])).stdout)).toHaveLength(1);
    expect((await world.cli(['status', '--status', 'asleep'])).code).toBe(2);
  });

  test('of one agent says what waits for it, also of one that never reported', async () => {
    await world.me.send('beta', 'Look');
    const one = await world.cli(['status', 'beta', '--json']);
    expect(JSON.parse(one.stdout)).toEqual(await world.me.tools.get_session_status({ alias: 'beta' }));
    expect((await world.cli(['status', 'gamma'])).stdout).toContain('a\tlong\nwait (40%)');
    expect((await world.cli(['status', 'nobody'])).stdout).toBe('nobody has never reported. Unread: 0\n');
  });

  test('on a terminal is a table with its counts', async () => {
    const run = runOnTerminal(['status'], { ...terminal(), NO_COLOR: '1' });
    expect(await run.ended).toBe(0);
    const lines = run.shown().split('\r\n');
    expect(lines[0]).toMatch(/^AGENT\s+STATUS\s+PROGRESS\s+QUEUE\s+SEEN\s+MODEL\s+TASK$/);
    expect(lines[1]).toMatch(/^beta\s+idle\s+1\s+\d+[sm]\s+plum-7\s+Look$/);
    expect(lines[3]).toBe('2 agents: 1 at work, 1 idle, 0 offline');
  });
});

describe('attention', () => {
  test('prints items, filtered and cut, and says on a terminal what mends them', async () => {
    const { task } = await world.me.send('beta', 'Fails');
    await beta.reply(task.id, 'no disk', { status: 'failed' });
    const all = await world.cli(['attention', '--json']);
    const { items } = await world.me.api.listAttention();
    expect([all.code, readRows(all.stdout)]).toEqual([0, items]);
    const failed = await world.cli(['attention', '--kind', 'task_failed', '--severity', 'now']);
    expect(failed.stdout.split('\t').slice(0, 2)).toEqual(['now', 'task_failed']);
    expect(failed.stdout.split('\n')).toHaveLength(2);
    expect(readRows((await world.cli(['attention', '--limit', '1', '--json'])).stdout)).toHaveLength(1);
    expect((await world.cli(['attention', '--severity', 'never'])).code).toBe(2);
    const run = runOnTerminal(['attention', '--kind', 'task_failed'], terminal());
    expect(await run.ended).toBe(0);
    expect(run.shown()).toContain(`ahub task retry ${task.id}`);
  });

  test('snooze hides an item from its own list, for 0 shows it again', async () => {
    const [item] = (await world.me.api.listAttention({ kind: 'agent_blocked' })).items;
    const look = async () => (await world.cli(['attention', '--kind', 'agent_blocked'])).stdout;
    const hidden = await world.cli(['attention', 'snooze', item!.key, '--for', '2h', '--json']);
    const answer = JSON.parse(hidden.stdout);
    expect(Object.keys(answer).sort()).toEqual(['key', 'ok', 'until']);
    expect(Math.abs(Date.parse(answer.until) - Date.now() - 7_200_000)).toBeLessThan(120_000);
    expect(await look()).toBe('');
    expect((await world.cli(['attention', 'snooze', item!.key, '--for', '0'])).code).toBe(0);
    expect(await look()).toContain('agent_blocked');
    expect((await world.cli(['attention', 'snooze', 'no:such:key'])).code).toBe(3);
  });
});
