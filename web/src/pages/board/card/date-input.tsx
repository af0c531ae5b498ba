import { useState } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { IconButton } from '../../../parts/button.tsx';
import { classes } from '../../../parts/classes.ts';
import { cardWords } from './words.ts';
import style from './card-fields.module.css';

/** A year that is still being typed begins with zeros. */
const isWhole = (day: string): boolean => day >= '1970';

/** A day of the calendar, or none. It tells a day once its year is complete. */
export function DateInput({
  label,
  day,
  onChange,
}: {
  readonly label: string;
  /** A day, or an instant whose day is shown. */
  readonly day: string | null;
  readonly onChange: (day: string | null) => void;
}) {
  const words = useWords(cardWords);
  const known = day?.slice(0, 10) ?? '';
  const [text, setText] = useState(known);
  return (
    <span className={style['day']}>
      <input
        type="date"
        aria-label={label}
        className={classes(style['value'], text === '' && style['none'])}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (isWhole(target.value) && target.value !== known) onChange(target.value);
        }}
      />
      {known !== '' && <IconButton icon="close" label={`${words.clear}: ${label}`} onClick={() => onChange(null)} />}
    </span>
  );
}
