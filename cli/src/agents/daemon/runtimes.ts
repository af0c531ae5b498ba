/** How a node is to be run. */
export interface NodeConfig {
  readonly model: string | null;
  readonly flags: Readonly<Record<string, unknown>>;
}

/** A client that does tasks from a terminal, and where it looks for what it is told. */
export interface Runtime {
  /** What the hub calls it. */
  readonly name: string;
  readonly program: string;
  /** Relative to the work folder. */
  readonly rulesFile: string;
  readonly skillFolders: readonly string[];
  /** The command for one task; `{task}` stands for its text. */
  command(words: readonly string[]): readonly string[];
  /** The words for a flag of the hub by its name; a value without words is one that the client does not have. */
  readonly flags: Readonly<Record<string, (value: unknown) => readonly string[] | undefined>>;
  /** The words for a model; undefined where it takes none. */
  readonly model?: (name: string) => readonly string[];
}

/** A runtime is not here, or has no such setting. */
export class RuntimeLack extends Error {}

const pass =
  (option: string) =>
  (value: unknown): readonly string[] => [option, String(value)];
const ifTrue =
  (...words: readonly string[]) =>
  (value: unknown): readonly string[] =>
    value === true ? words : [];
const oneOf =
  (words: Readonly<Record<string, readonly string[]>>) =>
  (value: unknown): readonly string[] | undefined =>
    Object.hasOwn(words, String(value)) ? words[String(value)] : undefined;

const claude: Runtime = {
  ...{ name: 'claude-code-cli', program: 'claude', rulesFile: 'CLAUDE.md', skillFolders: ['.claude/skills'] },
  command: (words) => ['claude', '-p', ...words, '{task}'],
  model: pass('--model'),
  flags: {
    permissionMode: oneOf({
      default: [],
      ...Object.fromEntries(
        ['acceptEdits', 'plan', 'dontAsk', 'bypassPermissions'].map((mode) => [mode, ['--permission-mode', mode]]),
      ),
    }),
    dangerouslySkipPermissions: ifTrue('--dangerously-skip-permissions'),
    maxTurns: pass('--max-turns'),
    budget: pass('--max-budget-usd'),
    modelReasoningEffort: oneOf(
      Object.fromEntries(['low', 'medium', 'high', 'xhigh'].map((level) => [level, ['--effort', level]])),
    ),
  },
};

const codex: Omit<Runtime, 'name'> = {
  ...{ program: 'codex', rulesFile: 'AGENTS.md', skillFolders: ['.agents/skills', '.codex/skills'] },
  command: (words) => ['codex', 'exec', '--skip-git-repo-check', ...words, '{task}'],
  model: pass('--model'),
  flags: {
    sandboxMode: pass('--sandbox'),
    dangerouslySkipPermissions: ifTrue('--dangerously-bypass-approvals-and-sandbox'),
    modelReasoningEffort: (value) => ['-c', `model_reasoning_effort="${String(value)}"`],
  },
};

const opencode: Runtime = {
  ...{ name: 'opencode-cli', program: 'opencode', rulesFile: 'AGENTS.md' },
  skillFolders: ['.opencode/skills', '.agents/skills', '.claude/skills'],
  command: (words) => ['opencode', 'run', ...words, '{task}'],
  model: pass('--model'),
  flags: { modelReasoningEffort: pass('--variant') },
};

const gemini: Runtime = {
  ...{ name: 'gemini-cli', program: 'gemini', rulesFile: 'GEMINI.md', skillFolders: ['.gemini/skills'] },
  command: (words) => ['gemini', ...words, '-p', '{task}'],
  model: pass('--model'),
  flags: {
    permissionMode: oneOf({
      default: [],
      acceptEdits: ['--approval-mode', 'auto_edit'],
      plan: ['--approval-mode', 'plan'],
      bypassPermissions: ['--approval-mode', 'yolo'],
    }),
    dangerouslySkipPermissions: ifTrue('--approval-mode', 'yolo'),
  },
};

/** The runtimes of the hub that are commands; Codex has two names there, and one command for both. */
export const knownRuntimes: readonly Runtime[] = [
  claude,
  { ...codex, name: 'codex-app-server' },
  { ...codex, name: 'codex-sdk' },
  opencode,
  gemini,
];

/** A command of one's own, which the hub calls `custom`; it learns its model from AHUB_MODEL. */
export function customRuntime(argv: readonly string[]): Runtime {
  const [program = ''] = argv;
  const folders = { rulesFile: 'AGENTS.md', skillFolders: ['skills'] };
  return { name: 'custom', program, ...folders, command: () => argv, flags: {} };
}

/**
 * The command of a node for one task.
 *
 * @throws RuntimeLack the client does not have a flag, or not with this value
 */
export function commandOf(runtime: Runtime, { model, flags }: NodeConfig): readonly string[] {
  const words = model === null ? [] : (runtime.model?.(model) ?? []);
  const given = Object.entries(flags).flatMap(([name, value]) => {
    // The daemon itself keeps the time, for every client.
    if (name === 'timeout') return [];
    const said = runtime.flags[name]?.(value);
    if (said === undefined) throw new RuntimeLack(`${runtime.name} has no ${name}=${String(value)}`);
    return said;
  });
  return runtime.command([...words, ...given]);
}

/** How long a task may take; undefined is without a limit. */
export function timeoutOf({ flags }: NodeConfig): number | undefined {
  const { timeout } = flags;
  return typeof timeout === 'number' && timeout > 0 ? timeout : undefined;
}
