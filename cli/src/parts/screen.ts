/** A terminal as a page that is drawn again and again; what stood on it before comes back at the end. */
export interface Screen {
  /** Draws the lines, which are cut to the height; each has to fit into the width. */
  readonly draw: (lines: readonly string[]) => void;
  readonly columns: () => number;
  readonly rows: () => number;
  /** Calls back whenever the size changes. */
  readonly onResize: (draw: () => void) => void;
  readonly close: () => void;
}

export type ScreenStream = Pick<NodeJS.WriteStream, 'write' | 'on' | 'off' | 'columns' | 'rows'>;

/** Opens it on the other page of the terminal, without a cursor. */
export function openScreen(stdout: ScreenStream): Screen {
  const listeners: (() => void)[] = [];
  const rows = (): number => stdout.rows || 40;
  stdout.write('\u001b[?1049h\u001b[?25l\u001b[2J');
  return {
    columns: () => stdout.columns || 120,
    rows,
    draw(lines) {
      const shown = lines.slice(0, rows()).map((line) => `${line}\u001b[K`);
      stdout.write(`\u001b[H${shown.join('\r\n')}\u001b[J`);
    },
    onResize(draw) {
      listeners.push(draw);
      stdout.on('resize', draw);
    },
    close() {
      for (const draw of listeners) stdout.off('resize', draw);
      stdout.write('\u001b[?25h\u001b[?1049l');
    },
  };
}
