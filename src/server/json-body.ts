import { isAscii } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { DomainError } from '../domain/domain-error.ts';
import type { BodyDeadline } from './body-deadline.ts';
import { collectBody, tooLarge } from './collect-body.ts';
import type { HubRequest } from './hub-request.ts';
import { JsonInspection } from './json-inspection.ts';
import type { InputProblem } from './query.ts';

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
  req: HubRequest,
  deadline: BodyDeadline,
  limitBytes = maxRestBodyBytes,
): Promise<JsonBody> {
  const { headers } = req;
  const announced = Number(headers['content-length'] ?? Number.NaN);
  if (announced === 0 || (Number.isNaN(announced) && headers['transfer-encoding'] === undefined)) return noBody;
  if (announced > limitBytes) throw tooLarge(limitBytes);
  if (!isJson(headers['content-type']) || isEncoded(req)) throw new DomainError('unsupported_media_type');
  const bytes = await collectBody(req, limitBytes, deadline);
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

function isJson(type: string | undefined): boolean {
  return type === 'application/json' || jsonContent.test(type ?? '');
}

function isEncoded(req: IncomingMessage): boolean {
  const encoding = req.headers['content-encoding'];
  return encoding !== undefined && encoding !== 'identity';
}
