import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countNotes, killInTheMiddle, untilIdle } from '../../sdk/kill-agent.ts';
import { openCliWorld, type CliWorld } from '../support/open-cli-world.ts';
import { keepCompiled } from '../support/run-cli.ts';

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

const script = 'echo "begin $AHUB_TASK_ID" >> notes; sleep "$(cat)"; echo "done $AHUB_TASK_ID" >> notes; echo made';

/** `token` is that of the agent. */
function start(args: readonly string[], token: string): ChildProcess {
  const own = { HOME: folder, AHUB_URL: world.hub.url, AHUB_TOKEN: token };
  const env = { PATH: process.env['PATH'] ?? '', ...keepCompiled, ...own };
  return spawn(process.execPath, args, { env, cwd: folder, stdio: 'ignore' });
}

test.each([
  ['ahub run', 'runner', [main, 'run', '--alias', 'runner', '--', 'sh', '-c', script]],
  ['the Agent of the TypeScript client', 'sdk', [sdkAgent, 'sdk']],
])(
  `%s killed with -9 in the middle of a task, ${times} times: no silent success, attention shows it, a retry completes once`,
  async (_name, alias, args) => {
    const token = await world.hub.mintNode(world.user, alias);
    const { hub, me } = world;
    await killInTheMiddle({ hub, me, alias, folder, start: () => start(args, token) }, times);
  },
  times * 20_000,
);

test(
  'ahub run killed at any moment, also while it takes the task or answers it: never done twice, never lost',
  async () => {
    const alias = 'anywhere';
    const token = await world.hub.mintNode(world.user, alias);
    const args = [main, 'run', '--alias', alias, '--', 'sh', '-c', script];
    let agent = start(args, token);
    await untilIdle(world.me, alias);
    for (let time = 1; time <= Math.ceil(times / 5); time += 1) {
      const { task } = await world.me.send(alias, '0.05');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
      agent.kill('SIGKILL');
      await once(agent, 'exit');
      const { status } = (await world.me.tasks.get(task.id)).task;
      if (status === 'acked' || status === 'running') {
        await world.me.tasks.cancel(task.id, 'its agent died');
        await world.me.tasks.retry(task.id);
      }
      agent = start(args, token);
      expect(await world.me.wait(task.id, { timeoutMs: 10_000 })).toMatchObject({ status: 'replied', result: 'made' });
      // Work that had ended when its answer was lost is done again; otherwise it is done once.
      expect(countNotes(folder, `done ${task.id}`)).toBeLessThanOrEqual(
        status === 'replied' || status === 'delivered' ? 1 : 2,
      );
      await untilIdle(world.me, alias);
    }
    // The last one may still be starting: the hub's word for idle can be its predecessor's.
    agent.kill('SIGKILL');
    await once(agent, 'exit');
  },
  times * 10_000,
);
