import { spawn } from 'node:child_process';

/** One program to run, with nothing in its environment but what is given. */
export interface ProgramCall {
  readonly args: readonly [program: string, ...args: string[]];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** After which it is ended; for what stays open longer than one thing takes. */
  readonly limitMs?: number;
}

/** How a program ended; the code is null when a signal ended it. */
export interface Ending {
  readonly code: number | null;
  readonly out: string;
  /** What it printed on both streams, for the reader of a failure. */
  readonly all: string;
}

export interface RunningProgram {
  readonly ended: Promise<Ending>;
  /** All that it has printed so far. */
  output(): string;
  /** Asks it to stop, as Ctrl-C does not reach it. */
  stop(): void;
}

/** Nothing that the suite runs takes this long: only what hangs gets there. */
const usualLimitMs = 150_000;

/** Starts a program in a process group of its own, without input; what it started ends with it. */
export function startProgram(call: ProgramCall): RunningProgram {
  const {
    args: [program, ...args],
    cwd,
    env,
    limitMs = usualLimitMs,
  } = call;
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let all = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    all += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (all += text));
  const endGroup = (): void => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL');
    } catch {
      // Nothing of it is left.
    }
  };
  const limit = setTimeout(() => {
    all += `\nended after ${limitMs / 1000} s`;
    endGroup();
  }, limitMs);
  process.once('exit', endGroup);
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', endGroup);
    child.once('close', (code) => {
      clearTimeout(limit);
      process.off('exit', endGroup);
      resolve({ code, out, all });
    });
  });
  return { ended, output: () => all, stop: () => void child.kill('SIGTERM') };
}

/** Runs a program to its end. @throws Error with what it printed when it fails */
export async function runProgram(call: ProgramCall): Promise<Ending> {
  const ending = await startProgram(call).ended;
  if (ending.code !== 0) throw new Error(`${call.args.join(' ')}: ${ending.code}\n${ending.all.slice(-3_000)}`);
  return ending;
}
