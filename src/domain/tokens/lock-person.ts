import type { Tx } from '../ctx.ts';

/**
 * Takes a person's row for this unit: what they own and hold is counted and changed by one unit at a time. The row is
 * touched, not selected `for update`, which would also hold back everybody who makes a row that refers to the person.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.db
    // eslint-disable-next-line no-restricted-syntax -- a touch is a lock, not a change
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('user_id', '=', userId)
    .execute();
}
