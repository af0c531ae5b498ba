import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../../parts/cli-errors.ts';
import { exitCodes } from '../../parts/exit-codes.ts';

/** Where the daemon of an alias keeps its nodes, with their tokens and secrets. */
export function usualFolder(env: NodeJS.ProcessEnv, alias: string): string {
  const data = env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share');
  return join(data, 'ahub', 'daemons', encodeURIComponent(alias).replaceAll('.', '%2E'));
}

/**
 * Takes a folder for this process alone, so that no node runs twice. One whose daemon was killed is free again.
 *
 * @returns what gives it back
 * @throws CliError another daemon has it
 */
export function takeFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'daemon.pid');
  const owner = ownerOf(file);
  if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
    const mend = 'End it, or give this one another folder: --folder PATH';
    throw new CliError(`the daemon ${owner} works in ${folder}`, { exitCode: exitCodes.conflict, mend });
  }
  writeFileSync(file, `${process.pid}\n`, { mode: 0o600 });
  return () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true });
  };
}

function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
