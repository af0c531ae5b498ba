import pc from 'picocolors';
import { cleanText } from './clean-text.ts';
import { openScreen, type Screen, type ScreenStream } from './screen.ts';
import { cellsOf, lineOf, widthsOf, type Column } from './table.ts';

/** Where a command writes (rule cli-data-and-talk). */
export interface Output {
  /** Whether `--json` asks for the objects of the API as they are. */
  readonly isJson: boolean;
  /** Whether a person looks at stdout. */
  readonly isTerminal: boolean;
  /** Colours of stdout; they leave the text as it is where there are none. */
  readonly paint: ReturnType<typeof pc.createColors>;
  /** One object of the API: as it is with `--json`, otherwise as the lines that `show` makes of it. */
  readonly object: <Value>(value: Value, show: (value: Value) => string | readonly string[]) => void;
  /**
   * Rows of the API: one a line with `--json`, a table on a terminal, otherwise cells with tabs between them.
   *
   * @param none said on a terminal when there are no rows
   */
  readonly rows: <Row>(
    rows: AsyncIterable<Row> | Iterable<Row>,
    columns: readonly Column<Row>[],
    none?: string,
  ) => Promise<void>;
  /** JSON: in one line with `--json` or as a `line`, otherwise indented for people. */
  readonly json: (value: unknown, form?: 'line') => void;
  /** A line of data: text of others is shown without what would steer a terminal, and piped as it is. */
  readonly line: (text: string) => void;
  /** A line of talk. */
  readonly say: (text: string) => void;
  /** Bytes as they are. */
  readonly bytes: (data: Uint8Array) => void;
  /** Takes the whole terminal, until it is closed. */
  readonly screen: () => Screen;
}

/** After so many rows the widths of a table stay as they are. */
const rowsToMeasure = 100;

type Stream = ScreenStream & Pick<NodeJS.WriteStream, 'isTTY'>;

/** The output of a command. */
export function createOutput(isJson: boolean, stdout: Stream, stderr: Stream, env: NodeJS.ProcessEnv): Output {
  const isTerminal = stdout.isTTY === true;
  const hasColors = isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  const paint = pc.createColors(hasColors);
  const line = (text: string): void => void stdout.write(`${isTerminal ? cleanText(text) : text}\n`);
  const painted = (text: string): void => void stdout.write(`${text}\n`);
  const json: Output['json'] = (value, form) => painted(jsonText(value, isJson || form === 'line' ? 0 : 2));
  return {
    isJson,
    isTerminal,
    paint,
    line,
    json,
    object: (value, show) => {
      if (isJson) return json(value);
      for (const text of [show(value)].flat()) painted(text);
    },
    async rows(rows, columns, none) {
      if (isJson) for await (const row of rows) json(row);
      else if (isTerminal) await writeTable(rows, columns, none);
      else for await (const row of rows) painted(cellsOf(row, columns).join('\t'));
    },
    say: (text) => void stderr.write(`${cleanText(text)}\n`),
    bytes: (data) => void stdout.write(data),
    screen: () => openScreen(stdout),
  };

  async function writeTable<Row>(
    rows: AsyncIterable<Row> | Iterable<Row>,
    columns: readonly Column<Row>[],
    none = 'Nothing here.',
  ): Promise<void> {
    const titles = columns.map(({ title }) => title.toUpperCase());
    const held: { readonly row: Row; readonly cells: readonly string[] }[] = [];
    let widths: number[] | undefined;
    const write = ({ row, cells }: (typeof held)[number]): void =>
      painted(lineOf(cells, widths ?? [], (cell, index) => columns[index]?.paint?.(cell, row) ?? cell));
    const begin = (): void => {
      widths = widthsOf([titles, ...held.map(({ cells }) => cells)], stdout.columns || 120);
      painted(paint.dim(lineOf(titles, widths)));
      for (const one of held) write(one);
    };
    for await (const row of rows) {
      const one = { row, cells: cellsOf(row, columns) };
      if (widths !== undefined) write(one);
      else if (held.push(one) >= rowsToMeasure) begin();
    }
    if (widths !== undefined) return;
    if (held.length > 0) begin();
    else stderr.write(`${none}\n`);
  }
}

/** JSON whose texts cannot steer a terminal either. */
function jsonText(value: unknown, indent: number): string {
  const text = JSON.stringify(value, undefined, indent) ?? 'null';
  return text.replace(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
