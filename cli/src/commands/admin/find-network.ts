import type { Hub, MemberNetwork } from '../../../../clients/typescript/src/index.ts';
import { CliError, UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';

/** One of the caller's networks, by id or name. @throws CliError there is none; UsageError several have the name */
export async function findNetwork({ signal }: Context, hub: Hub, ref: string): Promise<MemberNetwork> {
  const named: MemberNetwork[] = [];
  for await (const network of hub.list('listNetworks', {}, { signal })) {
    if (network.network_id === ref) return network;
    if (network.network_name === ref) named.push(network);
  }
  const [found, ...others] = named;
  if (found === undefined) {
    const mend = 'See yours: ahub network list';
    throw new CliError(`you are in no network "${ref}"`, { exitCode: exitCodes.notFound, mend });
  }
  if (others.length === 0) return found;
  throw new UsageError(`several of your networks are called "${ref}"`, 'Name one by its id: ahub network list');
}
