import { hashToken, mintToken } from '../../src/platform/token-hash.ts';
import type { NetworkName } from './canaries.ts';
import { objectsOf } from './objects.ts';
import type { Planter } from './planter.ts';
import type { Row } from './store.ts';

/** What a person is in which network. */
export type Roles = Partial<Record<NetworkName, string>>;

/** What is special about a membership: `agent_access`, `task_access`. */
export type Memberships = Partial<Record<NetworkName, Row>>;

/** Writes users, memberships and tokens as rows. */
export class People {
  readonly #plant: Planter;
  readonly #hash: string;
  readonly #now: number;

  constructor(plant: Planter, hash: string, now: number) {
    this.#plant = plant;
    this.#hash = hash;
    this.#now = now;
  }

  async join(
    username: string,
    roles: Roles,
    user_id = `u_${username}`,
    memberships: Memberships = {},
  ): Promise<string> {
    const account = { user_id, username, username_key: username, display_name: null, email: null, role: 'user' };
    await this.#plant('users', '', { ...account, password_hash: this.#hash });
    for (const [name, role] of Object.entries(roles) as [NetworkName, string][]) {
      const access = { agent_access: 'all', task_access: 'all', department: null, ...memberships[name] };
      await this.#plant('memberships', '', { network_id: objectsOf(name).networkId, user_id, role, ...access });
    }
    return user_id;
  }

  /** A token of that user; the prefix says its kind. */
  async token(prefix: 'utok_' | 'ntok_' | 'atok_', user_id: string, more: Row = {}): Promise<string> {
    const token = mintToken(prefix);
    const scope = { utok_: 'user', ntok_: 'network', atok_: 'full' }[prefix];
    const row = { token_hash: hashToken(token), token_id: `tok_${hashToken(token).slice(0, 16)}`, scope, user_id };
    const bound = { network_id: null, node_id: null, node_name: null, mode: 'normal', revoked_at: null };
    const lasting = { parent_id: null, expires_at: null };
    await this.#plant('tokens', '', {
      ...row,
      name: 'of the matrix',
      ...bound,
      ...lasting,
      last_used_at: this.#now,
      ...more,
    });
    return token;
  }

  /** A direct message to that user and a token of it that nobody uses. */
  async belongings(user_id: string, username: string, network: NetworkName) {
    const message_id = `m_of-${username}`;
    const token_id = `tok_of-${username}`;
    const to = { network_id: objectsOf(network).networkId, user_id, sender_kind: 'node', sender_id: 'n', acked: 0 };
    const text = { from_session: 'somebody', title: null, content: 'hello', severity: 'info', kind: 'note' };
    await this.#plant('user_inbox', '', { message_id, ...to, ...text, meta_json: null, acked_at: null });
    await this.token('utok_', user_id, { token_id });
    return { ownMessageId: message_id, ownTokenId: token_id };
  }
}
