import type { Hub, Provider } from '../../../../clients/typescript/src/index.ts';
import { CliError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { toolRows } from '../../parts/tool-rows.ts';

/** The provider of a name or an id. @throws CliError there is none */
export async function findProvider({ settings, signal }: Context, hub: Hub, ref: string): Promise<Provider> {
  const input = { network_id: settings.networkId };
  for await (const provider of toolRows<Provider>(hub, 'list_providers', input, 'providers', signal)) {
    if (provider.name === ref || provider.provider_id === ref) return provider;
  }
  const mend = 'See them: ahub provider list';
  throw new CliError(`there is no provider "${ref}"`, { exitCode: exitCodes.notFound, mend });
}
