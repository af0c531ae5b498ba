import type { Hub, User } from '../../../../clients/typescript/src/index.ts';
import { CliError } from '../../parts/cli-errors.ts';
import { exitCodes } from '../../parts/exit-codes.ts';

/** A person who has an account, by user name or id; for admins of the hub. @throws CliError nobody is called so */
export async function findUser(hub: Hub, ref: string, signal: AbortSignal): Promise<User> {
  for await (const user of hub.list('listUsers', {}, { signal })) {
    if (user.username === ref || user.user_id === ref) return user;
  }
  throw new CliError(`there is no user "${ref}"`, { exitCode: exitCodes.notFound, mend: 'ahub user list' });
}
