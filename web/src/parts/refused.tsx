import { useWords } from '../i18n/language.ts';
import { partWords } from './part-words.ts';
import style from './field.module.css';

/** Why a form was refused, where no single field can carry it; nothing for undefined. */
export function Refused({ text }: { /** Empty: no answer came. */ readonly text: string | undefined }) {
  const words = useWords(partWords);
  if (text === undefined) return null;
  return (
    <p role="alert" className={style['refusal']}>
      {text === '' ? words.noAnswer : text}
    </p>
  );
}
