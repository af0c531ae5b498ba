import type { ReactNode } from 'react';
import { useWords } from '../i18n/language.ts';
import { IconButton } from './button.tsx';
import { partWords } from './part-words.ts';
import type { Selection } from './use-selection.ts';
import style from './bulk-bar.module.css';

/** What can be done with all selected rows, at the foot of the page while there are some. */
export function BulkBar({ selection, children }: { readonly selection: Selection; readonly children: ReactNode }) {
  const words = useWords(partWords);
  const { size } = selection.keys;
  return (
    <div className={style['place']}>
      <span role="status" className="for-readers">
        {size === 0 ? '' : words.selected(size)}
      </span>
      {size > 0 && (
        <div role="toolbar" aria-label={words.selected(size)} className={style['bar']}>
          <span className={style['count']}>{words.selected(size)}</span>
          {children}
          <IconButton icon="close" label={words.clearSelection} onClick={selection.clear} />
        </div>
      )}
    </div>
  );
}
