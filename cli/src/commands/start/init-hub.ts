import type { Command } from 'commander';
import { CliError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { saveProfile } from '../../parts/profiles.ts';
import { act } from '../../parts/run-command.ts';

interface InitOptions {
  readonly username?: string;
  readonly passwordStdin?: true;
  readonly networkName?: string;
  readonly agent?: string;
}

/** `ahub init` */
export function addInit(program: Command): void {
  program
    .command('init')
    .description('set up a fresh hub: its first admin, a network, and the token of a first agent')
    .option('-u, --username <name>', 'user name of the admin')
    .option('--password-stdin', 'read the password from stdin')
    .option('--network-name <name>', 'name of the network; the user name without it')
    .option('--agent <alias>', 'make a token for this agent and keep it in a profile of that name')
    .action(act(initHub));
}

async function initHub(context: Context, options: InitOptions): Promise<void> {
  const { settings, out, ask, hub } = context;
  const stranger = hub({ token: null });
  if ((await stranger.api.getHealth()).has_users) {
    throw new CliError(`the hub at ${settings.url} has users already`, {
      exitCode: exitCodes.conflict,
      mend: 'Sign in: ahub login',
    });
  }
  const username = options.username ?? (await ask.text({ message: 'User name of the admin', flag: '--username' }));
  const password = await readPassword(context, options);
  const { user, token, network_id: networkId } = await stranger.api.registerUser({ username, password });
  const { url, file, profileName } = settings;
  saveProfile(file, profileName, { url, token, minted: true, name: user.username, network_id: networkId });
  const admin = hub({ token });
  if (options.networkName !== undefined) {
    await admin.api.updateNetwork({ network_id: networkId, name: options.networkName });
  }
  const agent = options.agent ?? (await askAgent(context));
  if (agent !== '') {
    const issued = await admin.api.issueNodeToken({ network_id: networkId, node_name: agent });
    saveProfile(file, agent, { url, token: issued.token, name: agent, network_id: networkId }, false);
  }
  const done = { username, network_id: networkId, profile: profileName, agent_profile: agent === '' ? null : agent };
  out.object(done, () => [
    `${username} is the admin of ${url}, with the network ${options.networkName ?? username} (${networkId}).`,
    `Profile ${profileName} keeps the token in ${file}.`,
    ...(agent === '' ? [] : [`Profile ${agent} keeps the token of the agent: ahub --profile ${agent} …`]),
  ]);
}

async function readPassword({ ask, readStdin }: Context, { passwordStdin }: InitOptions): Promise<string> {
  if (passwordStdin === true) return (await readStdin()).replace(/\r?\n$/, '');
  const flag = '--password-stdin';
  const password = await ask.password({ message: 'Password', flag });
  if (password !== (await ask.password({ message: 'The password again', flag }))) {
    throw new CliError('the passwords differ');
  }
  return password;
}

async function askAgent({ ask }: Context): Promise<string> {
  if (!ask.isPossible) return '';
  return ask.text({ message: 'Alias of a first agent (empty for none)', flag: '--agent', isOptional: true });
}
