import { createHash } from 'node:crypto';
import type { BlobStore } from '../../platform/blob-store.ts';
import { behind } from '../access/key-order.ts';
import type { Queries } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { addCardParts } from './add-card-parts.ts';
import { partBytes } from './limits.ts';
import { rowKinds, toLine } from './line-kinds.ts';
import type { Line, RowKind, RowKindName } from './line-kinds.ts';
import { listNamedPeople } from './list-named-people.ts';

/** What is exported, by whom and when. */
export interface ExportFacts {
  readonly networkId: string;
  readonly hubVersion: string;
  readonly now: number;
}

type StoredRow = Record<string, unknown>;

const usualPage = 500;

/**
 * The lines of a network but the last, in the order of their references, a page of rows in memory at a time.
 *
 * @param tellName hears the name of the network
 */
export async function* listLines(
  db: Queries,
  store: BlobStore,
  facts: ExportFacts,
  tellName: (name: string) => void,
): AsyncGenerator<Line> {
  const network = await db
    .selectFrom('networks')
    .select(['network_name as name', 'description', 'max_members'])
    .where('network_id', '=', facts.networkId)
    .executeTakeFirst();
  if (network === undefined) throw new DomainError('not_a_member');
  tellName(network.name);
  const head = { format: 'hub-network', version: 1, hub_version: facts.hubVersion, created_at: facts.now };
  yield { kind: 'manifest', ...head, ...network };
  yield* listNamedPeople(db, facts.networkId);
  for (const kind of Object.keys(rowKinds) as RowKindName[]) {
    for await (const rows of listPages(db, facts.networkId, rowKinds[kind])) {
      if (kind === 'file') yield* withBytes(store, rows);
      else if (kind === 'card') yield* (await addCardParts(db, facts.networkId, rows)).map((row) => toLine(kind, row));
      else for (const row of rows) yield toLine(kind, row);
    }
  }
}

async function* listPages(db: Queries, networkId: string, kind: RowKind): AsyncGenerator<StoredRow[]> {
  const { table, columns, order, page = usualPage } = kind;
  let after: (string | number)[] | undefined;
  for (;;) {
    // The tables differ in their columns, which a list of them cannot express; all have these.
    let select = db
      .selectFrom(table as 'tasks')
      .select(columns as unknown as 'seq'[])
      .where('network_id', '=', networkId)
      .where(behind(order, after))
      .limit(page);
    // Letters to people stay theirs (rule networks-export).
    if (table === 'inbox') select = select.where('to_kind' as 'seq', '=', 'alias' as unknown as number);
    for (const column of order) select = select.orderBy(column as 'seq');
    const rows = (await select.execute()) as unknown as StoredRow[];
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return;
    after = order.map((column) => last[column] as string | number);
  }
}

/** Each file with its bytes behind it; one whose bytes are lost or damaged stays out: no import would take it. */
async function* withBytes(store: BlobStore, rows: readonly StoredRow[]): AsyncGenerator<Line> {
  for (const row of rows) {
    const blob = await store.find(row['file_id'] as string);
    if (blob === undefined || blob.size !== row['size']) continue;
    const pieces: Buffer[] = [];
    const hash = createHash('sha256');
    for await (const piece of blob.read() as AsyncIterable<Buffer>) {
      pieces.push(piece);
      hash.update(piece);
    }
    if (hash.digest('hex') !== row['sha256']) continue;
    const bytes = Buffer.concat(pieces);
    yield toLine('file', row);
    for (let at = 0; at < bytes.length; at += partBytes) yield partOf(bytes.subarray(at, at + partBytes));
  }
}

const partOf = (bytes: Buffer): Line => ({ kind: 'file_part', data: bytes.toString('base64') });
