import { memo, useLayoutEffect, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { useWords } from '../i18n/language.ts';
import { classes } from './classes.ts';
import { partWords } from './part-words.ts';
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

/** What a person can do to a row. */
interface RowActions<Row> {
  readonly open: ((row: Row) => void) | undefined;
  readonly pick: (row: Row) => void;
}

/** The actions of now behind functions that stay the same, so that no row is drawn again for them. */
export function useRowActions<Row>(now: RowActions<Row>): RowActions<unknown> {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  return useMemo(
    () => ({ open: (row) => latest.current.open?.(row as Row), pick: (row) => latest.current.pick(row as Row) }),
    [],
  );
}

interface TableRowProps {
  readonly row: unknown;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly columns: readonly Column<unknown>[];
  readonly isCurrent: boolean;
  readonly isPicked: boolean;
  readonly opens: boolean;
  /** What it is called where it can be picked. */
  readonly picks: string | undefined;
  readonly act: RowActions<unknown>;
}

/** A row, drawn again only when something of it is another: a list that is scrolled draws its new rows alone. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, index, columns, isCurrent, isPicked, opens, picks, act } = props;
  return (
    <div
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      className={classes(
        style['row'],
        isCurrent && style['current'],
        isPicked && style['selected'],
        opens && style['open'],
      )}
      style={placeOf(props.top, props.height)}
      onClick={opens ? (event) => !isControl(event.target) && act.open?.(row) : undefined}
    >
      {picks !== undefined && <SelectCell name={picks} isChosen={isPicked} onToggle={() => act.pick(row)} />}
      {columns.map(({ id, cell, isNumber, from }) => (
        <div key={id} role="cell" className={cellClass(isNumber, from)}>
          {cell(row)}
        </div>
      ))}
    </div>
  );
});

/** Where a row stands below the beginning of the rows, in pixels. */
export const placeOf = (top: number, height: number) => ({ height, transform: `translateY(${top}px)` });

function SelectCell(props: { readonly name: string; readonly isChosen: boolean; readonly onToggle: () => void }) {
  const words = useWords(partWords);
  return (
    <span role="cell" className={style['tick']}>
      <Tick label={words.selectRow(props.name)} checked={props.isChosen} onChange={props.onToggle} />
    </span>
  );
}

/** A box to tick, with a target that is large enough. */
export function Tick({
  label,
  ...rest
}: Pick<ComponentProps<'input'>, 'checked' | 'onChange'> & { readonly label: string }) {
  return (
    <label className={style['target']}>
      <input type="checkbox" aria-label={label} {...rest} />
    </label>
  );
}

/** The classes of a cell, by its column. */
export function cellClass(isNumber: boolean | undefined, from: string | undefined): string {
  return classes(style['cell'], isNumber === true && style['number'], from !== undefined && style[from]);
}

/** A click on a link or a control in the row is meant for that. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a,button,input,label,[role^="menuitem"]') !== null;
}
