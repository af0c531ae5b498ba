import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** A file that anybody may read, the same for all (rule http-published-files). */
export interface PublishedFile {
  /** The path of its URL. */
  readonly path: string;
  /** Its absolute path on disk. */
  readonly file: string;
  /** Its media type, with its charset. */
  readonly type: string;
  /** What the page may load and run: its `Content-Security-Policy`; for pages alone. */
  readonly policy?: string;
  /** What is changed in its text as it is read. */
  readonly rewrite?: ((text: string) => string) | undefined;
}

/** A file whose bytes are in memory. */
export interface FileInMemory {
  readonly bytes: Buffer;
  /** Those of its codings that are made already. */
  readonly made?: Readonly<Partial<Record<Coding, Buffer | undefined>>>;
  /** Whether compression makes it smaller. */
  readonly isText: boolean;
}

/** How a file may travel, the best first where the client has no preference. */
const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

/** A file as it travels in one coding. */
export interface Representation {
  readonly coding: Coding;
  readonly bytes: Buffer;
  /** Strong: the same tag means the same bytes. */
  readonly etag: string;
}

/** The option is newer than the published types of the package. */
interface Preferring {
  encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined;
}

/** The coding that a request asks for; identity when it refuses all, because an answer is more use than a refusal. */
export function codingFor(req: Pick<IncomingMessage, 'headers'>): Coding {
  const negotiator = new Negotiator(req) as unknown as Preferring;
  return (negotiator.encoding(codings, { preferred: codings }) as Coding | undefined) ?? 'identity';
}

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // A tenth of the time of the highest quality, for a few percent more bytes.
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  identity: (bytes: Buffer) => Promise.resolve(bytes),
} as const satisfies Record<Coding, (bytes: Buffer) => Promise<Buffer>>;

/**
 * The representations of one file. Each is made when it is first asked for, off the event loop, and kept: the file does
 * not change while the hub runs.
 */
export class Representations {
  readonly #file: PublishedFile | FileInMemory;
  readonly #made = new Map<Coding, Promise<Representation>>();

  constructor(file: PublishedFile | FileInMemory) {
    this.#file = file;
  }

  get(wanted: Coding): Promise<Representation> {
    const coding = 'isText' in this.#file && !this.#file.isText ? 'identity' : wanted;
    let made = this.#made.get(coding);
    if (made === undefined) {
      made = this.#make(coding);
      this.#made.set(coding, made);
      made.catch(() => this.#made.delete(coding));
    }
    return made;
  }

  async #make(coding: Coding): Promise<Representation> {
    const bytes = await this.#bytesOf(coding);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return { coding, bytes, etag: `"${hash}"` };
  }

  async #bytesOf(coding: Coding): Promise<Buffer> {
    const made = 'bytes' in this.#file ? this.#file.made?.[coding] : undefined;
    if (made !== undefined) return made;
    if (coding !== 'identity') return compress[coding]((await this.get('identity')).bytes);
    if ('bytes' in this.#file) return this.#file.bytes;
    const { file, rewrite } = this.#file;
    const plain = await readFile(file);
    return rewrite === undefined ? plain : Buffer.from(rewrite(plain.toString()));
  }
}
