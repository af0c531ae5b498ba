import type { ReactNode } from 'react';
import style from './agent.module.css';

/** A name and its value in a list of facts; nothing where there is no value. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children == null || children === '') return null;
  return (
    <div className={style['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
