import { useWords } from '../../i18n/language.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { describeBytes } from '../../parts/describe-bytes.ts';
import { Icon } from '../../parts/icon.tsx';
import type { Uploads } from './use-uploads.ts';
import { fileWords } from './words.ts';
import style from './files-page.module.css';

/** The files that are on their way, and those that the hub refused, each with the reason. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  const words = useWords(fileWords);
  if (uploads.all.length === 0) return null;
  return (
    <ul aria-label={words.uploads} className={style['uploads']}>
      {uploads.all.map(({ id, file, share, refusal }) => (
        <li key={id} className={style['upload']}>
          <Icon name={refusal === undefined ? 'upload' : 'warning'} />
          <div className={style['what']}>
            <p className={style['line']}>
              <span className={style['fileName']}>{file.name}</span>
              <span className={style['quiet']}>{describeBytes(file.size)}</span>
              {refusal === undefined && share === undefined && <span className={style['quiet']}>{words.waiting}</span>}
            </p>
            {refusal === undefined ? (
              <progress
                className={style['bar']}
                max={100}
                value={Math.round((share ?? 0) * 100)}
                aria-label={words.uploading(file.name, Math.round((share ?? 0) * 100))}
              />
            ) : (
              <p role="alert" className={style['refusal']}>
                {refusal}
              </p>
            )}
          </div>
          {refusal !== undefined && file.size <= (uploads.mostBytes ?? file.size) && (
            <Button onClick={() => uploads.retry(id)}>{words.retry}</Button>
          )}
          <IconButton
            icon="close"
            label={refusal === undefined ? words.cancel : words.dismiss}
            onClick={() => uploads.remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
