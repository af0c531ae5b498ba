import { RecentValues } from '../platform/recent-values.ts';
import { StaleWhileReading } from '../platform/stale-while-reading.ts';
import type { Caller, OwnMembership } from './caller.ts';
import { JobRuns } from './audit/job-runs.ts';
import { AttentionMemory } from './attention/attention-memory.ts';
import type { CountRow } from './attention/attention-memory.ts';
import { ReadCounts } from './inbox/read-counts.ts';
import type { LicenseState } from './license/license-state.ts';
import { StatusMemory } from './sessions/status-memory.ts';
import type { QueueMemory } from './tasks/sending/queue-memory.ts';
import { SendPaces } from './tasks/sending/send-paces.ts';
import type { TargetMemory } from './tasks/sending/target-memory.ts';
import { TokenCache } from './tokens/token-cache.ts';

/**
 * All that a process remembers between calls. A restart forgets it: what is lost then are counts of a few seconds
 * (`reads`, the uses in `tokens`), which a stop writes first, and the pace of a minute (`paces`).
 */
export interface Memory {
  /** Callers by token, and the uses of tokens that are not written yet. */
  readonly tokens: TokenCache;
  /** By the object that stands for a remembered token; a change of a membership makes the hub forget the token. */
  readonly memberships: WeakMap<Caller, readonly OwnMembership[]>;
  /** Sends of the last minute by sender and target. */
  readonly paces: SendPaces;
  /** Targets that took work, for dispatches that compare them with what is there when they are stored. */
  readonly targets: TargetMemory;
  /** The long queues of targets, for the advice to senders. */
  readonly queues: QueueMemory;
  /** Deliveries that were handed out since their counts were last written. */
  readonly reads: ReadCounts;
  /** Keyed calls that run now, by token, operation and key. */
  readonly keysInFlight: Set<string>;
  /** Undefined on a hub without a licence. */
  readonly license: StaleWhileReading<LicenseState | undefined>;
  readonly sessionCount: StaleWhileReading<number>;
  /** The first person who registered, who never changes; undefined until the hub was asked after that. */
  firstUser: string | undefined;
  /** How the jobs of this process went. */
  readonly jobs: JobRuns;
  /** What was last answered about the sessions of a network. */
  readonly statuses: StatusMemory;
  /** Networks whose silent sessions are being marked because somebody looks at them. */
  readonly marking: Map<string, Promise<number>>;
  /** What the observers of this process were told of their networks. */
  readonly attention: AttentionMemory;
  /** Counts of kinds that are longer than a page, by network. */
  readonly attentionCounts: RecentValues<readonly CountRow[]>;
}

/** Values that anybody may ask for as often as they like. */
const askedOften = { freshMs: 1_000, staleMs: 10_000 };

/** Senders are told of a queue as it was a moment ago; the durations of a day hardly change in one. */
const queues = { freshMs: 3_000, most: 5_000 };

/** Nobody goes by these alone: they only have to be right mostly. */
const targets = { freshMs: 60_000, most: 5_000 };

/** A dispatch must not go on under a licence that ended: it waits for the row rather than go by an older one. */
const license = { freshMs: 1_000, staleMs: 5_000 };

/** @param settings only `databaseUrl` decides: on Postgres other processes change the same rows */
export function createMemory({ databaseUrl }: { readonly databaseUrl: string }): Memory {
  return {
    tokens: new TokenCache(databaseUrl.startsWith('postgres')),
    memberships: new WeakMap(),
    paces: new SendPaces(),
    targets: new RecentValues(targets),
    queues: { open: new RecentValues(queues), durations: new RecentValues(queues) },
    reads: new ReadCounts(),
    keysInFlight: new Set(),
    license: new StaleWhileReading(license),
    sessionCount: new StaleWhileReading(askedOften),
    firstUser: undefined,
    jobs: new JobRuns(),
    statuses: new StatusMemory(),
    marking: new Map(),
    attention: new AttentionMemory(),
    attentionCounts: new RecentValues({ freshMs: 1_000, most: 1_000 }),
  };
}
