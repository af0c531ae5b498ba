import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Runtime } from './runtimes.ts';

/** A runtime as it is on this machine. */
export interface FoundRuntime {
  readonly runtime: Runtime;
  /** Undefined when it cannot be run; `problem` says why. */
  readonly version: string | undefined;
  readonly problem: string | undefined;
}

const limitMs = 15_000;

/** Asks the program of every runtime for its version. */
export async function findRuntimes(runtimes: readonly Runtime[], env: NodeJS.ProcessEnv): Promise<FoundRuntime[]> {
  const asked = new Map<string, Promise<Omit<FoundRuntime, 'runtime'>>>();
  for (const { program, name } of runtimes) {
    // What a command of one's own does with --version is not known.
    const found = name === 'custom' ? Promise.resolve({ version: 'custom', problem: undefined }) : undefined;
    if (!asked.has(program)) asked.set(program, found ?? versionOf(program, env));
  }
  return Promise.all(runtimes.map(async (runtime) => ({ runtime, ...(await asked.get(runtime.program)!) })));
}

async function versionOf(program: string, env: NodeJS.ProcessEnv): Promise<Omit<FoundRuntime, 'runtime'>> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version'], { env, timeout: limitMs });
    return { version: /\d+(?:\.\d+)+\S*/.exec(stdout)?.[0] ?? 'of an unknown version', problem: undefined };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { version: undefined, problem: isMissing ? 'is not installed' : 'does not say its version' };
  }
}
