import { cleanLine } from './clean-text.ts';

/** One column of a table of rows. */
export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => string | number | null | undefined;
  /** The colour of the cell on a terminal. */
  readonly paint?: (cell: string, row: Row) => string;
}

/** East Asian letters and emoji take two places. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** The cells of a row, each in one line. */
export function cellsOf<Row>(row: Row, columns: readonly Column<Row>[]): string[] {
  return columns.map(({ of }) => cleanLine(String(of(row) ?? '')));
}

/** Widths at which all cells fit, or what of the line is left for the last column. */
export function widthsOf(rows: readonly (readonly string[])[], lineWidth: number): number[] {
  const widths = (rows[0] ?? []).map((_cell, index) => Math.max(...rows.map((row) => widthOf(row[index] ?? ''))));
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
  return widths.map((width, index) => (index < widths.length - 1 ? width : Math.max(10, lineWidth - before)));
}

/** One line of a table; the last cell is cut, the others are filled up. Colours take no place. */
export function lineOf(
  cells: readonly string[],
  widths: readonly number[],
  paint: (cell: string, index: number) => string = (cell) => cell,
): string {
  const fitted = cells.map((cell, index) => {
    const width = widths[index] ?? 0;
    const cut = cutTo(cell, width);
    const isLast = index === cells.length - 1;
    return paint(cut, index) + (isLast ? '' : ' '.repeat(Math.max(0, width - widthOf(cut))));
  });
  return fitted.join('  ').trimEnd();
}

/** How many places a text takes on a terminal. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);
}

/** A text in so many places; what was cut ends with an ellipsis. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const character of text) {
    used += widthOf(character);
    if (used > width - 1) break;
    kept += character;
  }
  return `${kept}…`;
}
