import { mcpParts } from '../../generated/mcp.ts';
import { systemCaller } from '../domain/caller.ts';
import type { Ctx, Platform } from '../domain/ctx.ts';
import { replays } from '../domain/replays.ts';
import { jobs } from '../handlers/jobs/index.ts';
import type { HealthFacts } from '../handlers/rest/health.ts';
import { startSteps } from '../handlers/start/index.ts';
import type { Settings } from '../platform/settings.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { Database } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import type { Log } from '../platform/log.ts';
import { openPrivateDirectory } from '../platform/private-files.ts';
import { asDatabaseFault } from '../platform/start-faults.ts';
import { createEntry } from './entry.ts';
import { readVersion } from './generated-files.ts';
import { createPathReader, createRestDoor, createToolDoor } from './build-doors.ts';
import { openConsole, warnUnlessBuilt } from './console.ts';
import { openControlSocket } from './control/open-control-socket.ts';
import type { ControlSocket } from './control/open-control-socket.ts';
import type { DoorOptions } from './build-doors.ts';
import { createExecutor } from './execute.ts';
import { createServices } from './hub-services.ts';
import type { OpenWatch } from './hub-watch.ts';
import type { HubOverrides, HubServices } from './hub-services.ts';
import { listen } from './http-server.ts';
import type { HttpServer } from './http-server.ts';
import type { RpcHandler } from './rpc/rpc-handler.ts';
import { startScheduler } from './scheduler.ts';
import type { Tracing } from './tracing.ts';
import type { Scheduler } from './scheduler.ts';
import { loadResponseChecks } from './validate-responses.ts';
import { openWatchers } from './watchers.ts';
import type { Watchers } from './watchers.ts';

/** How long clients with open connections have for a next request, whose answer sends them to another hub. */
const idleGraceMs = 5_000;

/** A running hub process. */
export interface Hub {
  readonly url: string;
  /** Where it tells its metrics; undefined when it does not. */
  readonly metricsUrl: string | undefined;
  readonly platform: Platform;
  readonly database: Database;
  /** No user has registered yet. */
  readonly isNew: boolean;
  /** Makes the code of a link for the first admin; undefined when the hub has users (rule accounts-start-link). */
  createStartLink(): Promise<string | undefined>;
  /** The contract violations so far; filled only with `validateResponses`. */
  readonly contractViolations: readonly string[];
  /** Runs a job now, whatever its timer says. */
  runJob(name: string): Promise<void>;
  /**
   * Readiness off, no new connections, running requests end, streams say bye, jobs end, database closes
   * (rule platform-clean-stop).
   */
  close(): Promise<void>;
}

/**
 * Starts a hub: database (migrated) → services → doors → jobs → listening. It answers requests when the promise
 * resolves.
 *
 * @throws CannotStart when a directory, the database, the vault's key or the port is not as it must be
 * @throws Error when the contract and the code disagree
 */
