import { readSettings } from './platform/config.ts';
import { describeSettings } from './platform/describe-settings.ts';
import type { Settings } from './platform/settings.ts';
import { createLog } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import { CannotStart, CannotStartYet } from './platform/platform-errors.ts';
import { boundYoungGeneration } from './platform/young-generation.ts';
import { consolePlace, welcome } from './welcome.ts';
import { startHub } from './server/start-hub.ts';
import type { Hub } from './server/start-hub.ts';

/** Exit codes: 1 the hub failed, or cannot start yet; 2 it cannot start until somebody mends what it says. */
const failed = 1;
const badSettings = 2;
/** A stop that takes longer than this is given up. */
const stopMs = 30_000;

/**
 * Runs the hub until a signal or an unhandled error stops it. What keeps it from starting is told on stderr.
 *
 * @param args flags, as the command line has them
 */
export async function runHub(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const settings = settingsOrExit(args, env);
  const log = createLog(settings);
  const hub = await startHub(settings, { log }).catch((error: unknown) => {
    if (error instanceof CannotStart) exitWith(error);
    log.error({ err: error }, 'the hub cannot start');
    process.exit(failed);
  });
  stopOnSignals(hub, log);
  boundYoungGeneration();
  const place = consolePlace(settings, hub.url);
  const shown = place === undefined ? {} : { console: place };
  const metrics = hub.metricsUrl === undefined ? {} : { metrics: hub.metricsUrl };
  const hint = hub.isNew ? { hint: hintFor(hub.url) } : {};
  log.info({ url: hub.url, database: hub.database.engine, ...shown, ...metrics, ...hint }, 'ready');
  if (place !== undefined && process.stdout.isTTY) process.stdout.write(welcome(place, await hub.createStartLink()));
}

function settingsOrExit(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  if (args.includes('--help')) {
    process.stdout.write(describeSettings());
    process.exit(0);
  }
  try {
    return readSettings(args, env);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    exitWith(error);
  }
}

/** Whoever has to mend it wants the sentence, not where in the code it was noticed. */
function exitWith(error: CannotStart): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(error instanceof CannotStartYet ? failed : badSettings);
}

function stopOnSignals(hub: Hub, log: Log): void {
  let stopping = false;
  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(failed), stopMs).unref();
    hub.close().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'the hub did not stop cleanly');
        process.exit(failed);
      },
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // Whatever state is left behind is unknown: end in order, so that the supervisor starts a fresh process.
  const giveUp = (error: unknown): void => {
    log.error({ err: error instanceof Error ? error : new Error(String(error)) }, 'unhandled error, stopping');
    stop(failed);
  };
  process.on('unhandledRejection', giveUp);
  process.on('uncaughtException', giveUp);
}

function hintFor(url: string): string {
  return (
    `No users yet. Make the first one, who becomes admin: curl -X POST ${url}/api/auth/register ` +
    `-H 'content-type: application/json' -d '{"username":"me","password":"<password>"}'. The answer's network_token ` +
    `connects an agent: MCP over HTTP at ${url}/mcp with Authorization: Bearer <network_token>.`
  );
}
