import type { Command } from 'commander';
import { join } from 'node:path';
import { answerHook } from '../../agents/hooks/answer-hook.ts';
import { hookClients, readEvent, type HookClient, type HookInput } from '../../agents/hooks/hook-clients.ts';
import { findToken } from '../../agents/open-agent.ts';
import { stateFolder } from '../../agents/state-folder.ts';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';

interface HookOptions {
  readonly alias?: string;
  readonly verbose?: true;
}

/** Since the process began: the client waits for all of it. AHUB_HOOK_MS gives a slow machine more. */
const limitMs = 1_700;
/** For a client that says nothing. */
const inputMs = 400;

/** `ahub hook CLIENT EVENT` */
export function addHook(program: Command): void {
  program
    .command('hook')
    .argument('<client>', 'the client that calls')
    .argument('<event>', 'session-start or stop, or its own name of it')
    .description('what hooks of clients call: tell a session what is new in the inbox of its agent')
    .option('--alias <alias>', 'the agent; AHUB_ALIAS without it')
    .option('--verbose', 'say why nothing is told')
    // A client takes some exit codes for an order, so a wrong command line has to end well too.
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async (...given: unknown[]) => {
      const say = (error: unknown): void => sayWhy(given.at(-1) as Command, error);
      await act(runHook)(...given).catch(say);
    });
}

function sayWhy(command: Command, error: unknown): void {
  if (command.opts<HookOptions>().verbose !== true) return;
  command.configureOutput().writeErr?.(`ahub hook: ${error instanceof Error ? error.message : String(error)}\n`);
}

async function runHook(context: Context, options: HookOptions, clientId: string, word: string): Promise<void> {
  const { settings, out, signal } = context;
  const client = (hookClients as Readonly<Record<string, HookClient>>)[clientId];
  const event = client && readEvent(client, word);
  const alias = options.alias ?? process.env['AHUB_ALIAS'];
  if (client === undefined || event === undefined) throw new Error(`no hook ${clientId} ${word}`);
  if (alias === undefined) throw new Error('no alias');
  // A command of `ahub run` does the one task that it was started for.
  if (process.env['AHUB_TASK_ID'] !== undefined) throw new Error('in a task already');
  const token = findToken(context, alias)?.token ?? settings.token;
  if (token === undefined) throw new Error('no token');
  const allowed = Number(process.env['AHUB_HOOK_MS']) || limitMs;
  const deadline = AbortSignal.timeout(Math.max(100, Math.round(allowed - performance.now())));
  await answerHook({
    ...{ client, event, alias, networkId: settings.networkId, input: await readInput(context) },
    hub: context.hub({ token, retries: 0 }),
    folder: join(stateFolder(process.env), 'seen'),
    signal: AbortSignal.any([signal, deadline]),
    write: (text) => out.line(text),
  });
}

async function readInput({ readStdin }: Context): Promise<HookInput> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, inputMs, '').unref());
  try {
    const input: unknown = JSON.parse(await Promise.race([readStdin(), late]));
    return typeof input === 'object' && input !== null ? (input as HookInput) : {};
  } catch {
    return {};
  }
}
