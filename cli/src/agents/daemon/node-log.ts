import { appendFileSync, renameSync, statSync } from 'node:fs';
import { hideSecrets } from '../run/hide-secrets.ts';

const longestLine = 4_000;
const longestFile = 4_194_304;

/** How important a line is. */
export type Level = 'info' | 'warn' | 'error';

/** The log of a node: lines with an instant and a level, in which no secret of the node stands (rule cli-daemon-secrets). */
export class NodeLog {
  readonly #file: string;
  readonly #secrets: readonly string[];
  readonly #open = new Map<string, string>();

  /** @param secrets what never gets into the file */
  constructor(file: string, secrets: readonly string[]) {
    this.#file = file;
    this.#secrets = secrets;
  }

  /** Writes a text, a line for each of its lines. */
  write(level: Level, text: string): void {
    const at = new Date().toISOString();
    const lines = hideSecrets(text, this.#secrets).split('\n');
    const told = lines
      .filter((line) => line.trim() !== '')
      .map((line) => `${at} ${level} ${line.slice(0, longestLine)}\n`);
    if (told.length === 0) return;
    this.#turn();
    appendFileSync(this.#file, told.join(''), { mode: 0o600 });
  }

  /** Takes a part of an output; whole lines are written, so that no secret is cut in two. */
  add(level: Level, chunk: Buffer): void {
    const text = (this.#open.get(level) ?? '') + chunk.toString('utf8');
    const end = text.lastIndexOf('\n') + 1;
    this.#open.set(level, text.slice(end).slice(-longestFile));
    if (end > 0) this.write(level, text.slice(0, end));
  }

  /** Writes what has no end of line yet. */
  flush(): void {
    for (const [level, text] of this.#open) this.write(level as Level, text);
    this.#open.clear();
  }

  /** A file that has grown long becomes the one before; that one goes. */
  #turn(): void {
    try {
      if (statSync(this.#file).size > longestFile) renameSync(this.#file, `${this.#file}.1`);
    } catch {
      // It is not there yet.
    }
  }
}
