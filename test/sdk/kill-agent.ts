import { deepEqual, equal, partialDeepStrictEqual as holds } from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hub } from '../../clients/typescript/src/index.ts';
import type { TestHub } from '../support/start-hub.ts';
import { until } from './world.ts';

/** An agent in a process of its own, and the person who gives it work. */
export interface Mortal {
  readonly hub: TestHub;
  readonly me: Hub;
  readonly alias: string;
  /** Where the agent writes `notes`: a line `begin ID` and a line `done ID` for each task, whose text is the seconds that it takes. */
  readonly folder: string;
  readonly start: () => ChildProcess;
}

/** How often the notes of an agent have a line. */
export function countNotes(folder: string, line: string): number {
  try {
    return readFileSync(join(folder, 'notes'), 'utf8')
      .split('\n')
      .filter((note) => note === line).length;
  } catch {
    return 0;
  }
}

/** Waits until the hub has heard from an agent that it has nothing to do. */
export async function untilIdle(me: Hub, alias: string): Promise<void> {
  await until(async () => (await me.tools.get_session_status({ alias })).session?.status === 'idle');
}

/**
 * Kills an agent with -9 in the middle of a task, again and again. Never is the task a success by itself; attention shows
 * it; when a person brings it again, the next agent completes it once. At the end the agent is asked to stop, and does.
 *
 * @throws AssertionError at the first thing that is not so
 */
export async function killInTheMiddle(mortal: Mortal, times: number): Promise<void> {
  const { me, start } = mortal;
  let agent = start();
  for (let time = 1; time <= times; time += 1) agent = await killOnce(mortal, agent);
  await untilIdle(me, mortal.alias);
  agent.kill('SIGTERM');
  const [code] = await once(agent, 'exit');
  equal(code, 0, 'it ends in good order');
}

/** Returns the agent that takes the place of the one that was killed. */
async function killOnce({ hub, me, alias, folder, start }: Mortal, agent: ChildProcess): Promise<ChildProcess> {
  const { task } = await me.send(alias, '0.4');
  await until(() => countNotes(folder, `begin ${task.id}`) === 1);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
  agent.kill('SIGKILL');
  await once(agent, 'exit');
  holds((await me.tasks.get(task.id)).task, { status: 'running', result: null });
  hub.clock.advance(11 * 60_000);
  const { items } = await me.api.listAttention({});
  const shown = items.filter(({ kind, subject }) => kind === 'agent_offline_with_work' && subject.id === alias);
  equal(shown.length, 1, 'attention shows the agent that is gone');
  await me.tasks.cancel(task.id, 'its agent died');
  await me.tasks.retry(task.id);
  const next = start();
  holds(await me.wait(task.id, { timeoutMs: 15_000 }), { status: 'replied', result: 'made' });
  deepEqual([countNotes(folder, `begin ${task.id}`), countNotes(folder, `done ${task.id}`)], [2, 1]);
  const steps = [];
  for await (const { to_status } of me.tasks.steps(task.id)) steps.push(to_status);
  equal(steps.filter((status) => status === 'replied').length, 1, 'it is answered once');
  await untilIdle(me, alias);
  return next;
}
