/** A line of a comparison. */
export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
  /** Its number in the older text, from 1; undefined for a new line. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** The line that took its place, or whose place it took. */
  readonly partner?: string;
}

/** More changes than that are shown as one: everything goes, and everything comes. */
const mostChanges = 800;

/** Two texts compared line by line, as few lines as possible gone and new. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const same = (from: number, to: number): DiffLine[] =>
    old.slice(from, to).map((text, index) => {
      const line = from + index + 1;
      return { kind: 'same', text, before: line, after: line + (from < head ? 0 : now.length - old.length) };
    });
  const changed = diffMiddle(old.slice(head, old.length - tail), now.slice(head, now.length - tail), head);
  return pairLines([...same(0, head), ...changed, ...same(old.length - tail, old.length)]);
}

/** What is between the common head and tail; `offset` lines stand before it. */
function diffMiddle(old: readonly string[], now: readonly string[], offset: number): DiffLine[] {
  const gone = (x: number): DiffLine => ({
    kind: 'gone',
    text: old[x] ?? '',
    before: offset + x + 1,
    after: undefined,
  });
  const come = (y: number): DiffLine => ({ kind: 'new', text: now[y] ?? '', before: undefined, after: offset + y + 1 });
  const trace = traceChanges(old, now);
  if (trace === undefined) return [...old.map((_, x) => gone(x)), ...now.map((_, y) => come(y))];
  const lines: DiffLine[] = [];
  let [x, y] = [old.length, now.length];
  for (let changes = trace.length - 1; x > 0 || y > 0; changes--) {
    const [fromX, fromY] = changes <= 0 ? [0, 0] : stepBefore(trace[changes] as Int32Array, changes, x - y);
    while (x > fromX && y > fromY) {
      x--;
      y--;
      lines.push({ kind: 'same', text: old[x] ?? '', before: offset + x + 1, after: offset + y + 1 });
    }
    if (x > fromX) lines.push(gone(--x));
    else if (y > fromY) lines.push(come(--y));
  }
  return lines.reverse();
}

const middle = mostChanges + 1;

/** The reach on each diagonal before each number of changes (Myers); undefined beyond the most. */
function traceChanges(old: readonly string[], now: readonly string[]): readonly Int32Array[] | undefined {
  const reach = new Int32Array(2 * middle + 1);
  const trace: Int32Array[] = [];
  for (let changes = 0; changes <= mostChanges; changes++) {
    trace.push(reach.slice());
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = changes === 0 ? 0 : firstX(reach, changes, diagonal);
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x++;
      reach[middle + diagonal] = x;
      if (x >= old.length && x - diagonal >= now.length) return trace;
    }
  }
  return undefined;
}

/** Whether the best way onto a diagonal comes from the one above it: by a new line. */
function isFromAbove(reach: Int32Array, changes: number, diagonal: number): boolean {
  const [below = 0, above = 0] = [reach[middle + diagonal - 1], reach[middle + diagonal + 1]];
  return diagonal === -changes || (diagonal !== changes && below < above);
}

function firstX(reach: Int32Array, changes: number, diagonal: number): number {
  return isFromAbove(reach, changes, diagonal)
    ? (reach[middle + diagonal + 1] ?? 0)
    : (reach[middle + diagonal - 1] ?? 0) + 1;
}

/** Where the way stood before its last change. */
function stepBefore(reach: Int32Array, changes: number, diagonal: number): readonly [x: number, y: number] {
  const from = isFromAbove(reach, changes, diagonal) ? diagonal + 1 : diagonal - 1;
  const x = reach[middle + from] ?? 0;
  return [x, x - from];
}

/** Gives lines that were changed in place their partners: as many new ones follow as are gone. */
function pairLines(lines: readonly DiffLine[]): readonly DiffLine[] {
  const paired = [...lines];
  for (let at = 0; at < lines.length; at++) {
    if (lines[at]?.kind !== 'gone') continue;
    let end = at;
    while (lines[end]?.kind === 'gone') end++;
    const count = end - at;
    let last = end;
    while (lines[last]?.kind === 'new') last++;
    if (last - end === count) {
      for (let index = 0; index < count; index++) {
        const [gone, come] = [lines[at + index] as DiffLine, lines[end + index] as DiffLine];
        paired[at + index] = { ...gone, partner: come.text };
        paired[end + index] = { ...come, partner: gone.text };
      }
    }
    at = last - 1;
  }
  return paired;
}

/** A line, or lines without a change that are folded away. */
export type DiffPart = { readonly lines: readonly DiffLine[]; readonly isFolded: boolean };

/** Folds lines away that are further than `context` from a change. */
export function foldSame(lines: readonly DiffLine[], context = 3): readonly DiffPart[] {
  const near = lines.map((_, index) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(({ kind }) => kind !== 'same'),
  );
  const parts: { lines: DiffLine[]; isFolded: boolean }[] = [];
  lines.forEach((line, index) => {
    const isFolded = near[index] !== true;
    const last = parts.at(-1);
    if (last?.isFolded === isFolded) last.lines.push(line);
    else parts.push({ lines: [line], isFolded });
  });
  return parts;
}

/** A piece of a line; a changed one is not in the partner. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** A line in pieces, word by word; one that has little in common with its partner is one piece, which is not changed. */
export function splitLine(text: string, partner: string): readonly Piece[] {
  const cut = (line: string): string[] => Array.from(words.segment(line), ({ segment }) => segment);
  const pieces: { text: string; isChanged: boolean }[] = [];
  let common = 0;
  for (const { kind, text: word } of diffMiddle(cut(text), cut(partner), 0)) {
    if (kind === 'new') continue;
    const isChanged = kind === 'gone';
    if (!isChanged) common += word.trim().length;
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += word;
    else pieces.push({ text: word, isChanged });
  }
  return common * 3 < text.trim().length ? [{ text, isChanged: false }] : pieces;
}
