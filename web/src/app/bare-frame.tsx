import type { ReactNode } from 'react';
import style from './shell.module.css';

/** A page without navigation: there is nobody, or nothing, to navigate for. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main className={style['main']}>
      <div className={style['page']}>{children}</div>
    </main>
  );
}
