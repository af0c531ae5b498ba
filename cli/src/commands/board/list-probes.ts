import type { Command } from 'commander';
import type { ProbeResult } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { toolRows } from '../../parts/tool-rows.ts';
import { count } from '../../parts/values.ts';
import { findProvider } from './find-provider.ts';
import { providersAbout } from './skills-about.ts';

interface ProbesOptions {
  readonly provider?: string;
  readonly model?: string;
  readonly limit: number;
}

/** `ahub provider probes` */
export function addProviderProbes(program: Command): void {
  findGroup(program, 'provider', providersAbout)
    .command('probes')
    .description('list how probes of models ended, newest first')
    .option('--provider <name>', 'only probes of this provider, by name or id')
    .option('--model <name>', 'only probes of this model')
    .option('--limit <rows>', 'rows at most', count, 50)
    .action(act(listProbes));
}

const columns = [
  { title: 'probe', of: (probe: ProbeResult) => probe.probe_id },
  { title: 'at', of: (probe: ProbeResult) => probe.created_at },
  { title: 'model', of: (probe: ProbeResult) => probe.model_name },
  { title: 'status', of: (probe: ProbeResult) => probe.status },
  { title: 'http', of: (probe: ProbeResult) => probe.raw_status_code },
  { title: 'ms', of: (probe: ProbeResult) => probe.latency_ms },
];

async function listProbes(context: Context, { provider, model, limit }: ProbesOptions): Promise<void> {
  const { out, signal, settings } = context;
  const hub = context.hub();
  const id = provider === undefined ? undefined : (await findProvider(context, hub, provider)).provider_id;
  const network = { network_id: settings.networkId };
  const input = { provider_id: id, model_name: model, limit: Math.min(limit, 100), ...network };
  const results = toolRows<ProbeResult>(hub, 'get_probe_results', input, 'results', signal);
  await out.rows(takeRows(results, limit), columns, 'No probes.');
}
