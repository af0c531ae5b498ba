import { CopyButton } from './copy.tsx';
import style from './secret.module.css';

/** A text that is shown once, to be copied whole. */
export function Secret({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className={style['secret']}>
      <p className={style['label']}>{label}</p>
      <div className={style['line']}>
        <code className={style['text']} translate="no">
          {text}
        </code>
        <CopyButton text={text} />
      </div>
    </div>
  );
}
