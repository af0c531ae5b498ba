import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** A program of PostgreSQL that is missing or failed. The message is for the operator and holds no password. */
export class ToolFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ToolFault';
  }
}

/** How a program of PostgreSQL is run. */
export interface ToolPlace {
  /** Names the database. */
  readonly url: string;
  /** The directory of the program; empty: it is looked for on the PATH. */
  readonly folder: string;
  /** Ends the program. */
  readonly signal?: AbortSignal;
}

/** So many characters of what a program complains about are shown. */
const complaintLength = 1_000;

/**
 * Runs `pg_dump` or `pg_restore` on the database until it has ended well. The password goes by the environment, which
 * other users of the machine do not see as they see arguments.
 *
 * @throws ToolFault when the program is missing or fails, or the reason of the signal
 */
export async function runPostgresTool(name: string, args: readonly string[], place: ToolPlace): Promise<void> {
  place.signal?.throwIfAborted();
  const { address, password } = withoutPassword(place.url);
  const program = place.folder === '' ? name : join(place.folder, name);
  const child = spawn(program, [...args, '--no-password', `--dbname=${address}`], {
    env: { ...harmless(process.env), ...(password === undefined ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C of a terminal goes to this process alone, which decides what becomes of its work.
    detached: true,
  });
  lowerPriority(child.pid);
  const end = (): void => void child.kill('SIGTERM');
  place.signal?.addEventListener('abort', end);
  process.once('exit', end);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-complaintLength);
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', (error) => reject(asMissing(program, error)));
      child.once('close', resolve);
    });
    place.signal?.throwIfAborted();
    if (code !== 0) throw new ToolFault(`${name} ended with ${code}: ${inOneLine(complaint)}${adviceFor(complaint)}`);
  } finally {
    place.signal?.removeEventListener('abort', end);
    process.off('exit', end);
  }
}

/**
 * Whoever calls the hub goes first: a dump packs what it reads, which would keep a core busy. Linux may weigh whole
 * sessions against each other and priorities only within one; the program is alone in its session, so that has to
 * step back as well.
 */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  const low = constants.priority.PRIORITY_LOW;
  try {
    setPriority(pid, low);
    writeFileSync(`/proc/${pid}/autogroup`, String(low));
  } catch {
    // It has ended, or the system has no priorities or no such groups.
  }
}

/** The address without its password, wherever that stands in it. */
function withoutPassword(url: string): { readonly address: string; readonly password: string | undefined } {
  const parsed = new URL(url);
  const password = parsed.searchParams.get('password') ?? (decodeURIComponent(parsed.password) || undefined);
  parsed.password = '';
  parsed.searchParams.delete('password');
  return { address: parsed.href, password };
}

/** What the hub was started with, without its secrets. */
function harmless(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([key]) => !/^A?HUB_/.test(key)));
}

function asMissing(program: string, error: NodeJS.ErrnoException): Error {
  const mend = 'install the client programs of PostgreSQL, or name their directory with HUB_POSTGRES_TOOLS';
  return new ToolFault(`${program} cannot be run (${error.code ?? error.message}): ${mend}.`);
}

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, '; ');
}

function adviceFor(complaint: string): string {
  if (!complaint.includes('server version mismatch')) return '';
  return ' - it is older than the server: name the directory of a newer one with HUB_POSTGRES_TOOLS';
}
