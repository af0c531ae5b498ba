import type { Ctx, Queries } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import type { Scope } from '../access/resolve-scope.ts';
import { resolveNamedScope, resolveScope } from '../access/resolve-scope.ts';
import { findRenamed, listFormerAliases } from './find-renamed.ts';
import type { StreamPlan } from './stream-plan.ts';

/**
 * What `GET /events/{name}` carries: the channel of a node alias of the network, or the caller's own user name
 * (seed 000, Realtime streams; decision D5). A token that is bound to a node hears that node only. An alias that was
 * given up in a rename leads to the new one for a day.
 *
 * @throws not_found no such alias in the network and not the caller's own name
 * @throws agent_access_restricted a restricted member asked for another channel than the own (decision B6)
 * @throws permission_denied a node token asked for another node's channel
 */
export async function openChannelStream(ctx: Ctx, name: string, networkId?: string): Promise<StreamPlan> {
  const { caller } = ctx;
  const scope = await resolveScope(ctx, networkId, 'read', name === caller.username ? 'narrow' : 'refuse');
  // A user name that is an agent's alias too is that agent's channel.
  if (scope.restricted && (await isAlias(ctx.db, scope, name))) throw new DomainError('agent_access_restricted');
  if (caller.kind !== 'node' && name === caller.username) return plan(ctx, scope, name);
  const alias = (await isAlias(ctx.db, scope, name)) ? name : await findRenamed(ctx, scope.networkId, name);
  if (caller.alias !== null && alias !== caller.alias) throw new DomainError('permission_denied');
  if (alias === undefined) throw new DomainError('not_found');
  const formerChannels = await listFormerAliases(ctx, scope.networkId, alias);
  const opened = await plan(ctx, scope, alias);
  return { ...opened, selection: { ...opened.selection, fixed: false }, formerChannels };
}

/**
 * What `GET /events/users/me` carries: the caller's direct messages in one network (decision D5).
 */
export async function openUserStream(ctx: Ctx, networkId?: string): Promise<StreamPlan> {
  const { username } = ctx.caller;
  if (username === null) throw new DomainError('user_token_required');
  const scope = await resolveScope(ctx, networkId, 'read', 'narrow');
  return plan(ctx, scope, username, 'desktop_message');
}

/**
 * What `GET /events/network/{network_id}` carries: the summaries of everything in the network, for its members
 * (decision D6).
 */
export async function openNetworkStream(ctx: Ctx, networkId: string): Promise<StreamPlan> {
  const scope = await resolveNamedScope(ctx, networkId, 'read');
  return {
    caller: ctx.caller,
    networkId: scope.networkId,
    selection: { channel: scope.networkId, observer: true, only: undefined },
    session: networkId,
    connected: { session: networkId, network_id: scope.networkId, observer: true },
  };
}

async function plan(ctx: Ctx, scope: Scope, name: string, only?: string): Promise<StreamPlan> {
  const { networkId } = scope;
  const inbox = await ctx.db
    .selectFrom('inboxes')
    .select('unread')
    .where('network_id', '=', networkId)
    .where('alias', '=', name)
    .executeTakeFirst();
  return {
    caller: ctx.caller,
    networkId,
    selection: { channel: name, observer: false, only, fixed: true },
    session: name,
    connected: { session: name, network_id: networkId, inbox_count: inbox?.unread ?? 0 },
  };
}

async function isAlias(db: Queries, scope: Scope, name: string): Promise<boolean> {
  const { networkId } = scope;
  const known = await db
    .selectFrom('nodes')
    .select('alias')
    .where('network_id', '=', networkId)
    .where('alias', '=', name)
    .union(db.selectFrom('sessions').select('alias').where('network_id', '=', networkId).where('alias', '=', name))
    .executeTakeFirst();
  return known !== undefined;
}
