import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Board } from './board.ts';
import { Fleet } from './fleet.ts';
import { runOnLeash, type Leashed } from './leash.ts';
import { Pace } from './pace.ts';
import { letPeopleWork } from './people.ts';
import { Refusals } from './refusals.ts';
import type { Screen } from './screen.ts';
import { CannotBegin, type DemoSettings } from './settings.ts';
import { stockShelf } from './stock-shelf.ts';
import { people, supervisorAlias } from './stories/team.ts';
import { letThingsHappen } from './turns-of-events.ts';
import { letWorkersCome } from './workers.ts';
import { makePassword, openWorld, type World } from './world.ts';

/**
 * Starts a hub in a folder of its own and lets the team work on it until `end` aborts; then ends all that it started and
 * removes the folder.
 *
 * @throws CannotBegin the hub does not start
 */
export async function runDemo(settings: DemoSettings, screen: Screen, end: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-demo-'));
  const started: Leashed[] = [];
  const refusals = new Refusals((line) => screen.warn(line));
  const pace = new Pace(settings.pace, end, refusals);
  end.addEventListener('abort', () => refusals.end(), { once: true });
  let fleet: Fleet | undefined;
  try {
    screen.prepare('Starting a hub with data of its own');
    const hub = startHub(settings, folder);
    started.push(hub);
    const url = await readyUrl(hub, end);
    screen.prepare('Registering the team and its agents');
    const password = settings.password ?? makePassword();
    const world = await openWorld({ settings, url, pace, refusals }, password);
    started.push(startSupervisor(world, folder));
    fleet = new Fleet(world);
    fleet.startAll();
    const board = new Board(world);
    await Promise.all([stockShelf(world), board.open(), supervisorIsThere(world, end)]);
    const username = people[0]!.username;
    screen.invite({ page: await findPage(url), username, password, hubUrl: url });
    const told = tellFigures(world, screen);
    await Promise.all([letPeopleWork(world), board.run(), letWorkersCome(world), letThingsHappen(world, fleet), told]);
  } catch (error) {
    if (!end.aborted) throw error;
  } finally {
    if (fleet !== undefined) screen.say('\n  Ending …');
    await fleet?.stopAll();
    for (const program of started.reverse()) await program.end();
    await rm(folder, { recursive: true, force: true });
    const { expected, unexpected } = refusals;
    if (fleet !== undefined)
      screen.say(`  Ended. ${expected} refusals belonged to the stories, ${unexpected} did not.`);
  }
}

/** The agents and the team are one person's calls to the hub, more or less: its limits are widened for them. */
function startHub({ port, pace }: DemoSettings, folder: string): Leashed {
  return runOnLeash(new URL('../../src/main.ts', import.meta.url), {
    HUB_HOST: '127.0.0.1',
    HUB_PORT: String(port),
    HUB_DATA_DIR: join(folder, 'hub'),
    HUB_REQUESTS_PER_MINUTE: String(Math.ceil(6_000 * Math.max(1, pace))),
    HUB_LOOP_SENDS_PER_MINUTE: String(Math.ceil(60 * Math.max(1, pace))),
    HUB_ATTENTION_UNCLAIMED_MINUTES: '2',
    HUB_ATTENTION_UNREAD_MINUTES: '2',
  });
}

function startSupervisor({ url, tokens }: World, folder: string): Leashed {
  return runOnLeash(new URL('supervisor.ts', import.meta.url), {
    HUB_URL: url,
    DAEMON_TOKEN: tokens.get(supervisorAlias) ?? '',
    DAEMON_DIR: join(folder, 'supervisor'),
  });
}

/** The address of the hub, from the line that says that it is ready. @throws CannotBegin it has ended */
async function readyUrl({ child, output }: Leashed, end: AbortSignal): Promise<string> {
  for (;;) {
    const line = output()
      .split('\n')
      .find((one) => one.includes('"msg":"ready"') && one.endsWith('}'));
    if (line !== undefined) return (JSON.parse(line) as { readonly url: string }).url;
    if (child.exitCode !== null) throw new CannotBegin(`${output().trim()} DEMO_PORT takes another port.`);
    end.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function supervisorIsThere({ person }: World, end: AbortSignal): Promise<void> {
  for (;;) {
    const { daemons } = await person('ada').api.listHostSupervisors({});
    if (daemons.length > 0) return;
    end.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The console where this hub serves one, else what it serves to read. */
async function findPage(url: string): Promise<string> {
  for (const path of ['/ui/', '/docs']) {
    const { ok, headers } = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
    if (ok && headers.get('content-type')?.startsWith('text/html') === true) return `${url}${path}`;
  }
  return url;
}

/** Keeps the last line of a terminal up to date; elsewhere a line a minute of the story is enough. */
async function tellFigures({ person, pace, settings }: World, screen: Screen): Promise<void> {
  const hub = person('ada');
  const seconds = process.stdout.isTTY ? 2 * settings.pace : 60;
  await pace.every(seconds, 'figures', async () => {
    const [{ sessions, tasks }, { counts }] = await Promise.all([
      hub.api.getStats({}),
      hub.api.listAttention({ limit: 1 }),
    ]);
    const sum = (rows: Readonly<Record<string, number>>, names: readonly string[]): number =>
      names.reduce((total, name) => total + (rows[name] ?? 0), 0);
    screen.show({
      online: sum(sessions.by_status, ['idle', 'working', 'blocked', 'error', 'waiting_input']),
      working: sum(sessions.by_status, ['working']),
      live: sum(tasks.by_status, ['created', 'delivered', 'acked', 'running']),
      replied: sum(tasks.by_status, ['replied']),
      failed: sum(tasks.by_status, ['failed']),
      attention: counts.now + counts.soon + counts.note,
    });
  });
}
