import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useWords } from '../i18n/language.ts';
import { FreshRows } from './fresh-rows.tsx';
import { partWords } from './part-words.ts';
import { cellClass, placeOf, TableRow, Tick, useRowActions, type Column } from './table-row.tsx';
import type { Selection } from './use-selection.ts';
import { useVirtualRows, type VirtualRowsOptions } from './use-virtual-rows.ts';
import style from './data-table.module.css';

export type { Column } from './table-row.tsx';

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
  const act = useRowActions<Row>({ open: onOpen, pick: (row) => selection?.toggle(keyOf(row)) });
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
            const heading = headingOf?.(row);
            if (heading !== undefined) {
              const place = placeOf(start - margin, options.rowHeight);
              return (
                <HeadingRow key={key} index={index} style={place} width={columns.length}>
                  {heading}
                </HeadingRow>
              );
            }
            return (
              <TableRow
                key={key}
                {...{ row, index, act }}
                top={start - margin}
                height={options.rowHeight}
                columns={columns as readonly Column<unknown>[]}
                isCurrent={index === current}
                isPicked={isPicked}
                opens={onOpen !== undefined}
                picks={selection === undefined ? undefined : (nameOf?.(row) ?? id)}
              />
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
