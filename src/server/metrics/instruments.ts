import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { streamEnds } from '../streams/stream-watch.ts';
import { faultKinds } from './fault-kind.ts';

/** Seconds that an answer, a commit or a job takes. */
const quick = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];
/** Seconds that people and agents take. */
const slow = [1, 5, 30, 120, 600, 3_600, 14_400, 86_400];

/**
 * All metrics of the hub, in a registry of their own. Labels come from the contract and from lists in the code; an alias
 * or a network is never one. docs/operations.md says what each means.
 */
export function createInstruments(): Instruments {
  const instruments = defineInstruments();
  beginAtZero(instruments);
  return instruments;
}

function defineInstruments() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <T extends string = never>(name: string, help: string, labelNames: readonly T[] = []) =>
    new Counter<T>({ name, help, labelNames, registers });
  const gauge = <T extends string = never>(name: string, help: string, labelNames: readonly T[] = []) =>
    new Gauge<T>({ name, help, labelNames, registers });
  const histogram = <T extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly T[] = [],
  ) => new Histogram<T>({ name, help, buckets, labelNames, registers });
  return {
    registry,
    buildInfo: gauge('hub_build_info', 'The version of the hub and its database; always 1.', ['version', 'engine']),
    requests: counter('hub_http_requests_total', 'Calls that were answered, by the class of their status.', [
      'door',
      'operation',
      'status_class',
    ]),
    requestSeconds: histogram('hub_http_request_duration_seconds', 'From the call to its answer.', quick, [
      'operation',
    ]),
    tasks: counter('hub_tasks_total', 'Tasks that ended, by how.', ['outcome']),
    tasksOpen: gauge('hub_tasks_open', 'Tasks that have not ended.', ['status']),
    oldestOpen: gauge('hub_task_oldest_open_seconds', 'Age of the task that has been open for longest; 0 without one.'),
    taskWait: histogram('hub_task_wait_seconds', 'From the dispatch of a task to the first sign of its agent.', slow),
    taskRun: histogram('hub_task_run_seconds', 'From the start of a task to its end.', slow),
    unread: gauge('hub_inbox_unread', 'Unread deliveries to agents and people.'),
    expired: counter('hub_expired_total', 'What ended because nobody answered in time.', ['reason']),
    sessions: gauge('hub_sessions', 'Sessions of agents.', ['status']),
    streamsOpen: gauge('hub_streams_open', 'Open streams of this process.', ['kind']),
    streamLag: histogram('hub_stream_lag_seconds', 'From an event to the streams of this process.', quick),
    streamsClosed: counter('hub_stream_closed_total', 'Streams that ended, by why.', ['reason']),
    resyncs: counter('hub_resyncs_total', 'Streams that were told to read anew.'),
    commitSeconds: histogram('hub_commit_seconds', 'How long a commit took to be durable.', quick),
    unitsPerCommit: histogram('hub_units_per_commit', 'Units that shared a commit.', [1, 2, 4, 8, 16, 32, 64]),
    databaseErrors: counter('hub_db_errors_total', 'Calls and jobs that the database failed.', ['kind']),
    walBytes: gauge('hub_wal_bytes', 'Length of the write-ahead log of SQLite.'),
    poolWaiting: gauge('hub_pool_waiting', 'Units and reads that wait for a connection to Postgres.'),
    relayUp: gauge('hub_relay_up', 'Whether notices of the other hubs on this Postgres arrive.'),
    jobSeconds: histogram('hub_job_seconds', 'How long a run of a job took.', quick, ['job', 'outcome']),
    refusals: counter('hub_auth_refusals_total', 'Calls whose credential was refused, by why.', ['reason']),
    rateLimited: counter('hub_rate_limited_total', 'Calls that were refused because a budget was used up.'),
    loopLag: histogram('hub_loop_lag_seconds', 'How late a timer of the process came.', quick),
  };
}

/** A series that begins with its first event has no growth to show for it, so those that alerts look at begin with 0. */
function beginAtZero({ tasks, expired, streamsClosed, databaseErrors, refusals }: Instruments): void {
  for (const outcome of ['replied', 'failed', 'cancelled', 'expired']) tasks.inc({ outcome }, 0);
  for (const reason of ['task', 'request', 'rename', 'probe']) expired.inc({ reason }, 0);
  for (const reason of streamEnds) streamsClosed.inc({ reason }, 0);
  for (const kind of faultKinds) databaseErrors.inc({ kind }, 0);
  for (const reason of ['missing', 'invalid', 'expired', 'signed_out', 'password']) refusals.inc({ reason }, 0);
}

/** All metrics of the hub. */
export type Instruments = ReturnType<typeof defineInstruments>;