export async function startHub(settings: Settings, overrides: HubOverrides = {}): Promise<Hub> {
  const log = overrides.log ?? createLog(settings);
  openPrivateDirectory('HUB_DATA_DIR', settings.dataDir);
  openPrivateDirectory('HUB_UPLOADS_DIR', settings.uploadsDir);
  const database = await openMigrated(settings, log);
  try {
    const watchers = await openWatchers(settings, database, log);
    const { watch } = watchers;
    const services = await createServices(settings, database, log, overrides, watch.services);
    return await openHub({ ...services, limits: watch.limits(services.limits) }, overrides, watchers);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openMigrated(settings: Settings, log: Log): Promise<Database> {
  let database: Database | undefined;
  try {
    database = await openDatabase(settings, { log, replays });
    await database.migrate();
    return database;
  } catch (error) {
    await database?.close().catch(() => undefined);
    throw asDatabaseFault(error, settings.databaseUrl);
  }
}

async function openHub(services: HubServices, overrides: HubOverrides, { watch, tracing }: Watchers): Promise<Hub> {
  const { platform, database, source, limits } = services;
  const { settings } = platform;
  const state = { stopping: false };
  const contractViolations: string[] = [];
  const onViolation = (text: string): void => void (overrides.validateResponses && contractViolations.push(text));
  const version = readVersion();
  const execute = createExecutor({
    log: platform.log,
    limits,
    createCtx: tracing.units(services.createCtx),
    onViolation,
  });
  const options: DoorOptions = {
    version,
    mcp: overrides.mcp ?? mcpParts,
    execute: watch.restCalls(tracing.calls(execute, 'rest')),
    health: healthFacts(services, version, state),
    checks: overrides.validateResponses === true ? await loadResponseChecks() : undefined,
    onViolation,
    console: await openConsole(settings, overrides.consoleFolder),
  };
  const pathOf = createPathReader(settings);
  const asHub = (): Ctx => services.createCtx({ caller: systemCaller, requestId: platform.ids.request() });
  await startSteps.prepare(asHub());
  const toolServices = { ...services, authenticator: watch.toolTokens(services.authenticator) };
  const rpc = watch.rpc(
    createToolDoor(toolServices, { ...options, execute: watch.toolCalls(tracing.calls(execute, 'tool')) }),
  );
  const rest = watch.rest(await createRestDoor(services, options, rpc));
  const user = await database.reader.selectFrom('users').select('user_id').limit(1).executeTakeFirst();
  const scheduler = startScheduler(watch.jobs(jobs), source, overrides.jobTimers !== false);
  const { ids, log } = platform;
  const entry = createEntry({ settings, pathOf, log, ids, addressOf: services.addressOf, rpc, rest });
  const { host, port } = settings;
  const told = await watch.open(services);
  const server = await listen({ host, port, idleGraceMs: overrides.idleGraceMs ?? idleGraceMs }, entry);
  const control = await openControlSocket({ settings, database, version, clock: platform.clock }, log);
  warnUnlessBuilt(options.console, log);
  let closing: Promise<void> | undefined;
  return {
    url: server.url,
    metricsUrl: told?.url,
    platform,
    database,
    isNew: user === undefined,
    contractViolations,
    createStartLink: () => startSteps.createStartLink(asHub()),
    runJob: (name) => scheduler.runNow(name),
    close: () => {
      state.stopping = true;
      return (closing ??= stop(services, { server, control, rpc, scheduler, told, tracing }));
    },
  };
}

/** What of a hub runs beside its services. */
interface Running {
  readonly server: HttpServer;
  readonly control: ControlSocket;
  readonly rpc: RpcHandler;
  readonly scheduler: Scheduler;
  readonly told: OpenWatch | undefined;
  readonly tracing: Tracing;
}

async function stop(services: HubServices, { server, control, rpc, scheduler, told, tracing }: Running): Promise<void> {
  // The server stops listening at once; its streams have to end before it can finish.
  const drained = server.close();
  services.streams.stop();
  services.sockets.stop();
  rpc.closeStreams();
  await control.close();
  await drained;
  await scheduler.stop();
  for (const job of jobs) if (isOfProcess(job)) await scheduler.runNow(job.name).catch(() => undefined);
  await told?.close();
  await tracing.close();
  await services.close();
  await services.database.close();
}

/** Flushes per-process memory (token use, read counts) before exit. */
function isOfProcess(job: { readonly everyProcess?: boolean }): boolean {
  return job.everyProcess === true;
}

function healthFacts(services: HubServices, version: string, state: { readonly stopping: boolean }): HealthFacts {
  const { platform, database, streams } = services;
  const startedAt = platform.clock.elapsed();
  return {
    version,
    uptimeSeconds: () => Math.max(0, Math.floor((platform.clock.elapsed() - startedAt) / 1000)),
    isReady: async () => !state.stopping && (await database.isReady()),
    streamCounts: () => streams.counts,
  };
}
