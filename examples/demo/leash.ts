import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/*
 * Runs a program that ends with its parent, however that ends: as a program, this file runs the one that its argument
 * names and ends it when the channel to the parent closes. It has a process group of its own, so that Ctrl-C reaches
 * the parent alone, who ends everything in order.
 */
const [, self, program] = process.argv;
if (self === fileURLToPath(import.meta.url) && program !== undefined) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.argv.splice(1, 2, program);
  await import(program);
}

/** A program on the leash. */
export interface Leashed {
  readonly child: ChildProcess;
  /** All that it has written so far, at most the last 64 KiB. */
  readonly output: () => string;
  /** Asks it to end, and makes it after ten seconds. Resolves when it has ended. */
  end(): Promise<void>;
}

/** Starts a program with this environment and nothing else but the path. */
export function runOnLeash(program: URL, env: Readonly<Record<string, string>>): Leashed {
  const child = fork(fileURLToPath(import.meta.url), [fileURLToPath(program)], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const exit = once(child, 'exit');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-65_536)));
  }
  return {
    child,
    output: () => text,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const timer = setTimeout(() => process.kill(-(child.pid as number), 'SIGKILL'), 10_000);
      child.kill('SIGTERM');
      await exit;
      clearTimeout(timer);
    },
  };
}
