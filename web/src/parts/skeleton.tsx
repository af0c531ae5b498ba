import { useWords } from '../i18n/language.ts';
import { partWords } from './part-words.ts';
import style from './skeleton.module.css';

/** Grey bars in the shape of rows, while the first answer is under way. */
export function Skeleton({ rows = 6 }: { readonly rows?: number }) {
  const words = useWords(partWords);
  return (
    <div className={style['skeleton']} role="status">
      <span className="for-readers">{words.loading}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} aria-hidden="true" className={style['row']} />
      ))}
    </div>
  );
}
