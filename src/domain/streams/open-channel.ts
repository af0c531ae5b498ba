import { aliasAddress, personAddress } from '../address.ts';
import type { Address } from '../address.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { prepareLookup } from '../../platform/db/prepared-sets.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireOwnAlias } from '../access/require-own-alias.ts';
import { requirePerson, resolveAddress } from '../access/resolve-address.ts';
import { resolveNamedScope, resolveScope } from '../access/resolve-scope.ts';
import { findRenamed, listFormerAliases } from '../access/find-renamed.ts';
import type { StreamPlan } from './stream-plan.ts';

/**
 * What `GET /events/{name}` carries: to a person their own channel under their user name, else the channel of a node
 * alias of the network (rule streams-channels). A token that is bound to a node hears that node only, one that is bound
 * to none the nodes of its person. An alias that was given up in a rename leads to the new one for a day.
 *
 * @throws not_found no such alias in the network and not the caller's own name
 * @throws agent_access_restricted a restricted member asked for a channel that is not their own
 * @throws alias_not_yours a node token asked for another node's channel
 */
export async function openChannelStream(
  ctx: Ctx,
  { name, networkId }: { readonly name: string; readonly networkId?: string | undefined },
): Promise<StreamPlan> {
  const { caller } = ctx;
  const address = resolveAddress(caller, name);
  if (address.kind === 'user') {
    const { networkId: own } = await resolveScope(ctx, networkId, 'read', 'narrow');
    return plan(ctx, own, { address, name });
  }
  const { networkId: own } = await resolveScope(ctx, networkId, 'read');
  // A node that listens to itself needs no query: its token always gets its own network.
  const alias = caller.alias === name ? name : await findAudible(ctx, own, name);
  return plan(ctx, own, {
    address: aliasAddress(alias),
    name: alias,
    listFormerAliases: () => listFormerAliases(ctx, own, alias),
  });
}

/** What `GET /events/users/me` carries: the caller's direct messages in one network (rule streams-channels). */
export async function openUserStream(ctx: Ctx, networkId?: string): Promise<StreamPlan> {
  const userId = requirePerson(ctx);
  const { networkId: own } = await resolveScope(ctx, networkId, 'read', 'narrow');
  return plan(ctx, own, {
    address: personAddress(userId),
    name: ctx.caller.username ?? userId,
    only: 'desktop_message',
  });
}

/**
 * What `GET /events/network/{network_id}` carries: the summaries of everything in the network, for its members
 * (rule streams-observers).
 */
export async function openNetworkStream(ctx: Ctx, networkId: string): Promise<StreamPlan> {
  const scope = await resolveNamedScope(ctx, networkId, 'read');
  return {
    caller: ctx.caller,
    networkId: scope.networkId,
    selection: { channel: null, observer: true, only: undefined },
    session: networkId,
    connected: { session: networkId, network_id: scope.networkId, observer: true },
  };
}

interface Channel extends Pick<StreamPlan, 'listFormerAliases'> {
  readonly address: Address;
  readonly name: string;
  readonly only?: string;
}

async function plan(ctx: Ctx, networkId: string, channel: Channel): Promise<StreamPlan> {
  const { address, name, only, listFormerAliases } = channel;
  const [inbox] = await selectUnread(ctx.db, { networkId, kind: address.kind, key: address.key });
  return {
    caller: ctx.caller,
    networkId,
    selection: { channel: address, observer: false, only },
    session: name,
    listFormerAliases,
    connected: { session: name, network_id: networkId, inbox_count: inbox?.unread ?? 0 },
  };
}

const inboxColumns = { networkId: 'text', kind: 'text', key: 'text' } as const;

const selectUnread = prepareLookup<{ networkId: string } & Address>(
  inboxColumns,
  'over turns',
)((db, slot) =>
  db
    .selectFrom('inboxes')
    .select('unread')
    .where('network_id', '=', slot('networkId'))
    .where('to_kind', '=', slot('kind'))
    .where('to_key', '=', slot('key')),
);

/** The alias that another name than the caller's own leads to. */
async function findAudible(ctx: Ctx, networkId: string, name: string): Promise<string> {
  const known = await selectNames(ctx.db, { networkId, name });
  const alias = known.length > 0 ? name : await findRenamed(ctx, networkId, name);
  if (alias === undefined && ctx.caller.alias === null) throw new DomainError('not_found');
  await requireOwnAlias(ctx, alias ?? name);
  if (alias === undefined) throw new DomainError('not_found');
  return alias;
}

const selectNames = prepareQuery<{ networkId: string; name: string }>()((db, slot) =>
  db
    .selectFrom('nodes')
    .select('alias')
    .where('network_id', '=', slot('networkId'))
    .where('alias', '=', slot('name'))
    .union(
      db
        .selectFrom('sessions')
        .select('alias')
        .where('network_id', '=', slot('networkId'))
        .where('alias', '=', slot('name')),
    ),
);
