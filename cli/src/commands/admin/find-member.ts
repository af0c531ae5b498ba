import type { Hub, NetworkMember } from '../../../../clients/typescript/src/index.ts';
import { CliError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';

/** A member of a network, by user name or id. @throws CliError nobody of that name is in it */
export async function findMember(
  { signal }: Context,
  hub: Hub,
  networkId: string,
  ref: string,
): Promise<NetworkMember> {
  for await (const member of hub.list('listMembers', { network_id: networkId }, { signal })) {
    if (member.username === ref || member.user_id === ref) return member;
  }
  const mend = 'See them: ahub member list';
  throw new CliError(`there is no member "${ref}"`, { exitCode: exitCodes.notFound, mend });
}
