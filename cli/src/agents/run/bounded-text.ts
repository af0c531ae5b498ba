import { StringDecoder } from 'node:string_decoder';

/** Collects what a program writes: the last so many characters of it. */
export class BoundedText {
  readonly #limit: number;
  readonly #decoder = new StringDecoder('utf8');
  #kept = '';
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(chunk: Buffer): void {
    const text = this.#decoder.write(chunk);
    this.#length += text.length;
    this.#kept += text;
    // Cut now and then only: cutting each chunk would copy the whole each time.
    if (this.#kept.length > 2 * this.#limit) this.#kept = this.#kept.slice(-this.#limit);
  }

  /** What is kept of it. */
  get text(): string {
    return this.#kept.slice(-this.#limit);
  }

  /** Characters that were written in all. */
  get length(): number {
    return this.#length;
  }

  /** The last line with something in it, of what was written last. */
  get lastLine(): string {
    return (
      this.#kept
        .slice(-4_000)
        .trimEnd()
        .split(/[\r\n]/)
        .at(-1)
        ?.trim() ?? ''
    );
  }
}

/** A text of at most `limit` characters: of a longer one its beginning and, mostly, its end, with a note between them. */
export function cutMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const note = `\n\n[… ${text.length} characters, shortened …]\n\n`;
  const head = Math.floor((limit - note.length) / 4);
  return `${text.slice(0, head)}${note}${text.slice(-(limit - note.length - head))}`;
}
