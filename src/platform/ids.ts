import { randomUUID } from 'node:crypto';
import { randomBase62 } from './random-text.ts';

/** Maker of every id of the hub, one method a kind; ids are opaque and carry the seeds' prefixes (seed 000, Conventions). */
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
  /** A UUID; callers put `req_`, `skill_`, `prov_` or `proj_` before it */
  uuid(): string;
  /** `r_…`, one call to the hub, for the log */
  request(): string;
  /** 16 characters, the epoch of the stream numbers */
  epoch(): string;
}

const make = (prefix: string, length: number) => (): string => prefix + randomBase62(length);

/** Ids of 20 random base62 characters (119 bits). */
export const randomIds: Ids = {
  user: make('u_', 20),
  network: make('net_', 20),
  token: make('tok_', 20),
  node: make('n_', 20),
  task: make('t_', 20),
  message: make('m_', 20),
  completion: make('c_', 20),
  audit: make('a_', 20),
  license: make('lic_', 20),
  session: make('s_', 20),
  invite: make('inv_', 12),
  uuid: () => randomUUID(),
  request: make('r_', 16),
  epoch: make('', 16),
};
