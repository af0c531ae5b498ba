import type { ListedToken } from '../../domain/tokens/list-tokens.ts';
import { browserSessionName } from '../../domain/tokens/issue-token.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';

/** A token record on the wire; it never carries the token. */
export function viewToken(token: ListedToken): Schemas['Token'] {
  return {
    token_id: token.token_id,
    name: token.name,
    scope: token.scope,
    network_id: token.network_id,
    last_used_at: toWireTime(token.last_used_at),
    created_at: toWireTime(token.created_at),
    browser_session: token.scope === 'user' && token.name === browserSessionName,
    current: token.current === 1,
  };
}
