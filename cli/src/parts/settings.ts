import { UsageError } from './cli-errors.ts';
import { profilesFile, readProfiles, type Profile } from './profiles.ts';

/** Options that every command takes. */
export interface GlobalOptions {
  readonly url?: string;
  readonly profile?: string;
  readonly network?: string;
  readonly json?: true;
  readonly yes?: true;
}

/** Which hub a command talks to, and as whom. */
export interface Settings {
  readonly url: string;
  /** Whether somebody chose the address, and nobody needs to be asked for it. */
  readonly isUrlChosen: boolean;
  readonly token: string | undefined;
  readonly networkId: string | undefined;
  /** Whether `--network` or AHUB_NETWORK names the network, for whatever token. */
  readonly isNetworkNamed: boolean;
  /** The name of the profile in use; it may not be there yet. */
  readonly profileName: string;
  readonly profile: Profile | undefined;
  /** Whether `--profile` or AHUB_PROFILE names the profile. */
  readonly isProfileNamed: boolean;
  /** Where profiles are kept. */
  readonly file: string;
}

const usualUrl = 'http://127.0.0.1:9200';

/**
 * Flags win over the environment, which wins over the profile. The token of a profile goes to the hub of that profile
 * alone (rule cli-tokens-stay-home), and its network goes with its token alone (rule cli-network-of-token): another token
 * may be another person's.
 *
 * @throws UsageError the address is none, or the file of profiles cannot be read
 */
export function resolveSettings(options: GlobalOptions, env: NodeJS.ProcessEnv): Settings {
  const file = profilesFile(env);
  const { current, profiles } = readProfiles(file);
  const named = options.profile || env['AHUB_PROFILE'] || undefined;
  const profileName = named ?? current;
  const profile = Object.hasOwn(profiles, profileName) ? profiles[profileName] : undefined;
  const chosen = options.url || env['AHUB_URL'] || undefined;
  const url = addressOf(chosen ?? profile?.url ?? usualUrl);
  const isHome = profile !== undefined && addressOf(profile.url) === url;
  const namedNetwork = options.network || env['AHUB_NETWORK'] || undefined;
  const kept = isHome ? profile.token : undefined;
  const token = env['AHUB_TOKEN'] || kept;
  return {
    url,
    isUrlChosen: chosen !== undefined || profile !== undefined,
    token,
    networkId: namedNetwork ?? (isHome && token === kept ? profile.network_id : undefined),
    isNetworkNamed: namedNetwork !== undefined,
    profileName,
    profile,
    isProfileNamed: named !== undefined,
    file,
  };
}

/** An address as it is compared and kept: without the slash at its end. @throws UsageError it is no address of a hub */
export function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`"${text}" is not the address of a hub`, 'Give it as --url http://127.0.0.1:9200');
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError('the address of a hub holds no user and password', 'Sign in: ahub login');
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
