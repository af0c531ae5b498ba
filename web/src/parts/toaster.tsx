import { useEffect, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { Button, IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { classes } from './classes.ts';
import { toast, toasts, type Toast } from './toast-store.ts';
import { partWords } from './part-words.ts';
import style from './toaster.module.css';

const shownMs = 6_000;

/** Where toasts appear, the newest in front, and the live region that says them aloud. No control is ever under them. */
export function Toaster({
  isRow = false,
}: {
  /** The page has no free place above: always a row of its own. */ readonly isRow?: boolean;
}) {
  const words = useWords(partWords);
  const all = toasts.use();
  return (
    <section aria-label={words.notices} className={classes(style['corner'], isRow && style['row'])} data-toasts="">
      <ol role="status" aria-live="polite" aria-relevant="additions">
        {all.map((one) => (
          <ToastLine key={one.id} one={one} isShown={one === all.at(-1)} />
        ))}
      </ol>
    </section>
  );
}

function ToastLine({ one, isShown }: { readonly one: Toast; readonly isShown: boolean }) {
  const words = useWords(partWords);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || !isShown) return undefined;
    const timer = setTimeout(() => toast.dismiss(one.id), one.kind === 'refused' ? 2 * shownMs : shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, isShown, one]);
  return (
    <li
      className={classes(style['toast'], style[one.kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={one.kind === 'done' ? 'check' : 'warning'} />
      <span className={style['text']} title={one.text}>
        {one.text === '' ? words.noAnswer : one.text}
      </span>
      {one.undo !== undefined && (
        <Button
          look="plain"
          onClick={() => {
            one.undo?.();
            toast.dismiss(one.id);
          }}
        >
          {words.undo}
        </Button>
      )}
      <IconButton icon="close" label={words.dismiss} onClick={() => toast.dismiss(one.id)} />
    </li>
  );
}
