import type { Command } from 'commander';
import type { MeAnswer } from '../../../../clients/typescript/src/index.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { saveProfile, type Profile } from '../../parts/profiles.ts';
import { act } from '../../parts/run-command.ts';
import { addressOf } from '../../parts/settings.ts';

interface LoginOptions {
  readonly username?: string;
  readonly passwordStdin?: true;
  readonly tokenStdin?: true;
}

/** `ahub login` */
export function addLogin(program: Command): void {
  program
    .command('login')
    .description('sign in to a hub and keep the token in a profile')
    .option('-u, --username <name>', 'user name')
    .option('--password-stdin', 'read the password from stdin')
    .option('--token-stdin', 'read a token from stdin instead: of a person or of an agent')
    .action(act(logIn));
}

async function logIn(context: Context, options: LoginOptions): Promise<void> {
  const { settings, out, ask } = context;
  if (options.passwordStdin && options.tokenStdin)
    throw new UsageError('--password-stdin and --token-stdin exclude each other');
  if (!ask.isPossible && !options.passwordStdin && !options.tokenStdin) {
    throw new UsageError(
      'login needs a terminal, or a secret on stdin',
      'Give --token-stdin, or --username with --password-stdin',
    );
  }
  const message = 'Address of the hub';
  const url =
    settings.isUrlChosen || !ask.isPossible
      ? settings.url
      : addressOf(await ask.text({ message, flag: '--url', initial: settings.url }));
  const isToken = options.tokenStdin === true || (await wantsToken(context, options));
  const { token, name } = isToken ? await takeToken(context, options) : await mintToken(context, options, url);
  const me = await context.hub({ url, token }).api.getMe();
  const networkId = keptNetwork(context, me) ?? (await chooseNetwork(context, me));
  const profile: Profile = { url, token, minted: !isToken, name: name ?? me.user.username, network_id: networkId };
  saveProfile(settings.file, settings.profileName, profile);
  out.object(me, () => `Signed in to ${url} as ${me.user.username} (profile ${settings.profileName}).`);
}

async function wantsToken({ ask }: Context, { username, passwordStdin }: LoginOptions): Promise<boolean> {
  if (username !== undefined || passwordStdin === true) return false;
  const options = [
    { value: 'password', label: 'User name and password' },
    { value: 'token', label: 'A token that I have' },
  ];
  return (await ask.choose({ message: 'Sign in with', flag: '--token-stdin', options })) === 'token';
}

async function takeToken({ ask, readStdin }: Context, { tokenStdin }: LoginOptions) {
  const token = tokenStdin
    ? (await readStdin()).trim()
    : await ask.password({ message: 'Token', flag: '--token-stdin' });
  if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError('stdin holds no token', 'Give the token alone, in one line');
  return { token, name: undefined };
}

async function mintToken({ ask, hub, readStdin }: Context, options: LoginOptions, url: string) {
  const username = options.username ?? (await ask.text({ message: 'User name', flag: '--username' }));
  const password = options.passwordStdin
    ? (await readStdin()).replace(/\r?\n$/, '')
    : await ask.password({ message: 'Password', flag: '--password-stdin' });
  const { token, user } = await hub({ url, token: null }).api.loginUser({ username, password });
  return { token, name: user.username };
}

/** The network of a profile stays when it is one of whoever signs in: another person may take the profile over. */
function keptNetwork({ settings }: Context, { networks }: MeAnswer): string | undefined {
  const { networkId, isNetworkNamed, profile } = settings;
  if (isNetworkNamed) return networkId;
  return networks.find(({ network_id }) => network_id === profile?.network_id)?.network_id;
}

/** Calls about one of several networks need its name; a person with one never has to say it. */
async function chooseNetwork({ ask }: Context, { networks, current_network }: MeAnswer): Promise<string | undefined> {
  if (current_network !== null || networks.length < 2 || !ask.isPossible) return undefined;
  const options = networks.map(({ network_id, network_name }) => ({ value: network_id, label: network_name }));
  return ask.choose({ message: 'Which network do you work in?', flag: '--network', options });
}
