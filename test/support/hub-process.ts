import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The program itself, in a process of its own. */
export interface HubProcess {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  /** All that it has written so far. */
  output(): string;
  /** The log line with this message, once it is there. @throws Error when the process ends before */
  line(message: string): Promise<Record<string, string>>;
}

/**
 * Starts the program with these settings and nothing else of the environment but the path.
 *
 * @param program the `main.ts` of another copy of the project
 */
export function spawnHub(env: Readonly<Record<string, string>>, program = main): HubProcess {
  const child = spawn(process.execPath, [program], { env: { PATH: process.env['PATH'] ?? '', ...env } });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const find = (message: string): Record<string, string> | undefined =>
    text
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Record<string, string>)
      .find(({ msg }) => msg === message);
  const line = (message: string): Promise<Record<string, string>> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find(message);
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', look);
      void exit.then((code) => reject(new Error(`exit ${code}: ${text}`)));
      look();
    });
  return { child, exit, output: () => text, line };
}
