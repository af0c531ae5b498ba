import type { Command } from 'commander';
import type { HostSupervisor, Hub } from '../../../../clients/typescript/src/index.ts';
import { CliError, UsageError } from '../../parts/cli-errors.ts';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { several } from '../../parts/values.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { followRequest, isGood } from './follow-request.ts';
import { nodesAbout } from './nodes-about.ts';
import { readFlags } from './read-flags.ts';
import { withWait, type WaitOptions } from './wait-options.ts';

interface CreateOptions extends WaitOptions {
  readonly daemon?: string;
  readonly runtime?: string;
  readonly model?: string;
  readonly flag?: readonly string[];
  readonly secret?: readonly string[];
  readonly workdir?: string;
}

/** `ahub node create ALIAS` */
export function addNodeCreate(program: Command): void {
  const command = findGroup(program, 'node', nodesAbout)
    .command('create')
    .argument('<alias>', 'what the node is to be called')
    .description('have a daemon create and start a node')
    .option('--daemon <alias>', 'the daemon that runs it; the only one without it')
    .option('--runtime <name>', 'what runs it; the only one of the daemon without it')
    .option('--model <name>', 'the model; the default of the runtime without it')
    .option('--flag <name=value>', 'a setting of the runtime, such as maxTurns=20; several times for several', several)
    .option('--secret <key>', 'a secret of the network that it gets in its environment; several times', several)
    .option('--workdir <path>', 'its directory, below the one of the daemon')
    .action(act(createNode));
  withExamples(
    withWait(command),
    'ahub node create painter --runtime claude-code-cli --model sonnet --secret ANTHROPIC_API_KEY --wait',
  );
}

async function createNode(context: Context, options: CreateOptions, alias: string): Promise<number> {
  const { settings, out, signal } = context;
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  const daemon = await findDaemon(hub, networkId, options.daemon, signal);
  const { model, flag, secret, workdir, wait, timeout } = options;
  const runtime = options.runtime ?? onlyRuntime(daemon);
  const flags = flag === undefined ? undefined : readFlags(flag);
  const input = {
    daemon_node_id: daemon.daemon_node_id,
    node_spec: { name: alias, runtime, model, flags, env_refs: secret, workdir },
  };
  const send = () => hub.tools.create_node(input, { signal });
  if (wait === undefined) {
    out.object(await send(), ({ request_id }) => `${alias} is ordered from ${daemon.alias} (${request_id}).`);
    return exitCodes.ok;
  }
  const { answer, event } = await followRequest(
    context,
    hub,
    networkId,
    { label: alias, timeoutMs: timeout * 1_000 },
    async () => {
      const ordered = await send();
      return { answer: ordered, id: ordered.request_id };
    },
  );
  const { request_id } = answer;
  const ended = await hub.api.getNodeCreateRequest({ request_id, network_id: networkId }, { signal });
  out.object(ended, ({ request: { status, error } }) =>
    error === null ? `${alias} runs on ${daemon.alias}.` : cleanLine(`${alias} is not there: ${status}, ${error}`),
  );
  return isGood(event) ? exitCodes.ok : exitCodes.failed;
}

/** The daemon of an alias or an id, or the only one of the network. @throws CliError, UsageError */
export async function findDaemon(
  hub: Hub,
  networkId: string,
  ref: string | undefined,
  signal: AbortSignal,
): Promise<HostSupervisor> {
  const { daemons } = await hub.api.listHostSupervisors({ network_id: networkId }, { signal });
  const fitting = daemons.filter(({ alias, daemon_node_id: id }) => ref === undefined || alias === ref || id === ref);
  const [daemon] = fitting;
  if (daemon === undefined) {
    const message = ref === undefined ? 'the network has no daemon' : `there is no daemon "${ref}"`;
    throw new CliError(message, { exitCode: exitCodes.notFound, mend: 'Run one: ahub daemon run --alias NAME' });
  }
  if (fitting.length === 1) return daemon;
  throw new UsageError('the network has several daemons', 'Name one: --daemon ALIAS (ahub daemon list)');
}

function onlyRuntime({ alias, runtimes_supported: runtimes }: HostSupervisor): string {
  const [runtime] = runtimes;
  if (runtime !== undefined && runtimes.length === 1) return runtime;
  throw new UsageError(`${alias} runs ${runtimes.join(', ') || 'nothing'}`, 'Name one: --runtime NAME');
}
