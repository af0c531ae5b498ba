import type { ReactNode } from 'react';
import { useWords } from '../../i18n/language.ts';
import { classes } from '../../parts/classes.ts';
import { Icon } from '../../parts/icon.tsx';
import { startWords } from './words.ts';
import style from './steps.module.css';

/** Where a step is: it is over, it is the one to do now, or it comes later. */
export type StepState = 'done' | 'now' | 'later';

/** The steps in their order, with a line that ties them together. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <ol className={style['steps']}>{children}</ol>;
}

/** One step: a mark, its name, and what is to be done or was. A later one is its name alone. */
export function Step({
  number,
  title,
  state,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly state: StepState;
  readonly children?: ReactNode;
}) {
  const words = useWords(startWords);
  return (
    <li className={classes(style['step'], style[state])} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={style['mark']}>
        {state === 'done' ? <Icon name="check" size={14} /> : <span aria-hidden="true">{number}</span>}
      </span>
      <div className={style['content']}>
        <h2 className={style['title']}>
          {title}
          {state === 'done' && <span className="for-readers"> ({words.done})</span>}
        </h2>
        {state !== 'later' && children}
      </div>
    </li>
  );
}
