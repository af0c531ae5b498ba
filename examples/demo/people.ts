import { Hub } from '../../clients/typescript/src/index.ts';
import { planJobs, type Job } from './plan.ts';
import { Random } from './random.ts';
import { broadcasts, notices } from './stories/words.ts';
import { absentAlias, crew, people } from './stories/team.ts';
import type { World } from './world.ts';

/** Live tasks at which nobody sends more for a while. */
const enoughLive = 45;
/** Ended badly and not yet sent again: what stays for whoever looks. */
const keptFailures = 3;
const keptUnread = 6;
const dispatchers = ['ada', 'lena', 'tomas', 'tomas'] as const;

/** The people of the team: they send work, answer questions and tidy up. Resolves when the demo ends. */
export async function letPeopleWork(world: World): Promise<void> {
  const { pace } = world;
  await Promise.all([
    dispatch(world),
    pace.every(10, 'answering', () => answerQuestions(world)),
    pace.every(20, 'retrying', () => retryOldest(world)),
    pace.every(30, 'reading', () => readMessages(world)),
    pace.every(95, 'notices', noticesOf(world)),
    pace.every(420, 'broadcast', broadcastsOf(world)),
  ]);
}

async function dispatch(world: World): Promise<void> {
  const { pace, settings } = world;
  const jobs = planJobs(settings.seed);
  const random = new Random(`${settings.seed}/people`);
  for (let sent = 0; ; sent += 1) {
    const job = jobs.next().value;
    const person = world.person(random.pick(dispatchers));
    await pace.tryOnce('dispatch', () => send(world, person, job));
    try {
      // The first ones come at once: whoever looks in early sees a fleet at work.
      if (sent >= 14) await pace.pause(random.whole(4, 7));
      while (sent % 5 === 0 && (await countLive(person)) >= enoughLive) await pace.pause(10);
    } catch {
      return;
    }
  }
}

async function send(world: World, person: Hub, job: Job): Promise<void> {
  const { desk, refusals, pace } = world;
  desk.announce(job);
  const send = () => person.send(job.alias, job.text, { priority: job.priority });
  // By the story, an agent may be degraded just now: the hub says so, and the work goes to somebody else later.
  const sent = await refusals.expect(desk.degraded.has(job.alias) ? ['node_degraded'] : [], send);
  if (sent === undefined || job.turn !== 'cancel') return;
  void pace.tryOnce('cancel', async () => {
    await pace.pause(22);
    desk.take(sent.task.id);
    await refusals.expect(['task_not_cancellable'], () =>
      person.tasks.cancel(sent.task.id, 'Superseded by a newer change'),
    );
  });
}

async function countLive(hub: Hub): Promise<number> {
  const { tasks } = await hub.api.listTasks({ status: ['delivered', 'acked', 'running'], limit: enoughLive });
  return tasks.length;
}

/** Somebody of the team answers what has waited for a while, unless whoever looks was faster. */
async function answerQuestions({ desk, pace, person }: World): Promise<void> {
  for (const { alias, answer, since } of desk.questions.values()) {
    if (Date.now() - since > pace.ms(110)) await person('tomas').message(alias, answer);
  }
}

async function retryOldest({ person, refusals, desk }: World): Promise<void> {
  const lena = person('lena');
  const { tasks } = await lena.api.listTasks({ status: ['failed', 'expired'], limit: 50 });
  for (const { task_id, to_name } of tasks.filter((task) => isOurs(task.to_name)).slice(keptFailures)) {
    const codes = desk.degraded.has(to_name) ? ['node_degraded'] : [];
    await refusals.expect(codes, () => lena.tasks.retry(task_id));
  }
}

/** Whether an agent stays for the whole demo; workers come and go. */
const isOurs = (alias: string): boolean => alias === absentAlias || crew.some((one) => one.alias === alias);

/** Old direct messages are read; some new ones stay for whoever signs in. */
async function readMessages({ person }: World): Promise<void> {
  for (const username of ['ada', 'lena', 'tomas']) {
    const hub = person(username);
    const { messages } = await hub.api.listMessages({ scope: 'user', unacked: 1, limit: 200 });
    const old = messages.slice(keptUnread).flatMap(({ message_id }) => (message_id === undefined ? [] : [message_id]));
    if (old.length > 0) await hub.api.ackMessages({ message_ids: old.slice(0, 100) });
  }
}

/** Agents tell the person who signs in what they should know. */
function noticesOf({ url, tokens }: World): () => Promise<void> {
  let at = 0;
  return async () => {
    const [alias, severity, title, message] = notices[at++ % notices.length] ?? notices[0]!;
    const hub = new Hub({ url, token: tokens.get(alias) });
    await hub.tools.send_desktop_message({ to_username: people[0]!.username, severity, title, message });
  };
}

function broadcastsOf({ person }: World): () => Promise<void> {
  let at = 0;
  return async () => {
    await person('lena').api.broadcast({ message: broadcasts[at++ % broadcasts.length] ?? '' });
  };
}
