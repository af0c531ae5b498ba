import type { IncomingMessage } from 'node:http';
import { DomainError } from '../domain/domain-error.ts';
import { watchBody } from './body-deadline.ts';

/** JSON bodies of the REST API (decisions J). */
const maxRestBodyBytes = 1024 * 1024;
const maxDepth = 32;
const maxKeys = 1000;
const jsonContent = /^application\/json\s*(?:;|$)/i;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What a request's body turned out to be: `value` is undefined when there was no body. */
export interface JsonBody {
  readonly value: unknown;
  /** The bytes as sent, for a digest of the payload. */
  readonly bytes: Buffer;
}

const noBody: JsonBody = { value: undefined, bytes: Buffer.alloc(0) };

/**
 * Reads a JSON body with the hub's caps: bytes, depth 32, 1,000 keys, no `__proto__`/`constructor`/`prototype` keys,
 * no NUL, no lone surrogate, valid UTF-8 (promise I4). The reader's own text is fixed: no parser message goes out.
 *
 * @throws DomainError unsupported_media_type, payload_too_large, invalid_json
 */
export async function readJsonBody(req: IncomingMessage, limitBytes = maxRestBodyBytes): Promise<JsonBody> {
  const announced = Number(req.headers['content-length'] ?? Number.NaN);
  if (announced === 0 || (Number.isNaN(announced) && req.headers['transfer-encoding'] === undefined)) return noBody;
  if (announced > limitBytes) throw tooLarge(limitBytes);
  if (!jsonContent.test(req.headers['content-type'] ?? '') || isEncoded(req)) {
    throw new DomainError('unsupported_media_type');
  }
  const bytes = await readBytes(req, limitBytes);
  return { value: parseJson(bytes), bytes };
}

/**
 * Parses and checks JSON bytes as `readJsonBody` does.
 * @throws DomainError invalid_json
 */
function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  let value: unknown;
  try {
    text = strictUtf8.decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw new DomainError('invalid_json');
  }
  // NUL and lone surrogates cannot stand raw in JSON text of valid UTF-8: only an escape brings them in.
  const escaped = text.includes('\\u');
  if (typeof value === 'object' && value !== null) new Inspection(escaped).object(value, 1);
  else if (escaped && typeof value === 'string') checkText(value);
  return value;
}

/** Collects the body's bytes. @throws DomainError payload_too_large, invalid_json when they break off */
export function readBytes(req: IncomingMessage, limitBytes: number): Promise<Buffer> {
  return collect(req, limitBytes).finally(watchBody(req));
}

function collect(req: IncomingMessage, limitBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limitBytes) {
        req.removeAllListeners('data');
        req.pause();
        reject(tooLarge(limitBytes));
        return;
      }
      chunks.push(chunk);
    });
    req.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, size)));
    // A body that breaks off, or is ended for being late, is no fault of the hub's.
    const brokenOff = (): void => reject(new DomainError('invalid_json'));
    req.on('error', brokenOff);
    req.on('close', () => req.complete || brokenOff());
  });
}

function isEncoded(req: IncomingMessage): boolean {
  const encoding = req.headers['content-encoding'];
  return encoding !== undefined && encoding !== 'identity';
}

function tooLarge(limitBytes: number): DomainError<'payload_too_large'> {
  return new DomainError('payload_too_large', { limit_bytes: limitBytes });
}

class Inspection {
  readonly #texts: boolean;
  #keys = 0;

  constructor(texts: boolean) {
    this.#texts = texts;
  }

  object(value: object, depth: number): void {
    if (depth > maxDepth) throw new DomainError('invalid_json');
    if (Array.isArray(value)) {
      for (const item of value) this.#value(item, depth);
      return;
    }
    for (const key in value) {
      if (++this.#keys > maxKeys) throw new DomainError('invalid_json');
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new DomainError('invalid_json');
      if (this.#texts) checkText(key);
      this.#value((value as Record<string, unknown>)[key], depth);
    }
  }

  #value(value: unknown, depth: number): void {
    if (typeof value === 'object' && value !== null) this.object(value, depth + 1);
    else if (this.#texts && typeof value === 'string') checkText(value);
  }
}

/** @throws DomainError invalid_json for text that no storage engine keeps faithfully */
function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new DomainError('invalid_json');
}
