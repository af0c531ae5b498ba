import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** A program on a terminal of its own, whose size is 100 by 30. */
const onTerminal = `
import fcntl, os, pty, struct, sys, termios
pid, master = pty.fork()
if pid == 0:
    os.execvp(sys.argv[1], sys.argv[1:])
fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack('HHHH', 30, 100, 0, 0))
print('ready', file=sys.stderr, flush=True)
import threading
def keys():
    while True:
        typed = os.read(0, 1024)
        if not typed: return
        os.write(master, typed)
threading.Thread(target=keys, daemon=True).start()
while True:
    try: shown = os.read(master, 65536)
    except OSError: break
    if not shown: break
    os.write(1, shown)
sys.stdout.flush()
os._exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`;

/** A command that runs on a terminal. */
export interface TerminalRun {
  /** All that was written so far, also what steers the terminal. */
  readonly shown: () => string;
  readonly type: (keys: string) => void;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
}

/** A command that takes longer hangs. */
const limitMs = 30_000;

/** Runs `ahub` on a terminal, as a person does. */
export function runOnTerminal(args: readonly string[], env: Readonly<Record<string, string>>): TerminalRun {
  return openTerminal([process.execPath, main, ...args], env);
}

/** Runs any program on a terminal. */
export function openTerminal(words: readonly string[], env: Readonly<Record<string, string>>): TerminalRun {
  const child = spawn('python3', ['-c', onTerminal, ...words], {
    env: { PATH: process.env['PATH'] ?? '', TERM: 'xterm', ...env },
    stdio: 'pipe',
  });
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text));
  child.stdin.on('error', () => undefined);
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve(code);
    });
  });
  return { shown: () => shown, type: (keys) => void child.stdin.write(keys), ended };
}
