import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hub } from '../../../clients/typescript/src/index.ts';
import { startTestHub } from '../../support/start-hub.ts';
import type { TestHub, TestHubOptions, TestUser } from '../../support/start-hub.ts';
import { runCli, type CliOptions, type CliResult } from './run-cli.ts';

/** A hub with a person, and a folder of that person's own. */
export interface CliWorld {
  readonly hub: TestHub;
  readonly user: TestUser;
  /** The person, by the TypeScript client. */
  readonly me: Hub;
  /** The home folder of all commands; it ends with the world. */
  readonly home: string;
  /** The file of profiles. */
  readonly config: string;
  /** Runs `ahub` against the hub; the person is signed in unless the environment says otherwise. */
  cli(args: readonly string[], options?: CliOptions): Promise<CliResult>;
  /** The same without any token. */
  stranger(args: readonly string[], options?: CliOptions): Promise<CliResult>;
  /** An agent, by the TypeScript client; its token is made on the way. */
  agent(alias: string): Promise<Hub>;
  close(): Promise<void>;
}

/** Opens it; the test closes it. */
export async function openCliWorld(options: TestHubOptions = {}): Promise<CliWorld> {
  const hub = await startTestHub(options);
  const user = await hub.registerUser();
  const home = mkdtempSync(join(tmpdir(), 'ahub-cli-'));
  const config = join(home, '.config/ahub/config.json');
  const stranger = (args: readonly string[], more: CliOptions = {}): Promise<CliResult> =>
    runCli(args, { ...more, env: { HOME: home, AHUB_URL: hub.url, ...more.env } });
  return {
    hub,
    user,
    me: new Hub({ url: hub.url, token: user.token }),
    home,
    config,
    stranger,
    cli: (args, more = {}) => stranger(args, { ...more, env: { AHUB_TOKEN: user.token, ...more.env } }),
    agent: async (alias) => new Hub({ url: hub.url, token: await hub.mintNode(user, alias) }),
    async close() {
      rmSync(home, { recursive: true, force: true });
      await hub.close();
    },
  };
}
