import { useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { FreshRows } from './fresh-rows.tsx';
import { useVirtualRows, type VirtualRowsOptions } from './use-virtual-rows.ts';
import style from './virtual-list.module.css';

export interface VirtualListProps<Row> extends VirtualRowsOptions<Row> {
  /** Names the list for assistive technology. */
  readonly label: string;
  readonly children: (row: Row) => ReactNode;
}

/**
 * A list of any length of which only the rows in sight are in the page. It scrolls with the page, loads on by itself,
 * and does not move under the pointer: new rows wait behind "12 new rows" while the person points at it or has
 * scrolled.
 */
export function VirtualList<Row>({ label, children, ...options }: VirtualListProps<Row>) {
  const { rows, list } = options;
  const frame = useRef<HTMLDivElement>(null);
  const { virtual, margin, current, pointer } = useVirtualRows(frame, options);
  return (
    <div ref={frame} {...pointer}>
      <FreshRows list={list} />
      <ul aria-label={label} className={style['list']} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={list?.hasMore === true ? -1 : rows.length}
            aria-posinset={index + 1}
            className={classes(style['row'], index === current && style['current'])}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            {children(rows[index] as Row)}
          </li>
        ))}
      </ul>
    </div>
  );
}
