import type { McpParts } from '../../generated/mcp.ts';
import type { MoreTools } from './rpc/tool-catalogue.ts';
import type { Ctx, Platform } from '../domain/ctx.ts';
import { createMemory } from '../domain/memory.ts';
import type { TaskWatch } from '../domain/task-watch.ts';
import { getEpoch } from '../domain/streams/get-epoch.ts';
import { startSteps } from '../handlers/start/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Settings } from '../platform/settings.ts';
import type { CommitListener } from '../platform/db/commit-figures.ts';
import type { Database } from '../platform/db/database.ts';
import { openEventBus } from '../platform/event-bus.ts';
import type { EventBus } from '../platform/event-bus.ts';
import { randomIds } from '../platform/ids.ts';
import type { Ids } from '../platform/ids.ts';
import type { HubLog } from '../platform/log.ts';
import { createPasswords } from '../platform/passwords.ts';
import { openSecretBox } from '../platform/secret-box.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { createAuthenticator } from './authenticate.ts';
import { openDatabaseClock } from './database-clock.ts';
import type { Authenticator } from './authenticate.ts';
import { BodyDeadline } from './body-deadline.ts';
import { createAddressReader } from './client-address.ts';
import { createLimits } from './rate-limit.ts';
import type { CallLimits } from './rate-limit.ts';
import { createCtx } from '../domain/call-ctx.ts';
import type { CallFacts, CtxSource } from '../domain/call-ctx.ts';
import { Sockets } from './sockets.ts';
import { EventStreams } from './streams/event-streams.ts';
import { guardStreams } from './streams/stream-guard.ts';
import { StreamSlots } from './streams/stream-slots.ts';
import type { StreamWatch } from './streams/stream-watch.ts';

/** What a test puts in the place of the machine's own. */
export interface HubOverrides {
  readonly clock?: Clock | undefined;
  /** What the machine says; on Postgres the hub corrects it by the database's time. */
  readonly machineClock?: Clock;
  readonly ids?: Ids;
  /** Seals with its own key, whatever the key of the database is. */
  readonly vault?: SecretBox;
  readonly log?: HubLog;
  /** Checks every answer against the contract and reports bugs as contract violations. */
  readonly validateResponses?: boolean;
  /** How long idle connections stay when the hub stops, in milliseconds. */
  readonly idleGraceMs?: number;
  /** Prompts and resources in place of the contract's, and tools beside its own. */
  readonly mcp?: McpParts & { readonly moreTools?: MoreTools };
  /** False: jobs run only when `hub.runJob` is called. */
  readonly jobTimers?: boolean;
  /** The folder of a built console in place of `web/dist`. */
  readonly consoleFolder?: string;
}

/** Everything behind the doors of one hub process. */
export interface HubServices {
  readonly platform: Platform;
  readonly database: Database;
  readonly streams: EventStreams;
  readonly streamSlots: StreamSlots;
  readonly sockets: Sockets;
  readonly bodyDeadline: BodyDeadline;
  readonly source: CtxSource;
  readonly authenticator: Authenticator;
  readonly limits: CallLimits;
  readonly addressOf: ReturnType<typeof createAddressReader>;
  readonly createCtx: (facts: CallFacts) => Ctx;
  /** Whether notices of other hubs arrive; undefined on SQLite, where there are none. */
  readonly isJoined: () => boolean | undefined;
  /** Ends the streams' guard and the bus; the database stays open. */
  close(): Promise<void>;
}

/** Who hears what the services do; nobody where it is empty. */
export interface ServiceWatch {
  readonly tasks?: TaskWatch;
  readonly streams?: StreamWatch;
  readonly commits?: CommitListener;
}

/** How often the rows are looked at for events of other processes whose notice was lost (rule streams-poll). */
const pollMs = 2_000;

/**
 * Builds the services on an open, migrated database.
 *
 * @throws SettingsError when the vault of the database is sealed with a key that these settings lack
 */
export async function createServices(
  settings: Settings,
  database: Database,
  log: HubLog,
  { clock: givenClock, machineClock, ids = randomIds, vault }: HubOverrides,
  watch: ServiceWatch = {},
): Promise<HubServices> {
  const onError = (error: unknown): void => log.error({ err: error }, 'event streams failed');
  const epoch = await database.transaction((unit) => getEpoch(unit.db, ids.epoch()));
  const given = givenClock === undefined ? undefined : { clock: givenClock, end: () => undefined };
  const { clock, end: endClock } = given ?? (await openDatabaseClock(database, log, machineClock));
  const streams = new EventStreams(database.reader, epoch, clock, onError, watch.streams);
  if (watch.commits !== undefined) database.watchCommits(watch.commits);
  const platform: Platform = {
    clock,
    ids,
    log,
    passwords: createPasswords(settings),
    vault: vault ?? (await database.transaction((unit) => startSteps.openVault(unit.db, openSecretBox(settings)))),
    settings,
    live: streams,
    memory: createMemory(settings),
    taskWatch: watch.tasks,
  };
  const bus = await openEventBus(settings, { log });
  const endWakeUps = database.engine === 'postgres' ? joinHubs(bus, streams, platform) : () => undefined;
  const endGuard = guardStreams(streams, database.reader, platform, onError);
  const source: CtxSource = {
    platform,
    database,
    publish(events) {
      streams.publish(events);
      for (const { networkId } of events) bus.publish(networkId);
    },
  };
  const bodyDeadline = new BodyDeadline();
  return {
    platform,
    database,
    streams,
    streamSlots: new StreamSlots(),
    bodyDeadline,
    sockets: new Sockets((error) => log.error({ err: error }, 'a socket failed')),
    source,
    authenticator: createAuthenticator(platform, database.reader),
    limits: await createLimits(database, settings),
    addressOf: createAddressReader(settings.trustedProxies),
    createCtx: (facts) => createCtx(source, facts),
    isJoined: () => bus.isJoined(),
    async close() {
      endClock();
      bodyDeadline.close();
      endGuard();
      endWakeUps();
      await bus.close();
    },
  };
}

/** Hears what other processes wrote: events for the streams, changes of tokens. Returns the function that ends it. */
function joinHubs(bus: EventBus, streams: EventStreams, { clock, memory: { tokens } }: Platform): () => void {
  const endHearing = bus.subscribe({
    hear: (topic) => streams.wake(topic),
    missed: () => streams.wakeAll(),
    tokensChanged: () => tokens.news?.changed(clock.elapsed()),
  });
  tokens.news?.follow(() => bus.catchUp(), clock.elapsed());
  const poll = setInterval(() => streams.wakeAll(), pollMs).unref();
  return () => {
    endHearing();
    clearInterval(poll);
  };
}
