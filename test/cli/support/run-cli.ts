import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** How a command came out. */
export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  /** What stdin holds, nothing without it; `open` is a pipe that never says anything. */
  readonly stdin?: string | { readonly open: true };
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** The command is interrupted when this resolves. */
  readonly interruptOn?: Promise<unknown>;
  /** Gets what stood on stderr so far, whenever something was added. */
  readonly onTold?: (stderr: string) => void;
}

/** Keeps compiled code between the commands. */
export const keepCompiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/ahub-tests', import.meta.url)),
};

/** A command that takes longer hangs. */
const limitMs = 30_000;

/** Runs `ahub` as it stands in the clone, in a process of its own and without a terminal. Nothing of the environment but the path is passed on. */
export function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const env = { PATH: process.env['PATH'] ?? '', ...keepCompiled, ...options.env };
  const child = spawn(process.execPath, [main, ...args], { env, cwd: options.cwd ?? process.cwd(), stdio: 'pipe' });
  const told = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (told.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told.stderr += text));
  child.stderr.on('data', () => options.onTold?.(told.stderr));
  // A command may end before it has read all of its stdin.
  child.stdin.on('error', () => undefined);
  if (typeof options.stdin !== 'object') child.stdin.end(options.stdin ?? '');
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  void options.interruptOn?.then(() => child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve({ code, ...told });
    });
  });
}
