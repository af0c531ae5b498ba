import { execFile } from 'node:child_process';

/** tmux refused, is not there, or took too long; the message is its own text. */
export class TmuxError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TmuxError';
  }
}

const timeoutMs = 5_000;
const maxOutputBytes = 4 * 1024 * 1024;
const maxErrorLength = 500;
/** All that tmux sees of the hub's environment: no secret of the hub is handed on. */
const handedOn = ['PATH', 'HOME', 'TMUX_TMPDIR', 'TMPDIR', 'LANG', 'LC_ALL', 'TERM'];

/**
 * The last lines of a session's active pane, without the blank ones below them.
 *
 * @param name an exact session name; the caller has checked its form
 * @param lines how many lines to look back
 * @throws TmuxError
 */
export async function capturePane(name: string, lines: number): Promise<string> {
  const output = await runTmux(['capture-pane', '-p', '-t', targetOf(name), '-S', `-${lines}`]);
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}

/**
 * Types text into a session's active pane, literally: no key names, no options, no shell.
 *
 * @param enter presses Enter behind it
 * @throws TmuxError
 */
export async function typeText(name: string, text: string, enter: boolean): Promise<void> {
  await runTmux(['send-keys', '-t', targetOf(name), '-l', '--', text]);
  if (enter) await runTmux(['send-keys', '-t', targetOf(name), 'Enter']);
}

/** `=` and `:` make tmux take the whole name as it stands, and not as a prefix, a pattern, a window or an option. */
function targetOf(name: string): string {
  return `=${name}:`;
}

/** An argument list and no shell: nothing in the arguments is ever parsed. */
function runTmux(args: readonly string[]): Promise<string> {
  const env = Object.fromEntries(handedOn.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])));
  const options = { env, timeout: timeoutMs, maxBuffer: maxOutputBytes, encoding: 'utf8' as const };
  return new Promise((resolve, reject) => {
    execFile('tmux', [...args], options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new TmuxError(reasonOf(error, stderr)));
    });
  });
}

function reasonOf(error: Error & { code?: unknown; killed?: boolean | undefined }, stderr: string): string {
  if (error.code === 'ENOENT') return 'tmux is not installed';
  if (error.killed) return 'tmux did not answer in time';
  const said = stderr.trim();
  return said === '' ? 'tmux failed' : said.slice(0, maxErrorLength);
}
