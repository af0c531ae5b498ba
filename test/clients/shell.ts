import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** One program to run. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Nothing that a client needs takes this long: a fetch that hangs gets there. */
const limitMs = 8 * 60_000;

/** Runs a program to its end and returns what it printed. @throws Error with the end of its output when it fails */
export function runCommand({ program, args, cwd, env }: Command): Promise<string> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  let output = '';
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    output = (output + text).slice(-8_000);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (output = (output + text).slice(-8_000)));
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      if (code === 0) resolve(printed);
      else reject(new Error(`${program} ${args.slice(0, 3).join(' ')}: ${signal ?? String(code)}\n${output}`));
    });
  });
}

/** Whether the machine has a program. */
export function hasProgram(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
