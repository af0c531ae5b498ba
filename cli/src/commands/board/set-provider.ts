import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { several } from '../../parts/values.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { findProvider } from './find-provider.ts';
import { providersAbout } from './skills-about.ts';

interface ProviderOptions {
  readonly vendor?: string;
  readonly baseUrl?: string;
  readonly secret?: string;
  readonly model?: readonly string[];
  readonly rename?: string;
  readonly enable?: true;
  readonly disable?: true;
}

/** `ahub provider set NAME` */
export function addProviderSet(program: Command): void {
  const command = findGroup(program, 'provider', providersAbout)
    .command('set')
    .argument('<name>', 'its name, or the id of one that is there')
    .description('enter a provider, or change one')
    .option('--vendor <name>', 'whose API it speaks; fixed once set')
    .option('--base-url <address>', 'where its API is; https and public')
    .option('--secret <key>', 'the secret that it is called with; fixed once set')
    .option('--model <name>', 'what it offers, in place of what it had; several times for several', several)
    .option('--rename <name>', 'another name')
    .option('--enable', 'take it into use')
    .option('--disable', 'take it out of use')
    .action(act(setProvider));
  withExamples(
    command,
    'ahub provider set main --vendor openai --base-url https://api.example.com/v1 --secret API_KEY --model small',
    'ahub provider set main --disable',
  );
}

async function setProvider(context: Context, options: ProviderOptions, name: string): Promise<void> {
  const { out, signal, settings } = context;
  const { vendor, baseUrl, secret, model, rename, enable, disable } = options;
  if (enable && disable) throw new UsageError('--enable and --disable exclude each other');
  const hub = context.hub();
  const models = model?.map((model_name) => ({ model_name }));
  const enabled = enable === true ? true : disable === true ? false : undefined;
  const network = { network_id: settings.networkId };
  if (vendor !== undefined && secret !== undefined && baseUrl !== undefined && rename === undefined) {
    const input = { name, vendor, base_url: baseUrl, secret_key_ref: secret, enabled, models, ...network };
    const answer = await hub.tools.upsert_provider(input, { signal });
    return out.object(answer, ({ provider }) => `${cleanLine(provider.name)} is entered (${provider.provider_id}).`);
  }
  if (vendor !== undefined || secret !== undefined) {
    throw new UsageError('a new provider needs --vendor, --base-url and --secret', 'They are fixed once set');
  }
  const { provider_id: id } = await findProvider(context, hub, name);
  const input = { provider_id: id, name: rename, base_url: baseUrl, models, enabled, ...network };
  const answer = await hub.tools.update_provider(input, { signal });
  out.object(answer, ({ fields_changed: fields }) => `${cleanLine(name)}: ${fields.join(', ') || 'nothing'} changed.`);
}
