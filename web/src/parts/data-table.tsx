import { memo, useRef, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { useWords } from '../i18n/language.ts';
import { classes } from './classes.ts';
import { FreshRows } from './fresh-rows.tsx';
import { partWords } from './part-words.ts';
import type { Selection } from './use-selection.ts';
import { useVirtualRows, type VirtualRowsOptions } from './use-virtual-rows.ts';
import style from './data-table.module.css';

/** A column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** Its track in the grid: `minmax(0, 2fr)`, `96px`. */
  readonly width: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  readonly isNumber?: boolean;
  /** The narrowest screen that shows it: every one by default. */
  readonly from?: 'tablet' | 'desktop';
}

export interface DataTableProps<Row> extends Omit<VirtualRowsOptions<Row>, 'onSelect'> {
  /** Names the table for assistive technology. */
  readonly label: string;
  /** Make it once (`useMemo`): rows are drawn again when it changes. */
  readonly columns: readonly Column<Row>[];
  readonly selection?: Selection;
  /** What a row is called in "Select …". */
  readonly nameOf?: (row: Row) => string;
  /** What a row says that is the heading of those below it; undefined for the others. */
  readonly headingOf?: (row: Row) => ReactNode | undefined;
}

/** A table of any length, of which only the rows in sight are in the page; columns drop out on narrow screens. */
export function DataTable<Row>({ label, columns, selection, nameOf, headingOf, ...options }: DataTableProps<Row>) {
  const { rows, keyOf, list, onOpen } = options;
  const frame = useRef<HTMLDivElement>(null);
  const onSelect = selection && ((row: Row) => headingOf?.(row) === undefined && selection.toggle(keyOf(row)));
  const { virtual, margin, current, pointer } = useVirtualRows(frame, { ...options, onSelect });
  return (
    <div {...pointer}>
      <FreshRows list={list} />
      <div
        role="table"
        aria-label={label}
        aria-rowcount={list?.hasMore === true ? -1 : rows.length + 1}
        style={tracksOf(columns, selection)}
      >
        <HeadRow columns={columns} selection={selection} />
        <div ref={frame} role="rowgroup" className={style['rows']} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index] as Row;
            const id = keyOf(row);
            const isPicked = selection?.has(id) === true;
            const place = { height: options.rowHeight, transform: `translateY(${start - margin}px)` };
            const heading = headingOf?.(row);
            if (heading !== undefined) {
              return (
                <HeadingRow key={key} index={index} style={place} width={columns.length}>
                  {heading}
                </HeadingRow>
              );
            }
            return (
              <div
                key={key}
                role="row"
                data-index={index}
                aria-rowindex={index + 2}
                className={classes(
                  style['row'],
                  index === current && style['current'],
                  isPicked && style['selected'],
                  onOpen !== undefined && style['open'],
                )}
                style={place}
                onClick={onOpen && ((event) => !isControl(event.target) && onOpen(row))}
              >
                {selection !== undefined && (
                  <SelectCell name={nameOf?.(row) ?? id} isChosen={isPicked} onToggle={() => selection.toggle(id)} />
                )}
                <Cells row={row} columns={columns as readonly Column<unknown>[]} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function HeadRow<Row>({
  columns,
  selection,
}: {
  readonly columns: readonly Column<Row>[];
  readonly selection: Selection | undefined;
}) {
  const words = useWords(partWords);
  return (
    <div role="rowgroup" className={style['head']}>
      <div role="row" aria-rowindex={1} className={style['line']}>
        {selection !== undefined && (
          <span role="columnheader" className={style['tick']}>
            <Tick label={words.selectAll} checked={selection.isAll} onChange={selection.toggleAll} />
          </span>
        )}
        {columns.map(({ id, title, isNumber, from }) => (
          <span key={id} role="columnheader" className={cellClass(isNumber, from)}>
            {title}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The heading of the rows below it, over the whole width. */
function HeadingRow({
  index,
  width,
  children,
  ...rest
}: {
  readonly index: number;
  readonly width: number;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}) {
  return (
    <div {...rest} role="row" data-index={index} aria-rowindex={index + 2} className={style['heading']}>
      <div role="rowheader" aria-colspan={width} className={style['cell']}>
        {children}
      </div>
    </div>
  );
}

/** The cells of a row, drawn again only when the row or the columns are others. */
const Cells = memo(function Cells({
  row,
  columns,
}: {
  readonly row: unknown;
  readonly columns: readonly Column<unknown>[];
}) {
  return columns.map(({ id, cell, isNumber, from }) => (
    <div key={id} role="cell" className={cellClass(isNumber, from)}>
      {cell(row)}
    </div>
  ));
});

function SelectCell(props: { readonly name: string; readonly isChosen: boolean; readonly onToggle: () => void }) {
  const words = useWords(partWords);
  return (
    <span role="cell" className={style['tick']}>
      <Tick label={words.selectRow(props.name)} checked={props.isChosen} onChange={props.onToggle} />
    </span>
  );
}

function Tick({ label, ...rest }: Pick<ComponentProps<'input'>, 'checked' | 'onChange'> & { readonly label: string }) {
  return (
    <label className={style['target']}>
      <input type="checkbox" aria-label={label} {...rest} />
    </label>
  );
}

function cellClass(isNumber: boolean | undefined, from: string | undefined): string {
  return classes(style['cell'], isNumber === true && style['number'], from !== undefined && style[from]);
}

/** The tracks of the grid for each width of screen. */
function tracksOf<Row>(columns: readonly Column<Row>[], selection: Selection | undefined): Record<string, string> {
  const tracks = (shown: readonly Column<Row>[]): string =>
    [...(selection === undefined ? [] : ['28px']), ...shown.map(({ width }) => width)].join(' ');
  return {
    '--wide': tracks(columns),
    '--middle': tracks(columns.filter(({ from }) => from !== 'desktop')),
    '--narrow': tracks(columns.filter(({ from }) => from === undefined)),
  };
}

/** A click on a link or a control in the row is meant for that. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a,button,input,label,[role="menuitem"]') !== null;
}
