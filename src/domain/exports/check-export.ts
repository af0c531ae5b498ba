import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { usernameKey } from '../access/username-key.ts';
import type { Ctx } from '../ctx.ts';
import type { CheckedExport } from './checked-export.ts';
import { checkProviders } from './check-providers.ts';
import { checkParents, checkRow } from './check-row.ts';
import { findKnownPeople } from './find-known-people.ts';
import { bytesPerTurn, maxLines } from './limits.ts';
import { kindOrder, rowKinds } from './line-kinds.ts';
import type { Line, RowKindName } from './line-kinds.ts';
import { readLines, refuseLine } from './read-export.ts';
import type { RawLine } from './read-export.ts';

/** What is wrong with a line by the contract; undefined when nothing is. */
export type CheckLine = (kind: string, line: unknown) => string | undefined;

/**
 * Reads a file to its end: every line against the contract, then against the rules that no schema can say. The bytes of
 * its files lie in the store afterwards, also when it is refused; `files.discard` takes them away.
 *
 * @param path of the file
 * @throws import_refused naming the first line that is wrong, file_quota_exceeded
 */
export async function checkExport(
  ctx: Ctx,
  path: string,
  { checkLine, found }: { readonly checkLine: CheckLine; readonly found: CheckedExport },
): Promise<void> {
  const hash = createHash('sha256');
  let last = 0;
  let sinceTurn = 0;
  for (const raw of readLines(path)) {
    const { number } = raw;
    const line = parseLine(raw, checkLine);
    if (last === kindOrder.length - 1) throw refuseLine(number, 'stands behind the end');
    const place = placeOf(line, last, number);
    // A file ends where its parts do, and at once when it has none.
    if (line.kind !== 'file_part') await found.files.finish(number - 1);
    if (place !== last) await leave(ctx, found, kindOrder[last]);
    last = place;
    const count = (found.counts.get(line.kind) ?? 0) + 1;
    const most = maxLines[line.kind] ?? Infinity;
    if (count > most) throw refuseLine(number, `is a ${line.kind} more than ${most}`);
    if (line.kind === 'end') checkEnd(line, { counts: found.counts, sha256: hash.digest('hex'), number });
    else await takeLine(ctx, found, line, number);
    if (line.kind === 'end') continue;
    found.requireRoom(number);
    hash.update(raw.bytes);
    found.counts.set(line.kind, count);
    sinceTurn += raw.bytes.length;
    if (sinceTurn <= bytesPerTurn) continue;
    sinceTurn = 0;
    await turn();
  }
  if (last !== kindOrder.length - 1)
    throw refuseLine(1 + [...found.counts.values()].reduce((a, b) => a + b, 0), 'is missing: the file has no end');
}

function parseLine({ number, text }: RawLine, checkLine: CheckLine): Line {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuseLine(number, 'is no JSON');
  }
  const kind = typeof value === 'object' && value !== null ? (value as { kind?: unknown }).kind : undefined;
  if (typeof kind !== 'string') throw refuseLine(number, 'has no kind');
  const fault = checkLine(kind, value);
  if (fault !== undefined) throw refuseLine(number, fault);
  // Both stand in JSON as escapes only, and no text of the hub has them.
  if (text.includes('\\u') && hasBrokenText(value))
    throw refuseLine(number, 'has a text with NUL or half a surrogate pair');
  return value as Line;
}

function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBrokenText);
}

/** The place of a line among the kinds. */
function placeOf(line: Line, last: number, number: number): number {
  const place = kindOrder.indexOf(line.kind);
  if (number === 1 && line.kind !== 'manifest') throw refuseLine(number, 'is no manifest');
  if (number > 1 && line.kind === 'manifest') throw refuseLine(number, 'is a second manifest');
  // A file stands behind the parts of the file before it.
  const isNextFile = line.kind === 'file' && kindOrder[last] === 'file_part';
  if (place < last && !isNextFile) throw refuseLine(number, `${line.kind} stands behind ${kindOrder[last]}`);
  return place;
}

async function leave(ctx: Ctx, found: CheckedExport, left: Line['kind'] | undefined): Promise<void> {
  found.lastSeq = 0;
  if (left === 'manifest' || left === 'person') await findKnownPeople(ctx, found);
  if (left === 'card') checkParents(found);
  if (left === 'provider') await checkProviders(found);
}

async function takeLine(ctx: Ctx, found: CheckedExport, line: Line, number: number): Promise<void> {
  if (line.kind === 'manifest') found.manifest = line;
  else if (line.kind === 'person') takePerson(found, line, number);
  else if (line.kind === 'file_part') found.files.add(line['data'] as string, number);
  else {
    const kind = line.kind as RowKindName;
    const reason = checkRow(ctx, found, { kind, line, number, refs: rowKinds[kind].refs });
    if (reason !== undefined) throw refuseLine(number, reason);
    if (line.kind === 'file') found.files.begin(line, found.ids.of('file', line['file_id'] as string));
  }
}

/** Two lines for one person would make one member twice. */
function takePerson({ people, once }: CheckedExport, line: Line, number: number): void {
  const [userId, username] = [line['user_id'] as string, line['username'] as string];
  const key = JSON.stringify(['person', usernameKey(username)]);
  if (people.has(userId)) throw refuseLine(number, 'user_id stands in the file twice');
  if (once.has(key)) throw refuseLine(number, 'username stands in the file twice');
  once.add(key);
  people.set(userId, username);
}

function checkEnd(
  line: Line,
  {
    counts,
    sha256,
    number,
  }: { readonly counts: ReadonlyMap<string, number>; readonly sha256: string; readonly number: number },
): void {
  const said = line['counts'] as readonly { readonly kind: string; readonly count: number }[];
  if ((counts.has('card') || counts.has('card_event')) && !counts.has('board'))
    throw refuseLine(number, 'comes without a board');
  const differs = said.length !== counts.size || said.some(({ kind, count }) => counts.get(kind) !== count);
  if (differs) throw refuseLine(number, 'counts are not those of the lines before');
  if (line['sha256'] !== sha256) throw refuseLine(number, 'sha256 is not that of the lines before');
}
