import type { ListenPlace } from '../../platform/setting-kinds.ts';
import { StaleWhileReading } from '../../platform/stale-while-reading.ts';
import type { HubServices } from '../hub-services.ts';
import type { HubWatch, OpenWatch } from '../hub-watch.ts';
import { createInstruments } from './instruments.ts';
import type { Instruments } from './instruments.ts';
import { measureLoop } from './loop-lag.ts';
import { measureFaults, measureRest, measureRpc, measureTools } from './measure-calls.ts';
import { measureJobs } from './measure-jobs.ts';
import { measureLimits, measureTokens } from './measure-limits.ts';
import { measureServices } from './measure-services.ts';
import { serveMetrics } from './serve-metrics.ts';
import { createGauges } from './set-gauges.ts';

/** However many scrape, the text is made once in this time. */
const textMs = 1_000;

/** Measures a hub and tells it to Prometheus at `place` (docs/operations.md). */
export function watchHub(place: ListenPlace, version: string): HubWatch {
  const instruments = createInstruments();
  return {
    services: measureServices(instruments),
    jobs: (jobs) => measureJobs(jobs, instruments),
    limits: (limits) => measureLimits(limits, instruments),
    restCalls: (execute) => measureFaults(execute, instruments),
    toolCalls: (execute) => measureTools(measureFaults(execute, instruments), instruments),
    toolTokens: (authenticator) => measureTokens(authenticator, instruments),
    rest: (router) => measureRest(router, instruments),
    rpc: (handler) => measureRpc(handler, instruments),
    open: (services) => open(place, version, instruments, services),
  };
}

async function open(
  place: ListenPlace,
  version: string,
  instruments: Instruments,
  services: HubServices,
): Promise<OpenWatch> {
  const { registry, buildInfo } = instruments;
  const { clock } = services.platform;
  buildInfo.set({ version, engine: services.database.engine }, 1);
  const setGauges = createGauges(services, instruments);
  const text = new StaleWhileReading<string>({ freshMs: textMs, staleMs: textMs });
  const write = async (): Promise<string> => {
    await setGauges();
    return registry.metrics();
  };
  const served = await serveMetrics(place, registry.contentType, () => text.get(clock.elapsed(), write));
  const endLoop = measureLoop(instruments);
  return {
    url: served.url,
    async close() {
      endLoop();
      await served.close();
    },
  };
}
