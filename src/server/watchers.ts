import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';
import { readVersion } from './generated-files.ts';
import { unwatched } from './hub-watch.ts';
import type { HubWatch } from './hub-watch.ts';
import { untraced } from './tracing.ts';
import type { Tracing } from './tracing.ts';

/** Who looks at a hub while it runs. */
export interface Watchers {
  readonly watch: HubWatch;
  readonly tracing: Tracing;
}

/** What measures and records is loaded only where the settings ask for it. */
export async function openWatchers(settings: Settings, { engine }: Database, log: Log): Promise<Watchers> {
  return { watch: await openWatch(settings), tracing: await openTraces(settings, engine, log) };
}

async function openWatch({ metricsListen }: Settings): Promise<HubWatch> {
  if (metricsListen === null) return unwatched;
  const { watchHub } = await import('./metrics/watch-hub.ts');
  return watchHub(metricsListen, readVersion());
}

async function openTraces({ otelEndpoint, tracePercent }: Settings, engine: string, log: Log): Promise<Tracing> {
  if (otelEndpoint === null) return untraced;
  const { openTracing } = await import('./traces/open-tracing.ts');
  return openTracing({ endpoint: otelEndpoint, percent: tracePercent, engine, version: readVersion() }, log);
}
