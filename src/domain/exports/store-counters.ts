import { sql } from 'kysely';
import { taskStatuses } from '../../../generated/enums.ts';
import type { Tx } from '../ctx.ts';
import { takeQuota } from '../files/take-quota.ts';
import { drawNumber } from '../inbox/advance-inboxes.ts';
import type { CheckedExport } from './checked-export.ts';

const together = 500;

/**
 * Brings what is counted up to the rows of an import, so that numbers go on where those of the file end: the network's
 * own counter, the inboxes, the size of the files, and the parents of cards, all of which are there by now.
 *
 * @throws file_quota_exceeded
 */
export async function storeCounters(tx: Tx, networkId: string, found: CheckedExport): Promise<void> {
  await setParents(tx, networkId, found);
  const inboxes = [...found.inboxes].map(([alias, { lastSeq, unread }]) => ({
    network_id: networkId,
    to_kind: 'alias' as const,
    to_key: alias,
    last_seq: lastSeq,
    unread,
    inbox_number: drawNumber(tx.db),
  }));
  for (let at = 0; at < inboxes.length; at += together) {
    await tx.db
      .insertInto('inboxes')
      .values(inboxes.slice(at, at + together))
      .execute();
  }
  await tx.db
    .updateTable('inbox')
    .set({
      inbox_number: sql<number>`(select inboxes.inbox_number from inboxes where inboxes.network_id = inbox.network_id
        and inboxes.to_kind = inbox.to_kind and inboxes.to_key = inbox.to_key)`,
    })
    .where('network_id', '=', networkId)
    .where(sql<boolean>`acked = 0`)
    .execute();
  await tx.db
    .updateTable('network_counters')
    .set({
      last_row: found.lastRow,
      ...Object.fromEntries(taskStatuses.map((status) => [`tasks_${status}`, found.tasks[status] ?? 0])),
    })
    .where('network_id', '=', networkId)
    .execute();
  await takeQuota(tx, networkId, found.files.bytes);
}

async function setParents(tx: Tx, networkId: string, { parents, ids }: CheckedExport): Promise<void> {
  const pairs = [...parents].map(([card, { parent }]) => [ids.of('card', card), ids.of('card', parent)] as const);
  for (let at = 0; at < pairs.length; at += together) {
    const some = pairs.slice(at, at + together);
    const cases = sql.join(
      some.map(([card, parent]) => sql`when ${card} then ${parent}`),
      sql` `,
    );
    await tx.db
      .updateTable('requirements')
      .set({ parent_id: sql<string>`case requirement_id ${cases} end` })
      .where('network_id', '=', networkId)
      .where(
        'requirement_id',
        'in',
        some.map(([card]) => card),
      )
      .execute();
  }
}
