import type { BodyDeadline } from './body-deadline.ts';
import type { KeyRule } from './execute.ts';
import type { Exchange } from './exchange.ts';
import type { Decoded } from './input.ts';
import { readJsonBody } from './json-body.ts';
import { parseQuery } from './query.ts';
import type { InputProblem, QueryNames } from './query.ts';
import type { CallLimits } from './rate-limit.ts';
import { InvalidInput } from './violations.ts';

/** What of the address of an operation the server reads. */
export interface AddressNames {
  readonly queryNames: QueryNames;
  /** The declared headers whose length is bounded. */
  readonly headers: readonly BoundedHeader[];
  /** The query parameter that may carry the token of the caller. */
  readonly tokenParameter: string | undefined;
}

/** A header that an operation declares, with the most characters that it may have. */
export interface BoundedHeader {
  readonly name: string;
  /** The name as Node has it. */
  readonly key: string;
  readonly most: number;
}

/** What reading a body needs. */
export interface BodyServices {
  readonly limits: Pick<CallLimits, 'charge'>;
  readonly bodyDeadline: BodyDeadline;
}

/** `QueryToken` of `spec/parameters.yaml`, which handlers do not get to see. */
const tokenShape = /^[!-~]{0,200}$/;
/** Of `LastEventIdHeader` and `IfNoneMatch`; what is longer is refused where the operation takes it. */
const maxHeaderLengths = { 'Last-Event-ID': 200, 'If-None-Match': 8_000 } as const;

/** Those of the declared headers that are bounded. */
export function boundedHeaders(declared: readonly string[]): BoundedHeader[] {
  const bounded = Object.entries(maxHeaderLengths).filter(([name]) => declared.includes(name));
  return bounded.map(([name, most]) => ({ name, key: name.toLowerCase(), most }));
}

/** Path and query of a request; also holds what of it goes to the server alone against the contract. */
export function decodeAddress(
  { params, search, headers }: Exchange,
  { queryNames, headers: bounded, tokenParameter }: AddressNames,
): Decoded {
  const problems: InputProblem[] = [];
  const query = parseQuery(search, queryNames, problems);
  const token = tokenParameter && search !== '' ? new URLSearchParams(search).get(tokenParameter) : null;
  if (token !== null && token !== undefined && !tokenShape.test(token)) {
    problems.push({ path: `/query/${tokenParameter}`, message: 'must be at most 200 visible ASCII characters' });
  }
  for (const { name, key, most } of bounded) {
    const value = headers[key];
    if (value !== undefined && value.length > most) {
      problems.push({ path: `/header/${name}`, message: `must have at most ${most} characters` });
    }
  }
  return { value: { path: params, query }, problems };
}

/**
 * Reads a JSON body, and charges what of it was not announced. An absent body is an empty object: missing fields are
 * then named one by one.
 *
 * @throws DomainError unsupported_media_type, payload_too_large, invalid_json; InvalidInput
 */
export async function readBody(exchange: Exchange, { limits, bodyDeadline }: BodyServices): Promise<Decoded> {
  const { value = {}, unannounced, problem, hasBrokenText } = await readJsonBody(exchange.req, bodyDeadline);
  limits.charge(exchange.caller, exchange.address.ip, unannounced);
  return { value, problems: problem && [problem], hasBrokenText };
}

/** `IdempotencyKey` of `spec/parameters.yaml`. */
const keyShape = /^[!-~]{1,200}$/;

/** The header `Idempotency-Key` counts for the whole input. */
export const headerKey: KeyRule<Exchange> = {
  keyOf({ headers }) {
    const key = headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key === 'string' && keyShape.test(key)) return key;
    throw new InvalidInput([{ path: '/header/Idempotency-Key', message: 'must be 1 to 200 visible ASCII characters' }]);
  },
  payloadOf: (input) => input,
  dropOnReplay: [],
};
