import { Hub } from '../../../clients/typescript/src/index.ts';
import { createAsk, type Ask } from './ask.ts';
import { UsageError } from './cli-errors.ts';
import { createOutput, type Output } from './output.ts';
import { resolveSettings, type GlobalOptions, type Settings } from './settings.ts';

/** How a command reaches the hub, where it differs from the settings. */
export interface HubChoice {
  readonly url?: string;
  /** Another token; null is none. */
  readonly token?: string | null;
  /** Repetitions of a call whose answer does not come; 2 by default, so that a person soon knows. */
  readonly retries?: number;
  readonly networkId?: string;
}

/** All that a command has to do with. */
export interface Context {
  readonly settings: Settings;
  readonly out: Output;
  readonly ask: Ask;
  /** Aborted when somebody ends the command. */
  readonly signal: AbortSignal;
  /** The hub of this command. @throws UsageError the profile that was named is not there */
  readonly hub: (choice?: HubChoice) => Hub;
  /** All of stdin as text. */
  readonly readStdin: () => Promise<string>;
}

const quickRetries = 2;

/**
 * The context of one command. The token leaves the environment, so that no child of the command inherits it.
 *
 * @throws UsageError a setting is wrong
 */
export function createContext(options: GlobalOptions, signal: AbortSignal): Context {
  const settings = resolveSettings(options, process.env);
  delete process.env['AHUB_TOKEN'];
  return {
    settings,
    out: createOutput(options.json === true, process.stdout, process.stderr, process.env),
    ask: createAsk(options.yes === true),
    signal,
    hub({ url, token = settings.token, retries = quickRetries, networkId = networkFor(settings, token) } = {}) {
      requireProfile(settings, token);
      return new Hub({ url: url ?? settings.url, token: token ?? undefined, networkId, retries });
    },
    async readStdin() {
      if (process.stdin.isTTY) process.stderr.write('Reading from the terminal; end with Ctrl-D.\n');
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString('utf8');
    },
  };
}

/** The network of a profile goes with its token alone (rule cli-network-of-token). */
function networkFor({ networkId, isNetworkNamed, token: own }: Settings, token: string | null | undefined) {
  return isNetworkNamed || token === own ? networkId : undefined;
}

function requireProfile(settings: Settings, token: string | null | undefined): void {
  if (!settings.isProfileNamed || settings.profile !== undefined || token !== undefined) return;
  const { profileName } = settings;
  throw new UsageError(
    `there is no profile "${profileName}"`,
    `See them: ahub profile list. Make it: ahub login --profile ${profileName}`,
  );
}
