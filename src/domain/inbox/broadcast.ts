import type { SessionStatus } from '../../../generated/enums.ts';
import { takesSets } from '../../platform/db/prepared-rows.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { requireLicense } from '../license/check-license.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { liveStatus } from '../sessions/live-status.ts';
import { createDeliveries } from './create-delivery.ts';
import { deferBroadcast, deliveryTo, type Letter } from './defer-broadcast.ts';
import { resolveSender } from './resolve-sender.ts';

export interface NewBroadcast {
  /** 1 to 10,000 characters. */
  readonly message: string;
  readonly filterServer?: string | undefined;
  readonly filterStatus?: SessionStatus | undefined;
  readonly networkId?: string | undefined;
  /** The label is fixed: `hub` for the tool, `api` for REST. */
  readonly from: 'hub' | 'api';
}

/**
 * Puts one row into the inbox of every agent of the network that has a session and passes the filters, and rings
 * `broadcast` for each; all or nothing (rule inbox-all-or-nothing-broadcast). A node does not hear its own broadcast.
 * Statements: one for the targets, one for the inboxes, one for the counter, and of rows and events one for each 500; on
 * SQLite rows and events are deferred where nobody comes with it.
 *
 * @returns the ids of the rows, one for each recipient
 * @throws node_permission_denied, network_id_required, access_denied, permission_denied, license_expired
 */
export async function broadcast(ctx: Ctx, input: NewBroadcast): Promise<{ readonly messageIds: string[] }> {
  requireNodeMode(ctx, 'broadcast');
  const { networkId } = await resolveScope(ctx, input.networkId, 'write');
  await requireLicense(ctx);
  // On Postgres a place would be a lane, where all others of the network wait for a broadcast.
  const place = takesSets(ctx.db) ? undefined : { networkId, mayDefer: true };
  return ctx.transaction(async (tx) => {
    const aliases = await listRecipients(tx, networkId, input);
    const { fromSession, senderKind, senderId } = await resolveSender(tx, networkId, undefined, input.from);
    const letter = { networkId, content: input.message, fromSession, senderKind, senderId };
    const isDeferred = tx.isAlone && aliases.length > 0;
    return { messageIds: await (isDeferred ? deferBroadcast : deliver)(tx, letter, aliases) };
  }, place);
}

async function deliver(tx: Tx, letter: Letter, aliases: readonly string[]): Promise<string[]> {
  const { networkId } = letter;
  const deliveries = await createDeliveries(
    tx,
    aliases.map((alias) => deliveryTo(alias, letter)),
  );
  for (const { to, unread } of deliveries) {
    tx.emit({ networkId, type: 'broadcast', channel: to, payload: { inbox_count: unread }, summary: null });
  }
  return deliveries.map((delivery) => delivery.id);
}

async function listRecipients(tx: Tx, networkId: string, filter: NewBroadcast): Promise<string[]> {
  const { filterServer, filterStatus } = filter;
  const isAll = filterServer === undefined && filterStatus === undefined;
  const sessions = isAll ? await listAll(tx, networkId) : await listFiltered(tx, networkId, filter);
  const aliases = sessions.map(({ alias }) => alias);
  const { alias: own } = tx.caller;
  return own === null ? aliases : aliases.filter((alias) => alias !== own);
}

const listAll = (tx: Tx, networkId: string) =>
  tx.db.selectFrom('sessions').select('alias').where('network_id', '=', networkId).orderBy('alias').execute();

async function listFiltered(tx: Tx, networkId: string, { filterServer, filterStatus }: NewBroadcast) {
  let query = tx.db
    .selectFrom('sessions')
    .select(['alias', 'status', 'last_seen_at as lastSeenAt'])
    .where('network_id', '=', networkId)
    .orderBy('alias');
  if (filterServer !== undefined) query = query.where('server', '=', filterServer);
  const now = tx.platform.clock.now();
  const sessions = await query.execute();
  return sessions.filter((session) => filterStatus === undefined || liveStatus(session, now) === filterStatus);
}
