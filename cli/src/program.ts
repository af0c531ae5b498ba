import { Command, CommanderError } from 'commander';
import { adminCommands } from './commands/admin/admin-commands.ts';
import { addHook } from './commands/agents/answer-hook.ts';
import { addDoctor } from './commands/agents/check-all.ts';
import { addHooksDoctor } from './commands/agents/check-hooks.ts';
import { addMcpConfig } from './commands/agents/configure-mcp.ts';
import { addHooksInstall } from './commands/agents/install-hooks.ts';
import { addDaemonRun } from './commands/agents/run-daemon.ts';
import { addRun } from './commands/agents/run-tasks.ts';
import { addHooksUninstall } from './commands/agents/uninstall-hooks.ts';
import { boardCommands } from './commands/board/board-commands.ts';
import { addComplete } from './commands/completion/print-candidates.ts';
import { addCompletion } from './commands/completion/print-script.ts';
import { addApi } from './commands/contract/call-operation.ts';
import { addTool } from './commands/contract/call-tool.ts';
import { nodeCommands } from './commands/nodes/node-commands.ts';
import { addBackup } from './commands/operate/back-up-hub.ts';
import { addConfigCheck } from './commands/operate/check-config.ts';
import { addConfigPrint } from './commands/operate/print-config.ts';
import { addMigrate } from './commands/operate/migrate-database.ts';
import { addRestore } from './commands/operate/restore-hub.ts';
import { addRotateVaultKey } from './commands/operate/rotate-vault-key.ts';
import { addServe } from './commands/operate/serve-hub.ts';
import { addInit } from './commands/start/init-hub.ts';
import { addProfileList } from './commands/start/list-profiles.ts';
import { addLogin } from './commands/start/log-in.ts';
import { addLogout } from './commands/start/log-out.ts';
import { addOpen } from './commands/start/open-console.ts';
import { addWhoami } from './commands/start/show-caller.ts';
import { addProfileUse } from './commands/start/use-profile.ts';
import { usualExamples } from './commands/usual-examples.ts';
import { workCommands } from './commands/work/work-commands.ts';
import { cleanText } from './parts/clean-text.ts';
import { exitCodes } from './parts/exit-codes.ts';
import { explainError } from './parts/explain-error.ts';
import { exitCodeOfCommand } from './parts/run-command.ts';
import { readVersion } from './parts/version.ts';
import { withExamples } from './parts/with-examples.ts';

type AddCommand = (program: Command) => void;

/** All commands, in the order of the help. */
const groups: Readonly<Record<string, readonly AddCommand[]>> = {
  Start: [addLogin, addLogout, addWhoami, addInit, addProfileList, addProfileUse, addOpen, addCompletion, addComplete],
  Work: workCommands,
  Agents: [
    ...nodeCommands,
    addDaemonRun,
    addRun,
    addHooksInstall,
    addHooksUninstall,
    addHooksDoctor,
    addHook,
    addMcpConfig,
    addDoctor,
  ],
  'Board and admin': [...boardCommands, ...adminCommands],
  Operate: [addServe, addConfigCheck, addConfigPrint, addMigrate, addBackup, addRestore, addRotateVaultKey],
  'All of the contract': [addApi, addTool],
};

/** The program with all its commands. */
export function createProgram(): Command {
  const program = new Command('ahub')
    .description('Command line of the Agent Collaboration Hub.')
    .version(readVersion(), '-V, --version', 'print the version')
    .option('--url <address>', 'address of the hub (AHUB_URL)')
    .option('--profile <name>', 'profile to use (AHUB_PROFILE)')
    .option('--network <id>', 'network that the call is about (AHUB_NETWORK)')
    .option('--json', 'print the objects of the API as they are, lists one a line')
    .option('-y, --yes', 'do not ask before something is destroyed')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'ahub: ')) })
    .showHelpAfterError('  See: ahub --help, or --help behind any command')
    .exitOverride();
  for (const [title, commands] of Object.entries(groups)) {
    program.commandsGroup(`${title}:`);
    for (const add of commands) add(program);
  }
  addUsualExamples(program, []);
  return program;
}

function addUsualExamples(command: Command, words: readonly string[]): void {
  const lines = usualExamples[words.join(' ')];
  if (lines !== undefined) withExamples(command, ...lines);
  for (const one of command.commands) addUsualExamples(one, [...words, one.name()]);
}

/** Runs a command line and ends the process with its exit code. */
export async function runProgram(args: readonly string[]): Promise<void> {
  // Whoever reads the output has enough of it, as in `ahub task list | head`.
  process.stdout.on('error', () => process.exit(exitCodes.ok));
  process.stderr.on('error', () => process.exit(exitCodes.ok));
  const code = await resultOf(args);
  process.stdout.write('', () => process.exit(code));
}

async function resultOf(args: readonly string[]): Promise<number> {
  const program = createProgram();
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(askingForHelp(args), { from: 'user' });
    return exitCodeOfCommand();
  } catch (error) {
    // Commander has told what is wrong, or has shown the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    const { exitCode, lines } = explainError(error);
    process.stderr.write(`ahub: ${cleanText(lines.join('\n'))}\n`);
    return exitCode;
  }
}

/** The help of one operation or tool is its description, which loads the contract. */
function askingForHelp(args: readonly string[]): string[] {
  const isCall = /^(api|tool)$/.test(args[0] ?? '') && /^\w/.test(args[1] ?? '');
  return args.map((arg) => (isCall && /^(-h|--help)$/.test(arg) ? '--describe' : arg));
}
