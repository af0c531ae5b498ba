import { useWords } from '../i18n/language.ts';
import { refusalOf } from '../live/refusal.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { partWords } from './part-words.ts';
import style from './failure.module.css';

/** Why something is not there, in the hub's words, and how to try again. */
export function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const words = useWords(partWords);
  const { message, code, requestId } = refusalOf(error);
  const text = code === 'page_fault' ? words.pageFault : message === '' ? words.noAnswer : message;
  return (
    <div role="alert" className={style['failure']}>
      <Icon name="warning" />
      <div className={style['text']}>
        <p className={style['title']}>{words.failed}</p>
        <p>{text}</p>
        {requestId !== undefined && <p className={style['request']}>{words.request(requestId)}</p>}
      </div>
      {onRetry !== undefined && <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  );
}
