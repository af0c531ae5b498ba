import { useEffect, useRef, type ReactNode } from 'react';
import style from './page-header.module.css';

let isFirstPage = true;

/**
 * The head of a page: its one heading, which names the browser's tab and takes the focus when the person comes from
 * another page, and what belongs to the whole page.
 */
export function PageHeader({
  title,
  picture,
  detail,
  children,
}: {
  readonly title: string;
  /** Before the heading: what the page is about has a face. */
  readonly picture?: ReactNode;
  /** Beside the heading: a count, a status. */
  readonly detail?: ReactNode;
  /** Actions of the page. */
  readonly children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Hub`;
  }, [title]);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <header className={style['header']}>
      {picture}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {detail !== undefined && <div className={style['detail']}>{detail}</div>}
      {children !== undefined && <div className={style['actions']}>{children}</div>}
    </header>
  );
}
