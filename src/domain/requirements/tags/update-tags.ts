import { recordAudit } from '../../audit/record-audit.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { changeManyCards } from '../cards/change-many-cards.ts';
import { foldText } from '../../fold-text.ts';
import { lockBoard } from '../lock-board.ts';
import { resolveManagedBoard } from '../resolve-board.ts';

/** What to do with a tag of all cards (rule requirements-tags). */
export type TagChange =
  | { readonly op: 'rename' | 'merge'; readonly from: readonly string[]; readonly to: string }
  | { readonly op: 'delete'; readonly tag: string }
  | { readonly op: 'color'; readonly tag: string; readonly color: string | null };

/**
 * Renames, merges, deletes or colours tags on all cards of a network, archived ones included, in one transaction; for
 * people only. Audited as `tags_changed`.
 *
 * @returns how many cards changed; for a colour how many have the tag
 * @throws same_tag, tag_not_found
 * @throws user_token_required, agent_access_restricted, permission_denied, network_id_required, access_denied
 */
export async function updateTags(
  ctx: Ctx,
  { networkId, change }: { readonly networkId?: string | undefined; readonly change: TagChange },
): Promise<number> {
  const { networkId: own } = (await resolveManagedBoard(ctx, networkId)).scope;
  if ('to' in change && change.from.some((tag) => tag === change.to) && change.from.length === 1) {
    throw new DomainError('same_tag', { field: 'to' });
  }
  return ctx.transaction(async (tx) => {
    const { stamp } = await lockBoard(tx, own);
    const named = 'to' in change ? change.from.filter((tag) => tag !== change.to) : [change.tag];
    const cards = await countCards(tx, own, named);
    if (cards === 0) throw new DomainError('tag_not_found', { field: 'to' in change ? 'from' : 'tag' });
    const affected = change.op === 'color' ? cards : await rewrite(tx, own, stamp, named, change);
    await moveColors(tx, own, named, change);
    await recordAudit(tx, {
      action: 'tags_changed',
      targetType: 'tag',
      targetId: named.join(', ').slice(0, 200),
      detail: JSON.stringify(change),
      networkId: own,
    });
    return affected;
  });
}

async function countCards(tx: Tx, networkId: string, tags: readonly string[]): Promise<number> {
  const { cards } = await tx.db
    .selectFrom('requirement_tags')
    .select((eb) => eb.fn.count<number>('requirement_id').distinct().as('cards'))
    .where('network_id', '=', networkId)
    .where('tag', 'in', tags)
    .executeTakeFirstOrThrow();
  return Number(cards);
}

async function rewrite(
  tx: Tx,
  networkId: string,
  stamp: number,
  tags: readonly string[],
  change: Exclude<TagChange, { op: 'color' }>,
): Promise<number> {
  const to = 'to' in change ? [change.to] : [];
  const event = { kind: 'changed' as const, field: 'tags', old: { tags }, new: { op: change.op, tags: to } };
  const cards = tx.db
    .selectFrom('requirement_tags')
    .select('requirement_id')
    .where('network_id', '=', networkId)
    .where('tag', 'in', tags);
  const affected = await changeManyCards(tx, { networkId, stamp, cards: cards.$asScalar(), set: {}, event });
  if ('to' in change) await addTag(tx, networkId, tags, change.to);
  await tx.db.deleteFrom('requirement_tags').where('network_id', '=', networkId).where('tag', 'in', tags).execute();
  return affected;
}

/** Puts the new tag on each card that has one of the old ones, in the first place of those. */
async function addTag(tx: Tx, networkId: string, tags: readonly string[], to: string): Promise<void> {
  await tx.db
    .insertInto('requirement_tags')
    .columns(['requirement_id', 'tag', 'tag_key', 'network_id', 'position'])
    .expression(
      tx.db
        .selectFrom('requirement_tags')
        .select((eb) => [
          'requirement_id',
          eb.cast<string>(eb.val(to), 'text').as('tag'),
          eb.cast<string>(eb.val(foldText(to)), 'text').as('tag_key'),
          'network_id',
          eb.fn.min('position').as('position'),
        ])
        .where('network_id', '=', networkId)
        .where('tag', 'in', tags)
        .groupBy(['requirement_id', 'network_id']),
    )
    .onConflict((conflict) => conflict.columns(['network_id', 'requirement_id', 'tag']).doNothing())
    .execute();
}

/** A renamed tag brings its colour along where the new one has none; a colour goes with its tag. */
async function moveColors(tx: Tx, networkId: string, tags: readonly string[], change: TagChange): Promise<void> {
  const held = await tx.db
    .deleteFrom('requirement_tag_colors')
    .where('network_id', '=', networkId)
    .where('tag', 'in', tags)
    .returning(['tag', 'color'])
    .execute();
  const colors = new Map(held.map(({ tag, color }) => [tag, color]));
  const tag = 'to' in change ? change.to : change.tag;
  const first = tags.find((name) => colors.has(name)) ?? '';
  const color = change.op === 'color' ? change.color?.toLowerCase() : 'to' in change ? colors.get(first) : undefined;
  if (color === undefined) return;
  await tx.db
    .insertInto('requirement_tag_colors')
    .values({ network_id: networkId, tag, color })
    .onConflict((conflict) => conflict.columns(['network_id', 'tag']).doNothing())
    .execute();
}
