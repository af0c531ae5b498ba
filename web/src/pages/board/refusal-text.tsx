import { useWords } from '../../i18n/language.ts';
import type { Refusal } from '../../live/refusal.ts';
import { partWords } from '../../parts/part-words.ts';
import style from './new-card.module.css';

/** Why the hub refused what was entered, in its own words. */
export function RefusalText({ refusal, id }: { readonly refusal: Refusal; readonly id?: string }) {
  const { noAnswer } = useWords(partWords);
  return (
    <p id={id} role="alert" className={style['refusal']}>
      {refusal.message === '' ? noAnswer : refusal.message}
    </p>
  );
}
