import type { Hands } from './hands.ts';

/** An agent of the world. */
export interface Agent {
  readonly alias: string;
  readonly token: string;
  /** Says that the agent is alive, with what it last said unless something else is given. */
  report(facts?: object): Promise<void>;
}

interface Cast {
  readonly alias: string;
  /** What it says now; an agent without it has been silent for hours. */
  readonly now?: string;
  readonly model: string;
  readonly host: string;
  readonly task?: string;
  readonly progress?: number;
  readonly score?: number;
}

const hosts = ['build-1', 'build-2', 'gpu-1'] as const;
const models = ['claude-sonnet-4-5', 'gpt-5-codex', 'qwen3-coder'] as const;

const leads: readonly Cast[] = [
  {
    alias: 'planner',
    now: 'working',
    model: models[0],
    host: 'build-1',
    task: 'Plan the release of the shop',
    progress: 40,
  },
  { alias: 'coder', now: 'working', model: models[1], host: 'build-1', task: 'Cache the search results', progress: 72 },
  { alias: 'reviewer', now: 'idle', model: models[0], host: 'build-2', score: 8.5 },
  { alias: 'tester', now: 'waiting_input', model: models[2], host: 'build-2', task: 'May I delete the old fixtures?' },
  { alias: 'deployer', now: 'blocked', model: models[0], host: 'gpu-1', task: 'The staging cluster refuses my key' },
  { alias: 'scraper', now: 'error', model: models[2], host: 'gpu-1', task: 'Prices of the suppliers' },
  { alias: 'archivist', model: models[1], host: 'build-2' },
  { alias: 'translator', now: 'offline', model: models[2], host: 'gpu-1' },
];

/** With the leads a fleet that fills more than one screen. */
const crowd = Array.from({ length: 32 }, (_, at): Cast => ({
  alias: `worker-${String(at + 1).padStart(2, '0')}`,
  model: models[at % 3]!,
  host: hosts[at % 3]!,
  ...(at % 8 === 7 ? {} : { now: at % 3 === 0 ? 'working' : 'idle' }),
  ...(at % 3 === 0 ? { task: `Sort shelf ${at + 1}`, progress: (at * 7) % 100 } : {}),
}));

const measuresOf = (host: string, wave = 1) => {
  const at = hosts.indexOf(host as (typeof hosts)[number]);
  return {
    host_telemetry: {
      ...{
        hostname: host,
        ip: `10.0.0.${at + 5}`,
        cpu_load_1min: (1.2 + at * 2) * wave,
        cpu_cores: 8,
        cpu_pct: (18 + at * 26) * wave,
      },
      ...{ mem_total_gb: 32, mem_used_gb: (11 + at * 6) * wave, mem_avail_gb: 32 - (11 + at * 6) * wave },
      ...{ disk_total_gb: 500, disk_used_gb: 210 + at * 130, disk_avail_gb: 290 - at * 130 },
    },
    process_telemetry: { rss_mb: 240 + at * 60, cpu_pct: 3 + at, uptime_seconds: 86_000 + at, in_flight_count: at },
  };
};

/** Agents that do nothing but run on a host: one of each. */
const watchers = ['worker-10', 'worker-11', 'worker-12'];

/**
 * Lets one agent of each host report its measures, step by step, until the time is this far behind the machine's: what a
 * day and an hour of a host look like.
 */
export async function reportHosts(
  { hub }: Hands,
  agents: ReadonlyMap<string, Agent>,
  until: { readonly behind: number; readonly step: number },
): Promise<void> {
  const left = (): number => Date.now() - hub.time.now();
  while (left() > until.behind) {
    const wave = 1 + Math.sin(left() / 5_400_000) / 3;
    for (const [at, alias] of watchers.entries()) await agents.get(alias)?.report(measuresOf(hosts[at] ?? '', wave));
    hub.time.leave(Math.max(until.behind, left() - until.step));
  }
}

/** Mints and reports all agents: each was heard at this time. */
export async function makeFleet(hands: Hands): Promise<Map<string, Agent>> {
  const agents = new Map<string, Agent>();
  for (const cast of [...leads, ...crowd]) agents.set(cast.alias, await makeAgent(hands, cast));
  return agents;
}

/** Lets every agent that is not silent say what it says now. */
export async function reportFleet(agents: ReadonlyMap<string, Agent>): Promise<void> {
  for (const { alias, now, host, model: _model, ...said } of [...leads, ...crowd]) {
    if (now !== undefined) await agents.get(alias)?.report({ ...said, status: now, ...measuresOf(host) });
  }
}

async function makeAgent(hands: Hands, { alias, model, host }: Cast): Promise<Agent> {
  const { hub, owner } = hands;
  const token = await hub.mintNode(owner, alias);
  const known = { resume_id: `run-${alias}`, alias, status: 'idle', model, hostname: host, agent: 'agent-node:sdk' };
  const report = async (facts: object = {}): Promise<void> => {
    const about = { version: '1.4.0', project_dir: `/srv/${alias}`, server: host };
    await hands.tool('report_status', { ...known, ...about, ...facts }, token);
  };
  await report(measuresOf(host));
  return { alias, token, report };
}
