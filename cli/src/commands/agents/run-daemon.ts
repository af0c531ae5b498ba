import type { Command } from 'commander';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { takeFolder, usualFolder } from '../../agents/daemon/daemon-folder.ts';
import { findRuntimes } from '../../agents/daemon/find-runtimes.ts';
import { NodeStore } from '../../agents/daemon/node-store.ts';
import { RunningNodes } from '../../agents/daemon/running-nodes.ts';
import { customRuntime, knownRuntimes } from '../../agents/daemon/runtimes.ts';
import { Supervisor } from '../../agents/daemon/supervisor.ts';
import { openAgent } from '../../agents/open-agent.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { count, seconds, several } from '../../parts/values.ts';
import { readVersion } from '../../parts/version.ts';
import { withExamples } from '../../parts/with-examples.ts';

interface DaemonOptions {
  readonly alias: string;
  readonly folder?: string;
  readonly secret?: readonly string[];
  readonly env?: readonly string[];
  readonly probeHost?: readonly string[];
  readonly maxNodes: number;
  readonly drain: number;
}

/** `ahub daemon run` */
export function addDaemonRun(program: Command): void {
  const command = findGroup(program, 'daemon', 'daemons, which run nodes on their hosts')
    .command('run')
    .argument('[command...]', 'what does a task of a node of the runtime custom, behind --')
    .description('run nodes here: Claude Code, Codex, opencode and Gemini CLI, where they are installed')
    .requiredOption('--alias <alias>', 'what the daemon is called')
    .option('--folder <path>', 'where it keeps its nodes; below ~/.local/share/ahub/daemons without it')
    .option('--secret <key>', 'a secret of the network that it accepts for its nodes; several times', several)
    .option('--env <name>', 'a variable of its own that its nodes get too; several times', several)
    .option('--probe-host <name=address>', 'a provider of its own network that may be probed; several times', several)
    .option('--max-nodes <number>', 'nodes at most', count, 20)
    .option('--drain <time>', 'how long running tasks may take when it is ended', seconds, 10)
    .action(act(runDaemon, { drains: true }));
  withExamples(
    command,
    'ahub daemon run --alias build-7 --secret ANTHROPIC_API_KEY',
    'ahub daemon run --alias build-7 -- ./answer.sh {task}',
  );
}

async function runDaemon(context: Context, options: DaemonOptions, argv: readonly string[] = []): Promise<void> {
  const { signal, out } = context;
  const { alias, secret = [], env: names = [], maxNodes, drain } = options;
  const probeHosts = readHosts(options.probeHost ?? []);
  const folder = resolve(options.folder ?? usualFolder(process.env, alias));
  const { hub } = await openAgent(context, alias, 6);
  const release = takeFolder(folder);
  const log = (line: string): void => out.say(`${new Date().toISOString()} ${line}`);
  try {
    const env = environmentOf(process.env, names);
    const wanted = [...knownRuntimes, ...(argv.length > 0 ? [customRuntime(argv)] : [])];
    const found = await findRuntimes(wanted, env);
    for (const {
      runtime: { name, program },
      version,
      problem,
    } of found) {
      log(`${name}: ${program} ${problem ?? version}`);
    }
    const here = found.filter(({ version }) => version !== undefined).map(({ runtime }) => runtime);
    const store = new NodeStore(folder);
    const runtimes = new Map(here.map((runtime) => [runtime.name, runtime]));
    const nodes = new RunningNodes({ url: hub.url, store, runtimes, env, version: readVersion(), log });
    const facts = { runtimes: [...runtimes.keys()], secretKeys: secret, mostNodes: maxNodes, version: readVersion() };
    log(`${alias} listens to ${hub.url} and works in ${folder}`);
    const drainMs = drain * 1_000;
    await new Supervisor({ ...facts, hub, store, nodes, alias, probeHosts, drainMs, log }).run(signal);
  } finally {
    release();
  }
}

/** @throws UsageError one is no name with an address */
function readHosts(given: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    given.map((text) => {
      const [name = '', address = ''] = text.toLowerCase().split('=', 2);
      if (name !== '' && isIP(address) !== 0) return [name, address];
      throw new UsageError(`--probe-host is not "${text}"`, 'Give --probe-host models.lan=10.0.0.8');
    }),
  );
}

const passedOn =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TZ|TMPDIR|TERM|XDG_\w+_HOME|(HTTPS?|ALL|NO)_PROXY|SSL_CERT_\w+|NODE_EXTRA_CA_CERTS)$/i;

/** What nodes get of the environment of the daemon: what programs need to run here, and what was named. */
function environmentOf(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => passedOn.test(name) || names.includes(name)));
}
