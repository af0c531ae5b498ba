import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A program with all that it starts. */
export interface ProcessGroup {
  readonly child: ChildProcess & { readonly stdout: Readable; readonly stderr: Readable };
  /** Sends a signal to all of it; nothing happens when none is left. */
  signal(name: NodeJS.Signals): void;
  /** Says that it has ended: who watches over it need not end it. */
  release(): void;
}

/** How a program is started. */
export interface GroupOptions {
  readonly cwd?: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  /** What it reads; nothing by default. */
  readonly stdin?: string | undefined;
}

/** Ends the group whose number comes first, unless a second line says that it has ended by itself. */
const watch = 'read -r group || exit 0; read -r end || kill -s KILL -- "-$group" 2>/dev/null';
/** Becomes the program when it is told to. */
const begin = 'read -r go <&3 || exit 125; exec 3<&-; exec "$@"';

/**
 * Starts a program in a process group of its own. A second process watches over it: when this process dies, however it
 * dies, the program dies too (rule cli-run-once). The program begins only
 * when it is watched over. Without POSIX shells (Windows) it is one process, and nobody watches.
 */
export function startGroup(argv: readonly string[], options: GroupOptions): ProcessGroup {
  return process.platform === 'win32' ? startAlone(argv, options) : startWatched(argv, options);
}

function startWatched(argv: readonly string[], { cwd, env, stdin }: GroupOptions): ProcessGroup {
  const watcher = spawn('sh', ['-c', watch], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, env: pathOnly() });
  const child = spawn('sh', ['-c', begin, 'sh', ...argv], {
    cwd,
    env,
    detached: true,
    stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'pipe'],
  }) as ProcessGroup['child'];
  for (const pipe of [watcher.stdin, child.stdin, child.stdio[3]]) pipe?.on('error', () => undefined);
  watcher.on('error', (error) => child.emit('error', error));
  const go = (): void => void (child.stdio[3] as Writable).end('go\n');
  if (child.pid === undefined) watcher.stdin.end();
  else watcher.stdin.write(`${child.pid}\n`, go);
  child.stdin?.end(stdin);
  return {
    child,
    signal(name) {
      try {
        process.kill(-(child.pid as number), name);
      } catch {
        // None of it is left.
      }
    },
    release: () => void watcher.stdin.end('ended\n'),
  };
}

function startAlone([program = '', ...args]: readonly string[], { cwd, env, stdin }: GroupOptions): ProcessGroup {
  const child = spawn(program, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin ?? '');
  return { child, signal: (name) => void child.kill(name), release: () => undefined };
}

function pathOnly(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/bin:/usr/bin' };
}
