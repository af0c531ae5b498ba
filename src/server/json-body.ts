import { isAscii } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { DomainError } from '../domain/domain-error.ts';
import type { BodyDeadline } from './body-deadline.ts';
import { JsonCount, maxKeysAndValues, uncountedBytes } from './json-count.ts';
import { JsonInspection } from './json-inspection.ts';
import type { InputProblem } from './query.ts';
import { InvalidInput } from './violations.ts';

/** JSON bodies of the REST API. */
const maxRestBodyBytes = 1024 * 1024;
const jsonContent = /^application\/json\s*(?:;|$)/i;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A decoded body; `value` is undefined when there was none. */
export interface JsonBody {
  readonly value: unknown;
  /** Bytes that came without having been announced. */
  readonly unannounced: number;
  /** What is wrong with JSON that is valid: too deep, too many keys, a key that no body may have. */
  readonly problem?: InputProblem | undefined;
  /** Some text or key has NUL or half a surrogate pair: `mendTexts` is to be asked. */
  readonly hasBrokenText: boolean;
}

/** Too many keys and values were counted before the body was read to its end. */
export class BodyTooRich extends InvalidInput {
  /** What had arrived by then. */
  readonly head: Buffer;

  constructor(head: Buffer) {
    const message = `must have at most ${maxKeysAndValues.toLocaleString('en')} keys and values`;
    super([{ path: '/body', message }]);
    this.head = head;
  }
}

const noBody: JsonBody = { value: undefined, unannounced: 0, hasBrokenText: false };

/** Bytes of the body as the request announces them; 0 when it has none or does not say. */
export function announcedBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

/**
 * Reads a JSON body with the hub's caps: bytes, keys and values while they arrive, then valid UTF-8, depth 32, 1,000
 * keys, no `__proto__`/`constructor`/`prototype` keys (rule http-json-limits). The reader's own text is fixed: no
 * parser message goes out. Valid JSON is never called invalid: what is wrong with it stands in `problem` and
 * `hasBrokenText`.
 *
 * @throws DomainError unsupported_media_type, payload_too_large, invalid_json; BodyTooRich
 */
export async function readJsonBody(
  req: IncomingMessage,
  deadline: BodyDeadline,
  limitBytes = maxRestBodyBytes,
): Promise<JsonBody> {
  const { headers } = req;
  const announced = Number(headers['content-length'] ?? Number.NaN);
  if (announced === 0 || (Number.isNaN(announced) && headers['transfer-encoding'] === undefined)) return noBody;
  if (announced > limitBytes) throw tooLarge(limitBytes);
  if (!isJson(headers['content-type']) || isEncoded(req)) throw new DomainError('unsupported_media_type');
  const bytes = await collect(req, limitBytes, deadline);
  return parseJson(bytes, Number.isNaN(announced) ? bytes.length : 0);
}

/** @throws DomainError invalid_json */
function parseJson(bytes: Buffer, unannounced: number): JsonBody {
  let text: string;
  let value: unknown;
  try {
    text = isAscii(bytes) ? bytes.toString('latin1') : strictUtf8.decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw new DomainError('invalid_json');
  }
  // NUL and lone surrogates cannot stand raw in JSON text of valid UTF-8: only an escape brings them in.
  const inspection = new JsonInspection(text.includes('\\u'));
  inspection.value(value, 0);
  return { value, unannounced, problem: inspection.problem, hasBrokenText: inspection.hasBrokenText };
}

/** Collects the body's bytes. @throws DomainError payload_too_large, invalid_json when they break off; BodyTooRich */
function collect(req: IncomingMessage, limitBytes: number, deadline: BodyDeadline): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const reading = deadline.watch(req);
    const chunks = new Chunks();
    const giveUp = (error: DomainError): void => {
      deadline.forget(reading);
      req.removeAllListeners('data');
      req.pause();
      reject(error);
    };
    req.on('data', (chunk: Buffer) => {
      if (chunks.size + chunk.length > limitBytes) return giveUp(tooLarge(limitBytes));
      if (!chunks.add(chunk)) giveUp(new BodyTooRich(chunks.first));
    });
    req.on('end', () => {
      deadline.forget(reading);
      resolve(chunks.whole());
    });
    // A body that the client or the deadline cuts off is a client error. It closes with no `error`, as nobody hears it.
    req.on('close', () => {
      if (!req.complete) giveUp(new DomainError('invalid_json'));
    });
  });
}

const noBytes = Buffer.alloc(0);

/** The bytes of a body as they come, mostly in one piece: only a longer body needs a list. */
class Chunks {
  first: Buffer = noBytes;
  size = 0;
  #later: Buffer[] | undefined;
  #count: JsonCount | undefined;

  /** @returns false when they hold more keys and values than a body may */
  add(chunk: Buffer): boolean {
    const isFirst = this.size === 0;
    this.size += chunk.length;
    if (isFirst) this.first = chunk;
    else (this.#later ??= []).push(chunk);
    if (this.size <= uncountedBytes) return true;
    if (this.#count !== undefined) return this.#count.add(chunk);
    const count = (this.#count = new JsonCount());
    return this.#all().every((one) => count.add(one));
  }

  whole(): Buffer {
    return this.#later === undefined ? this.first : Buffer.concat(this.#all(), this.size);
  }

  #all(): Buffer[] {
    return [this.first, ...(this.#later ?? [])];
  }
}

function isJson(type: string | undefined): boolean {
  return type === 'application/json' || jsonContent.test(type ?? '');
}

function isEncoded(req: IncomingMessage): boolean {
  const encoding = req.headers['content-encoding'];
  return encoding !== undefined && encoding !== 'identity';
}

function tooLarge(limitBytes: number): DomainError<'payload_too_large'> {
  return new DomainError('payload_too_large', { limit_bytes: limitBytes });
}
