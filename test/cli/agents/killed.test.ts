import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestHub } from '../../support/start-hub.ts';
import { until } from '../../sdk/world.ts';
import { openCliWorld, type CliWorld } from '../support/open-cli-world.ts';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const sdkAgent = fileURLToPath(new URL('killed-agent.ts', import.meta.url));
const times = Number(process.env['KILLS'] ?? 50);

let world: CliWorld;
let folder: string;
beforeAll(async () => {
  world = await openCliWorld();
  folder = mkdtempSync(join(tmpdir(), 'ahub-killed-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.close();
});

/** What the work has noted: `begin` and `done` lines with the ids of tasks. */
const notes = (): string[] => {
  try {
    return readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
};
const count = (line: string): number => notes().filter((note) => note === line).length;
const script = 'echo "begin $AHUB_TASK_ID" >> notes; sleep "$(cat)"; echo "done $AHUB_TASK_ID" >> notes; echo made';
const taskOf = async (id: string) => (await world.me.tasks.get(id)).task;
const idle = async (alias: string): Promise<boolean> =>
  (await world.me.tools.get_session_status({ alias })).session?.status === 'idle';

async function start(args: readonly string[], token: string, hub: TestHub): Promise<ChildProcess> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, AHUB_URL: hub.url, AHUB_TOKEN: token };
  return spawn(process.execPath, args, { env, cwd: folder, stdio: 'ignore' });
}

/**
 * A task that takes long is begun; at some moment in it the agent is killed. The next agent gets the task when a person
 * brings it again.
 */
test.each([
  ['ahub run', 'runner', [main, 'run', '--alias', 'runner', '--', 'sh', '-c', script]],
  ['the Agent of the TypeScript client', 'sdk', [sdkAgent, 'sdk']],
])(
  `%s killed with -9 in the middle of a task, ${times} times: no silent success, attention shows it, a retry completes once`,
  async (_name, alias, args) => {
    const token = await world.hub.mintNode(world.user, alias);
    let agent = await start(args, token, world.hub);
    for (let time = 1; time <= times; time += 1) {
      const { task } = await world.me.send(alias, '0.4');
      await until(() => count(`begin ${task.id}`) === 1);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
      agent.kill('SIGKILL');
      await once(agent, 'exit');
      expect(await taskOf(task.id)).toMatchObject({ status: 'running', result: null });
      world.hub.clock.advance(11 * 60_000);
      const { items } = await world.me.api.listAttention({});
      expect(items.map(({ kind, subject }) => [kind, subject.id])).toContainEqual(['agent_offline_with_work', alias]);
      await world.me.tasks.cancel(task.id, 'its agent died');
      await world.me.tasks.retry(task.id);
      agent = await start(args, token, world.hub);
      expect(await world.me.wait(task.id, { timeoutMs: 10_000 })).toMatchObject({ status: 'replied', result: 'made' });
      expect([count(`begin ${task.id}`), count(`done ${task.id}`)]).toEqual([2, 1]);
      const steps = [];
      for await (const { to_status } of world.me.tasks.steps(task.id)) steps.push(to_status);
      expect(steps.filter((status) => status === 'replied')).toHaveLength(1);
      await until(() => idle(alias));
    }
    agent.kill('SIGTERM');
    expect(await once(agent, 'exit')).toEqual([0, null]);
  },
  times * 20_000,
);

test(
  'ahub run killed at any moment, also while it takes the task or answers it: never done twice, never lost',
  async () => {
    const alias = 'anywhere';
    const token = await world.hub.mintNode(world.user, alias);
    const args = [main, 'run', '--alias', alias, '--', 'sh', '-c', script];
    let agent = await start(args, token, world.hub);
    await until(() => idle(alias));
    for (let time = 1; time <= Math.ceil(times / 5); time += 1) {
      const { task } = await world.me.send(alias, '0.05');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
      agent.kill('SIGKILL');
      await once(agent, 'exit');
      const { status } = await taskOf(task.id);
      if (status === 'acked' || status === 'running') {
        await world.me.tasks.cancel(task.id, 'its agent died');
        await world.me.tasks.retry(task.id);
      }
      agent = await start(args, token, world.hub);
      expect(await world.me.wait(task.id, { timeoutMs: 10_000 })).toMatchObject({ status: 'replied', result: 'made' });
      // Work that had ended when its answer was lost is done again; otherwise it is done once.
      expect(count(`done ${task.id}`)).toBeLessThanOrEqual(status === 'replied' || status === 'delivered' ? 1 : 2);
      await until(() => idle(alias));
    }
    // The last one may still be starting: the hub's word for idle can be its predecessor's.
    agent.kill('SIGKILL');
    await once(agent, 'exit');
  },
  times * 10_000,
);
