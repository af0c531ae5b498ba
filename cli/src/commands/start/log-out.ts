import type { Command } from 'commander';
import type { Hub } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { saveProfile } from '../../parts/profiles.ts';
import { act } from '../../parts/run-command.ts';

/** `ahub logout` */
export function addLogout(program: Command): void {
  program
    .command('logout')
    .description('forget the token of the profile; one that a login made is revoked')
    .action(act(logOut));
}

async function logOut({ settings, out, hub }: Context): Promise<void> {
  const { profile, profileName, file } = settings;
  if (profile?.token === undefined) return out.say(`Profile ${profileName} holds no token.`);
  const { token, minted, ...kept } = profile;
  const isRevoked = minted === true && (await revoke(hub({ url: profile.url, token })));
  saveProfile(file, profileName, kept, false);
  out.say(`Signed out of ${profile.url} (profile ${profileName}).`);
  if (!isRevoked) out.say('The token itself is still valid at the hub.');
}

/** Whether the token that the hub is seen with is no longer valid. Signing out must not depend on the hub. */
async function revoke(hub: Hub): Promise<boolean> {
  try {
    for await (const { token_id, current } of hub.list('listTokens', { limit: 100 })) {
      if (!current) continue;
      await hub.api.revokeToken({ token_id });
      return true;
    }
    return false;
  } catch (error) {
    return (error as { status?: number }).status === 401;
  }
}
