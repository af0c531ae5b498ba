import type { ReactNode, SubmitEvent } from 'react';
import { shellWords } from '../../app/shell-words.ts';
import { useWords } from '../../i18n/language.ts';
import { Logo } from '../../parts/logo.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Refused } from '../../parts/refused.tsx';
import style from './sole-form.module.css';

export interface SoleFormProps {
  readonly title: string;
  /** Why it is asked, below the heading. */
  readonly lead?: string;
  /** Why it was refused, where no field can carry it; empty: no answer came. */
  readonly refusal?: string | undefined;
  /** Buttons, the main one first. */
  readonly actions: ReactNode;
  /** Where else to go. */
  readonly foot?: ReactNode;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form that has the window to itself: nothing else can be done before. */
export function SoleForm({ title, lead, refusal, actions, foot, onSubmit, children }: SoleFormProps) {
  const { product } = useWords(shellWords);
  return (
    <main className={style['page']}>
      <form className={style['form']} onSubmit={onSubmit}>
        <p className={style['product']}>
          <Logo />
          {product}
        </p>
        <PageHeader title={title} />
        {lead !== undefined && <p className={style['lead']}>{lead}</p>}
        {children}
        <Refused text={refusal} />
        <div className={style['actions']}>{actions}</div>
        {foot !== undefined && <p className={style['foot']}>{foot}</p>}
      </form>
    </main>
  );
}
