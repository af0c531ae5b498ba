import { aliasAddress, personAddress } from '../address.ts';
import type { Address } from '../address.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import type { Caller } from '../caller.ts';

/**
 * The person whose own token calls; undefined for node tokens, which act for an agent, and for callers without a user.
 */
export function personOf({ kind, userId }: Caller): string | undefined {
  return kind === 'user' || kind === 'legacy' ? (userId ?? undefined) : undefined;
}

/**
 * The person whose private messages a call is about.
 *
 * @throws user_token_required a node token, also its owner's
 * @throws token_required the call has no user
 */
export function requirePerson({ caller }: Ctx): string {
  const userId = personOf(caller);
  if (userId === undefined) throw new DomainError(caller.kind === 'node' ? 'user_token_required' : 'token_required');
  return userId;
}

/**
 * What a name means to the caller who asks for an inbox or a channel: to a person, their own user name is that person,
 * every other name is an agent's. So only that person reaches their inbox, and a person reaches it whatever the
 * agents of the network are called.
 */
export function resolveAddress(caller: Caller, name: string): Address {
  const userId = personOf(caller);
  return userId !== undefined && name === caller.username ? personAddress(userId) : aliasAddress(name);
}
