import type { Fleet } from './fleet.ts';
import { partOf } from './plan.ts';
import { Random } from './random.ts';
import { absentAlias } from './stories/team.ts';
import type { World } from './world.ts';

/** What happens to the fleet by itself: a machine goes down, an agent degrades, a task ages. */
export async function letThingsHappen(world: World, fleet: Fleet): Promise<void> {
  await Promise.all([goAway(world, fleet), degrade(world, fleet), age(world)]);
}

/** An agent goes offline with work in its hands, and comes back to it. */
async function goAway(world: World, fleet: Fleet): Promise<void> {
  const { pace, desk, person, settings } = world;
  const random = new Random(`${settings.seed}/away`);
  const alias = 'perf-lab';
  await afterwards(world, 20);
  await pace.every(540, alias, async () => {
    const job = partOf('load-checkout', random, random.whole(2_000, 9_000));
    desk.announce(job);
    await fleet.stop(alias);
    fleet.start(alias, 'end');
    await person('lena').send(alias, job.text, { priority: 'high' });
    await pace.pause(25);
    await fleet.stop(alias);
    await pace.pause(200);
    fleet.start(alias, 'end');
  });
}

/** An agent reports a fault for some minutes; the hub gives it no work meanwhile. */
async function degrade(world: World, fleet: Fleet): Promise<void> {
  const { pace } = world;
  const fault = { app_server: { ok: false, reason: 'no space left on /var/cache' }, model_auth: 'ok' };
  await afterwards(world, 35);
  await pace.every(480, 'degrading', async () => {
    await fleet.setFault('ci-doctor', fault);
    await pace.pause(150);
    await fleet.setFault('ci-doctor', undefined);
  });
}

/** A task for an agent that never came ages, until somebody gives it to another one; a second one expires unread. */
async function age(world: World): Promise<void> {
  const { pace, desk, person, settings } = world;
  const random = new Random(`${settings.seed}/age`);
  await pace.every(60, 'ageing', async () => {
    const waiting = partOf('e2e-visual', random, random.whole(2_000, 9_000));
    desk.announce(waiting);
    const { task } = await person('tomas').send(absentAlias, waiting.text, { ttlSeconds: 7_200 });
    await person('tomas').send(absentAlias, 'Is the signing key of the Windows installer on your machine?', {
      ttlSeconds: Math.max(1, Math.round(pace.ms(90) / 1_000)),
    });
    await pace.pause(600);
    desk.take(task.id);
    await person('lena').tasks.reassign(task.id, 'e2e-runner');
  });
}

/** Lets the fleet begin its work first. */
async function afterwards({ pace }: World, seconds: number): Promise<void> {
  await pace.pause(seconds).catch(() => undefined);
}
