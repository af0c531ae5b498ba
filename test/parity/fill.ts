import { sql } from 'kysely';
import type { Tx } from '../../src/domain/ctx.ts';
import { testEngine } from '../support/database.ts';
import { inUnit } from '../support/set-up.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

const batchSize = 500;

/** Fills in batches, as fast as the engine takes them. */
async function inBatches(
  hub: TestHub,
  count: number,
  insert: (tx: Tx, numbers: readonly number[]) => Promise<unknown>,
): Promise<void> {
  await inUnit(hub, async (tx) => {
    for (let start = 0; start < count; start += batchSize) {
      const size = Math.min(batchSize, count - start);
      await insert(
        tx,
        Array.from({ length: size }, (_, n) => start + n),
      );
    }
  });
}

/** Puts cards on a user's board, each with a tag, an owner and an event; nine in ten of many are archived. */
export async function fillCards(hub: TestHub, user: TestUser, count: number): Promise<void> {
  const now = hub.clock.now();
  const by = { created_by_kind: 'user' as const, created_by_id: user.userId };
  const idOf = (n: number): string => `req_${user.username}_${n}`;
  await inBatches(hub, count, async ({ db }, numbers) => {
    const cards = numbers.map((n) => ({
      requirement_id: idOf(n),
      network_id: user.networkId,
      seq: n + 1,
      name: `card ${n}`,
      board_column: 'pool' as const,
      priority: 'normal' as const,
      description: '',
      checklist_json: '[]',
      checklist_total: 0,
      checklist_done: 0,
      owner_id: user.userId,
      archived: count > 10 && n % 10 > 0 ? 1 : 0,
      search_text: `card ${n}`,
      ...by,
      updated_by_kind: 'user' as const,
      updated_by_id: user.userId,
      created_at: now - count + n,
      updated_at: now - count + n,
    }));
    await db.insertInto('requirements').values(cards).execute();
    // The checks of foreign keys keep the plan that they made for the empty table, a walk over all of it.
    if (testEngine === 'postgres' && numbers[0] === 0) await sql`analyze requirements`.execute(db);
    const tags = numbers.map((n) => ({
      requirement_id: idOf(n),
      network_id: user.networkId,
      tag: 'old',
      tag_key: 'old',
    }));
    await db
      .insertInto('requirement_tags')
      .values(tags.map((tag) => ({ ...tag, position: 0 })))
      .execute();
    const event = { kind: 'created' as const, actor_kind: 'user' as const, actor_id: user.userId, created_at: now };
    const { networkId } = user;
    const events = numbers.map((n) => ({
      network_id: networkId,
      seq: n + 1,
      requirement_id: idOf(n),
      card_seq: n + 1,
    }));
    await db
      .insertInto('requirement_events')
      .values(events.map((one) => ({ ...one, ...event })))
      .execute();
  });
}

/** Puts sessions that were just seen into a user's network. */
export async function fillSessions(hub: TestHub, user: TestUser, count: number): Promise<void> {
  const now = hub.clock.now();
  const seen = { status: 'idle' as const, runtime_evidence: 0, last_seen_at: now, updated_at: now };
  await inBatches(hub, count, ({ db }, numbers) =>
    db
      .insertInto('sessions')
      .values(numbers.map((n) => ({ network_id: user.networkId, alias: `a${n}`, resume_id: `r${n}`, ...seen })))
      .execute(),
  );
}

/** Puts tasks that were answered within the last day into a user's network, and one open task. */
export async function fillTasks(hub: TestHub, user: TestUser, count: number): Promise<void> {
  const now = hub.clock.now();
  const sender = { from_name: user.username, sender_kind: 'user' as const, sender_id: user.userId };
  const same = { ...sender, network_id: user.networkId, priority: 'normal' as const, content: 'work', created_at: now };
  await inBatches(hub, count, async (tx, numbers) => {
    for (const n of numbers)
      tx.append('tasks', {
        ...same,
        task_id: `t_${user.username}_${n}`,
        to_name: `a${n % batchSize}`,
        status: n === 0 ? ('delivered' as const) : ('replied' as const),
        delivered_at: now - 1,
        completed_at: n === 0 ? null : now,
      });
  });
}

/** Puts the records of files into a user's network; they have no bytes. */
export async function fillFiles(hub: TestHub, user: TestUser, count: number): Promise<void> {
  const now = hub.clock.now();
  const by = { network_id: user.networkId, uploader: user.userId, uploader_kind: 'user' as const };
  const same = { ...by, size: 1, mime: 'text/plain', sha256: 'a'.repeat(64), name: 'notes.txt' };
  await inBatches(hub, count, ({ db }, numbers) =>
    db
      .insertInto('files')
      .values(numbers.map((n) => ({ ...same, file_id: `file-${user.username}-${n}`, created_at: now - n })))
      .execute(),
  );
}
