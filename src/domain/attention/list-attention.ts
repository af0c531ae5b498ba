import { sql } from 'kysely';
import { attentionKinds } from '../../../generated/enums.ts';
import type { AttentionKind, AttentionSeverity } from '../../../generated/enums.ts';
import { plainNetwork } from '../access/in-scope.ts';
import type { OpenPage, Page, Paging } from '../access/page-cursor.ts';
import { resolveReadBoard } from '../requirements/resolve-board.ts';
import type { Board } from '../requirements/resolve-board.ts';
import { personOf } from '../access/resolve-address.ts';
import type { Ctx } from '../ctx.ts';
import { attentionPages, behindPlace, inOrder, mayFollow, placeOf } from './attention-page.ts';
import type { AttentionPlace } from './attention-page.ts';
import { describeItem } from './describe-item.ts';
import type { AttentionItem } from './describe-item.ts';
import { scopedFrame } from './frame.ts';
import type { Values } from './frame.ts';
import { defaultPage, momentsAt } from './limits.ts';
import type { FoundRow } from './part.ts';
import { byKind, countRows, partAt, partsOf, readPersonal, readRows } from './read-parts.ts';
import type { PageOf } from './read-parts.ts';
import type { CountRow } from './attention-memory.ts';
import { recallShared } from './recall-shared.ts';
import { severityOf, sumBySeverity } from './severities.ts';
import type { AttentionCounts } from './severities.ts';
import { hasSnoozes, isAwake } from './snoozes.ts';

export interface AttentionQuery extends Paging {
  readonly networkId?: string | undefined;
  readonly kind?: AttentionKind | undefined;
  readonly severity?: AttentionSeverity | undefined;
}

export interface AttentionPage extends Page<AttentionItem> {
  /** Of the whole scope, without what the caller snoozed. */
  readonly counts: AttentionCounts;
}

/**
 * What waits for a person in the networks that the caller may read, the most severe first and the oldest first within a
 * severity (rule attention-kinds, rule attention-bounded). It writes nothing. Queries
 * besides the scope's own: two for the items of a network that is remembered and three for others (two for nodes), one
 * that looks for snoozes of a person, and one for the counts where a kind has more items than a page.
 *
 * @param query.limit 1 to 1,000; 100 when absent
 * @throws invalid_cursor, access_denied
 */
export async function listAttention(ctx: Ctx, query: AttentionQuery): Promise<AttentionPage> {
  const { networkId, limit = defaultPage, cursor, kind, severity } = query;
  const page = attentionPages.open(ctx, { limit, cursor, networkId });
  const board = await resolveReadBoard(ctx, networkId);
  const look = { board, page, query };
  const only = plainNetwork(board.scope);
  const snoozes = isPerson(ctx) && (await hasSnoozes(ctx, board.scope));
  if (only === undefined || snoozes || board.scopedIn.length > 0 || (cursor ?? kind ?? severity) !== undefined) {
    return readScope(ctx, look, snoozes);
  }
  return readOne(ctx, look, only);
}

const isPerson = ({ caller }: Ctx): boolean => personOf(caller) !== undefined;

interface Looking {
  readonly board: Board;
  readonly page: OpenPage<AttentionPlace>;
  readonly query: AttentionQuery;
}

function valuesOf(ctx: Ctx, networkId: string, { page }: Looking): Values {
  const { clock, settings } = ctx.platform;
  return { ...momentsAt(clock.now(), settings), networkId, userId: ctx.caller.userId ?? '', reads: page.reads };
}

/** The first page of a whole network. */
async function readOne(ctx: Ctx, look: Looking, networkId: string): Promise<AttentionPage> {
  const values = valuesOf(ctx, networkId, look);
  const personal = isPerson(ctx);
  const [shared, own] = await Promise.all([
    recallShared(ctx, values),
    personal ? readPersonal(ctx.db, values) : Promise.resolve([]),
  ]);
  const parts = partsOf(attentionKinds, personal);
  return pageOf(ctx, look, [...shared, ...own], { parts, missing: [], page: undefined });
}

/** A page of any scope, with filters, behind a place, without what was snoozed. */
async function readScope(ctx: Ctx, look: Looking, snoozes: boolean): Promise<AttentionPage> {
  const { after } = look.page;
  const { kind, severity } = look.query;
  const awake: PageOf = (part, columns) => (snoozes ? isAwake(ctx, part.kind, columns) : sql`1 = 1`);
  const parts = partsOf(attentionKinds, isPerson(ctx));
  const wanted = partsOf(
    attentionKinds.filter((one) => (kind ?? one) === one && (severity ?? severityOf[one]) === severityOf[one]),
    isPerson(ctx),
  ).filter((at) => mayFollow(at, after));
  const page: PageOf = (part, columns) =>
    after === undefined ? awake(part, columns) : sql`${awake(part, columns)} and ${behindPlace(part, columns, after)}`;
  const frame = scopedFrame(look.board, valuesOf(ctx, '', look));
  const found = wanted.length === 0 ? [] : await readRows(ctx.db, { frame, of: wanted, page });
  const missing = after === undefined ? parts.filter((at) => !wanted.includes(at)) : parts;
  return pageOf(ctx, look, found, { parts, missing, page: awake });
}

/** Cuts the page; what was read in full is counted by its rows, the rest by one more query. */
async function pageOf(
  ctx: Ctx,
  look: Looking,
  found: readonly FoundRow[],
  { parts, missing, page }: { parts: readonly number[]; missing: readonly number[]; page: PageOf | undefined },
): Promise<AttentionPage> {
  const { reads } = look.page;
  const read = new Map<number, number>();
  for (const { part } of found) read.set(part, (read.get(part) ?? 0) + 1);
  const open = parts.filter((at) => missing.includes(at) || (read.get(at) ?? 0) >= reads);
  const frame = scopedFrame(look.board, valuesOf(ctx, '', look));
  const count = (of: readonly number[]) => countRows(ctx.db, { frame, of, ...(page && { page }) });
  const counted = page === undefined ? await recallCounts(ctx, look, open, count) : await countSome(open, count);
  const whole = [...read].filter(([at]) => !open.includes(at)).map(([part, count]) => ({ part, count }));
  const counts = byKind([...counted, ...whole]);
  const { rows, nextCursor } = look.page.cut(inOrder(found).slice(0, reads), placeOf);
  return { rows: rows.map(describeItem), nextCursor, counts: sumBySeverity((kind) => counts.get(kind) ?? 0) };
}

type Count = (of: readonly number[]) => Promise<readonly CountRow[]>;

const countSome = async (of: readonly number[], count: Count): Promise<readonly CountRow[]> =>
  of.length === 0 ? [] : count(of);

/** The counts of a whole network; what everybody sees is counted once a second where it is longer than a page. */
async function recallCounts(ctx: Ctx, look: Looking, of: readonly number[], count: Count): Promise<CountRow[]> {
  const { clock, memory } = ctx.platform;
  const shared = of.filter((at) => !partAt(at).personal);
  const key = `${look.board.scope.networkId} ${shared.join()}`;
  let known = memory.attentionCounts.get(key, clock.elapsed());
  if (known === undefined) {
    known = await countSome(shared, count);
    if (shared.length > 0) memory.attentionCounts.keep(key, known, clock.elapsed());
  }
  const own = of.filter((at) => partAt(at).personal);
  return [...known, ...(await countSome(own, count))];
}
