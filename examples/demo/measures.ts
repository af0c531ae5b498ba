import type { AgentFacts } from '../../clients/typescript/src/index.ts';
import { Random } from './random.ts';
import type { Crew, Machine } from './stories/team.ts';

/** A machine of the story: its load follows the work of its agents, with a little chance. */
export class MachineMeasures {
  readonly #machine: Machine;
  readonly #random: Random;
  /** Agents that work on it now. */
  readonly #working = new Set<string>();
  #load = 0.15;

  constructor(machine: Machine, seed: string) {
    this.#machine = machine;
    this.#random = new Random(`${seed}/${machine.host}`);
  }

  /** An agent begins to work, or has ended. */
  setWorking(alias: string, isWorking: boolean): void {
    if (isWorking) this.#working.add(alias);
    else this.#working.delete(alias);
  }

  /** What a report carries of the machine. */
  host(): Readonly<Record<string, unknown>> {
    const { host, ip, cores, memoryGb, diskGb, diskUsed } = this.#machine;
    const wanted = 0.12 + 0.11 * this.#working.size;
    this.#load = Math.max(0.03, Math.min(0.97, this.#load * 0.7 + wanted * 0.3 + (this.#random.next() - 0.5) * 0.08));
    const memory = memoryGb * (0.3 + this.#load * 0.5);
    return {
      hostname: host,
      ip,
      cpu_cores: cores,
      cpu_load_1min: round(this.#load * cores),
      cpu_pct: round(this.#load * 100),
      mem_total_gb: memoryGb,
      mem_used_gb: round(memory),
      mem_avail_gb: round(memoryGb - memory),
      disk_total_gb: diskGb,
      disk_used_gb: round(diskGb * diskUsed),
      disk_avail_gb: round(diskGb * (1 - diskUsed)),
    };
  }

  /** What a report of one of its agents carries besides the work. */
  factsOf(agent: Crew, startedAt: number): AgentFacts {
    const { alias, host, model, runtime } = agent;
    const isWorking = this.#working.has(alias);
    return {
      agent: `agent-node:${runtime}`,
      model,
      server: host,
      hostname: host,
      version: '1.4.2',
      project_dir: `/srv/harbor/${alias}`,
      host_telemetry: this.host(),
      process_telemetry: {
        rss_mb: round(180 + this.#random.next() * 60 + (isWorking ? 240 : 0)),
        cpu_pct: round(isWorking ? 20 + this.#random.next() * 60 : this.#random.next() * 3),
        uptime_seconds: Math.round((Date.now() - startedAt) / 1_000),
        in_flight_count: isWorking ? 1 : 0,
      },
    };
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
