import { useWords } from '../i18n/language.ts';
import { Button } from './button.tsx';
import { partWords } from './part-words.ts';
import type { Paging } from './paging.ts';
import style from './virtual-list.module.css';

/** "12 new rows": they wait until the person wants to see them. */
export function FreshRows({ list }: { readonly list: Paging | undefined }) {
  const words = useWords(partWords);
  return (
    <div role="status" className={style['fresh']}>
      {list !== undefined && list.freshCount > 0 && (
        <Button icon="arrow-up" onClick={list.showFresh}>
          {list.freshText ?? words.fresh(list.freshCount)}
        </Button>
      )}
    </div>
  );
}
