import { mkdir } from 'node:fs/promises';
import { Supervisor } from '../daemon/supervisor.ts';
import { MachineMeasures } from './measures.ts';
import { probeOutcomes, providers } from './stories/shelf.ts';
import { supervisorAlias, supervisorMachine } from './stories/team.ts';

/*
 * The example daemon as a program of the demo: its children are the demo's workers, its machine is that of the story,
 * and it answers probes by itself, so that nothing leaves this computer.
 */
const { HUB_URL: hubUrl, DAEMON_TOKEN: token, DAEMON_DIR: directory } = process.env;
if (hubUrl === undefined || token === undefined || directory === undefined) {
  throw new Error('HUB_URL, DAEMON_TOKEN and DAEMON_DIR are needed');
}
await mkdir(directory, { recursive: true, mode: 0o700 });
const measures = new MachineMeasures(supervisorMachine, supervisorAlias);
const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());
const supervisor = new Supervisor({
  hubUrl,
  token,
  alias: supervisorAlias,
  directory,
  allowedSecretKeys: providers.map(({ secret }) => secret),
  probeHosts: new Map(),
  runtime: new URL('worker.ts', import.meta.url),
  facts: () => ({
    hostname: supervisorMachine.host,
    server: supervisorMachine.host,
    version: '1.4.2',
    host_telemetry: measures.host(),
  }),
  probe: ({ model_name }) =>
    Promise.resolve(probeOutcomes[model_name] ?? { status: 'timeout', raw_status_code: null, latency_ms: null }),
});
await supervisor.run(stop.signal);
process.exit(0);
