import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { findDaemon } from '../nodes/create-node.ts';
import { followRequest, isGood } from '../nodes/follow-request.ts';
import { withWait, type WaitOptions } from '../nodes/wait-options.ts';
import { findProvider } from './find-provider.ts';
import { providersAbout } from './skills-about.ts';

interface ProbeOptions extends WaitOptions {
  readonly daemon?: string;
}

/** `ahub provider probe NAME MODEL` */
export function addProviderProbe(program: Command): void {
  const command = findGroup(program, 'provider', providersAbout)
    .command('probe')
    .argument('<name>', 'the provider, by name or id')
    .argument('<model>', 'one of its models')
    .description('have a daemon try whether it reaches a model; the daemon gets the secret for it')
    .option('--daemon <alias>', 'the daemon that tries; the only one without it')
    .action(act(probeModel));
  withExamples(withWait(command), 'ahub provider probe main small --wait');
}

async function probeModel(context: Context, options: ProbeOptions, ref: string, model: string): Promise<number> {
  const { out, signal, settings } = context;
  const { daemon: daemonRef, wait, timeout } = options;
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  const { provider_id: id, name } = await findProvider(context, hub, ref);
  const { daemon_node_id: daemonId } = await findDaemon(hub, networkId, daemonRef, signal);
  const input = { provider_id: id, model_name: model, daemon_node_id: daemonId, network_id: networkId };
  const send = () => hub.tools.probe_provider_model(input, { signal });
  if (wait === undefined) {
    out.object(await send(), ({ probe_id }) => `${cleanLine(name)} is tried (${probe_id}).`);
    return exitCodes.ok;
  }
  const { event } = await followRequest(
    context,
    hub,
    networkId,
    { label: `${name} ${model}`, timeoutMs: timeout * 1_000 },
    async () => {
      const answer = await send();
      return { answer, id: answer.probe_id };
    },
  );
  out.object(event, ({ status }) => `${cleanLine(`${name} ${model}`)}: ${status}`);
  return isGood(event) ? exitCodes.ok : exitCodes.failed;
}
