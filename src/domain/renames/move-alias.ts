import { sql } from 'kysely';
import type { Tx } from '../ctx.ts';
import { moveInbox, moveTasks } from './move-inbox.ts';
import type { AliasChange } from './move-inbox.ts';
import { isLive } from '../live-tasks.ts';

/**
 * Changes every surface on which an alias lives, after the node itself: inbox, live tasks, what its live work calls its
 * sender, tokens and session. Finished history keeps its names (rule renames-whole).
 *
 * @returns the surfaces on which something changed
 */
export async function moveAlias(tx: Tx, change: AliasChange): Promise<string[]> {
  const counts = {
    inbox: await moveInbox(tx, change),
    tasks: (await moveTasks(tx, change)) + (await moveSenderLabels(tx, change)),
    tokens: await moveTokens(tx, change),
    session: await moveSession(tx, change),
  };
  const changed = Object.entries(counts).flatMap(([surface, count]) => (count > 0 ? [surface] : []));
  return ['node', ...changed, 'streams'];
}

/** What the node sent under its own alias and is not done with yet. */
async function moveSenderLabels(tx: Tx, { networkId, nodeId, from, to }: AliasChange): Promise<number> {
  const tasks = await tx.db
    .updateTable('tasks')
    .set({ from_name: to })
    .where('network_id', '=', networkId)
    .where('sender_kind', '=', 'node')
    .where('sender_id', '=', nodeId)
    .where('from_name', '=', from)
    .where(isLive)
    .executeTakeFirst();
  await tx.db
    .updateTable('inbox')
    .set({ from_session: to })
    .where('network_id', '=', networkId)
    .where('sender_kind', '=', 'node')
    .where('sender_id', '=', nodeId)
    .where('from_session', '=', from)
    .where(sql<boolean>`acked = 0`)
    .execute();
  return Number(tasks.numUpdatedRows);
}

async function moveTokens(tx: Tx, { networkId, nodeId, from, to }: AliasChange): Promise<number> {
  const tokens = await tx.db
    .updateTable('tokens')
    .set((eb) => ({
      node_name: to,
      name: eb.case().when('name', '=', `node:${from}`).then(`node:${to}`).else(eb.ref('name')).end(),
    }))
    .where('network_id', '=', networkId)
    .where((eb) => eb.or([eb('node_id', '=', nodeId), eb.and([eb('node_id', 'is', null), eb('node_name', '=', from)])]))
    .returning('token_id')
    .execute();
  // The alias of a caller is remembered with its token.
  tx.afterCommit(() => {
    for (const { token_id: tokenId } of tokens) tx.platform.memory.tokens.drop({ tokenId });
  });
  return tokens.length;
}

async function moveSession(tx: Tx, { networkId, from, to }: AliasChange): Promise<number> {
  const session = await tx.db
    .updateTable('sessions')
    .set({ alias: to })
    .where('network_id', '=', networkId)
    .where('alias', '=', from)
    .executeTakeFirst();
  return Number(session.numUpdatedRows);
}
