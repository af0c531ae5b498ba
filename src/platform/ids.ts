import { randomUUID } from 'node:crypto';
import { base62Digits, randomBase62 } from './random-text.ts';

/** Maker of every id of the hub, one method per kind (rule platform-opaque-ids). */
export interface Ids {
  /** `u_…` */
  user(): string;
  /** `net_…` */
  network(): string;
  /** `tok_…`, the record of a token, not the secret */
  token(): string;
  /** `n_…` */
  node(): string;
  /** `t_…` */
  task(): string;
  /** `m_…`, a delivery into an inbox or a direct message */
  message(): string;
  /** `c_…` */
  completion(): string;
  /** `a_…` */
  audit(): string;
  /** `lic_…` */
  license(): string;
  /** `s_…`, the runtime session of an agent when it names none itself */
  session(): string;
  /** `inv_` and 12 characters (71 random bits) */
  invite(): string;
  /** A UUID; callers put `req_`, `skill_`, `prov_`, `proj_` or `invite_` before it */
  uuid(): string;
  /** `r_…`, one call to the hub, for the log */
  request(): string;
  /** 16 characters, the epoch of the stream numbers */
  epoch(): string;
}

const make = (prefix: string, length: number) => (): string => prefix + randomBase62(length);

/** Eight base62 digits hold the milliseconds of the next thousands of years. */
const timeDigits = 8;
let lastMs = -1;
let lastText = '';

function timeText(ms: number): string {
  if (ms === lastMs) return lastText;
  let text = '';
  for (let rest = ms; text.length < timeDigits; rest = Math.floor(rest / 62))
    text = base62Digits.charAt(rest % 62) + text;
  lastMs = ms;
  lastText = text;
  return text;
}

/**
 * Ids of rows that come by the thousand begin with their time and end with 12 random characters (71 bits): new ones
 * stand side by side in the indexes, so a commit touches few pages however many rows there are.
 */
const makeTimed = (prefix: string) => (): string => prefix + timeText(Date.now()) + randomBase62(12);

/**
 * Ids of 20 base62 characters: 119 random bits, or time and 71 random bits. Those that stand in most rows and index
 * entries of busy tables have 12, 71 random bits: with 20 in that of the network alone, dispatches write 5 % more pages.
 */
export const randomIds: Ids = {
  user: make('u_', 12),
  network: make('net_', 12),
  token: make('tok_', 20),
  node: make('n_', 12),
  task: makeTimed('t_'),
  message: makeTimed('m_'),
  completion: makeTimed('c_'),
  audit: makeTimed('a_'),
  license: make('lic_', 20),
  session: make('s_', 20),
  invite: make('inv_', 12),
  uuid: () => randomUUID(),
  request: make('r_', 16),
  epoch: make('', 16),
};
