import type { Hub } from '../../../clients/typescript/src/index.ts';
import { CliError, UsageError } from '../parts/cli-errors.ts';
import type { Context } from '../parts/context.ts';
import { exitCodes } from '../parts/exit-codes.ts';
import { networkOf } from '../parts/network-of.ts';
import { readProfiles, saveProfile } from '../parts/profiles.ts';
import { addressOf } from '../parts/settings.ts';

/** An agent as its own token sees the hub. */
export interface OpenAgent {
  readonly hub: Hub;
  readonly token: string;
  /** The profile that holds the token; undefined when it came from the environment. */
  readonly profile: string | undefined;
}

const isOfNode = (token: string | undefined): token is string => token?.startsWith('ntok_') === true;

/**
 * The token of an agent: the one at hand when it is a node's, otherwise that of the profile with the agent's name. A
 * person who has none for it yet gets one minted and kept there, so that nothing runs with a person's rights.
 *
 * @param retries of calls whose answer does not come
 * @throws CliError nobody is signed in; UsageError the profile of that name is somebody else's, or the network is not clear
 */
export async function openAgent(context: Context, alias: string, retries?: number): Promise<OpenAgent> {
  const { settings, hub } = context;
  const found = findToken(context, alias);
  if (found !== undefined)
    return { ...found, hub: hub({ token: found.token, ...(retries !== undefined && { retries }) }) };
  if (settings.token === undefined) {
    throw new CliError(`there is no token for the agent ${alias}`, {
      exitCode: exitCodes.signIn,
      mend: 'Sign in: ahub login. Or give the token of the agent as AHUB_TOKEN',
    });
  }
  const networkId = await networkOf(settings, hub());
  if (Object.hasOwn(readProfiles(settings.file).profiles, alias)) {
    const mend = `Name another alias, or give the token of the agent as AHUB_TOKEN`;
    throw new UsageError(`the profile ${alias} does not hold a token of this agent at ${settings.url}`, mend);
  }
  const { token } = await hub().api.issueNodeToken({ network_id: networkId, node_name: alias });
  saveProfile(settings.file, alias, { url: settings.url, token, name: alias, network_id: networkId }, false);
  context.out.say(`Profile ${alias} keeps the new token of this agent.`);
  return { token, profile: alias, hub: hub({ token, ...(retries !== undefined && { retries }) }) };
}

/** The token of the agent that is there already; undefined when there is none. */
export function findToken({ settings }: Context, alias: string): Omit<OpenAgent, 'hub'> | undefined {
  const { token, profile, profileName } = settings;
  if (isOfNode(token)) return { token, profile: token === profile?.token ? profileName : undefined };
  const { profiles } = readProfiles(settings.file);
  const own = Object.hasOwn(profiles, alias) ? profiles[alias] : undefined;
  if (own === undefined || addressOf(own.url) !== settings.url || !isOfNode(own.token)) return undefined;
  return { token: own.token, profile: alias };
}
