import { Agent, HubError, Hub } from '../../clients/typescript/src/index.ts';
import type { AgentOptions } from '../../clients/typescript/src/index.ts';
import { doTask } from './do-task.ts';
import { MachineMeasures } from './measures.ts';
import { crew, machines, type Crew } from './stories/team.ts';
import type { World } from './world.ts';

/** An answer may cross a cancellation or a hand-over on its way. */
const crossing = ['reply_task_terminal', 'reply_task_not_owned', 'task_terminal', 'task_not_owned'];

/** The agents of the demo. */
export class Fleet {
  readonly #world: World;
  readonly #machines: ReadonlyMap<string, MachineMeasures>;
  readonly #running = new Map<string, { readonly agent: Agent; readonly done: Promise<void> }>();
  readonly #startedAt = Date.now();
  /** How the next reports of an agent describe its health. */
  readonly #health = new Map<string, Readonly<Record<string, unknown>>>();

  constructor(world: World) {
    this.#world = world;
    const { seed } = world.settings;
    this.#machines = new Map(machines.map((machine) => [machine.host, new MachineMeasures(machine, seed)]));
  }

  startAll(): void {
    for (const { alias } of crew) this.start(alias);
  }

  /** Begins to work; `ackOn: 'end'` lets an agent come back to what it left. */
  start(alias: string, ackOn: AgentOptions['ackOn'] = 'start'): void {
    const member = memberOf(alias);
    const { desk, url, tokens, pace } = this.#world;
    const hub = new Hub({ url, token: tokens.get(alias) });
    const machine = this.#machines.get(member.host) as MachineMeasures;
    const agent = new Agent(hub, {
      alias,
      ackOn,
      concurrency: member.concurrency ?? 1,
      heartbeatMs: Math.max(1_000, pace.ms(30)),
      watchMs: Math.max(500, pace.ms(5)),
      drainMs: 0,
      signals: false,
      facts: () => ({ ...machine.factsOf(member, this.#startedAt), health: this.#health.get(alias) ?? healthy }),
      onError: (error, place) => this.#note(error, `${alias}: ${place}`),
    });
    const worker = { alias, duty: member.duty, hub };
    agent.onTask(async (task, ctx) => {
      machine.setWorking(alias, true);
      try {
        return await doTask(this.#world, worker, task, ctx);
      } finally {
        machine.setWorking(alias, false);
      }
    });
    agent.onMessage(({ content, type }) => {
      if (type === 'message') desk.hear(alias, content);
    });
    const done = agent.run().catch((error: unknown) => this.#world.refusals.note(error, alias));
    this.#running.set(alias, { agent, done });
  }

  /** Stops an agent; what it works on stays as it is. */
  async stop(alias: string): Promise<void> {
    const running = this.#running.get(alias);
    this.#running.delete(alias);
    running?.agent.stop();
    await running?.done;
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((alias) => this.stop(alias)));
  }

  /** Tells the hub of a fault of an agent, or that it is over. */
  async setFault(alias: string, fault: Readonly<Record<string, unknown>> | undefined): Promise<void> {
    if (fault === undefined) this.#health.delete(alias);
    else this.#health.set(alias, fault);
    await this.#running.get(alias)?.agent.report();
    if (fault === undefined) this.#world.desk.degraded.delete(alias);
    else this.#world.desk.degraded.add(alias);
  }

  #note(error: unknown, place: string): void {
    const { desk, refusals } = this.#world;
    const isCrossing = error instanceof HubError && crossing.includes(error.code);
    if (isCrossing && [...desk.taken].some((id) => place.includes(id))) refusals.expected += 1;
    else refusals.note(error, place);
  }
}

const healthy = { app_server: { ok: true }, model_auth: 'ok' };

function memberOf(alias: string): Crew {
  const member = crew.find((one) => one.alias === alias);
  if (member === undefined) throw new Error(`no agent is called ${alias}`);
  return member;
}
