import { useState } from 'react';
import { language } from '../../../i18n/language.ts';
import { exactTime } from '../../../parts/describe-age.ts';
import { classes } from '../../../parts/classes.ts';
import { readLine, unfoldLine, type TailLine } from './log-line.ts';
import style from './log-page.module.css';

/** A line: time, level, message; the whole of it below when it is opened. */
export function LogRow({ line: { ts, level, line } }: { readonly line: TailLine }) {
  const [isOpen, setOpen] = useState(false);
  const current = language.use();
  const { message, rest } = readLine(line);
  const time = Date.parse(ts);
  return (
    <div className={style['row']}>
      <button type="button" aria-expanded={isOpen} className={style['line']} onClick={() => setOpen(!isOpen)}>
        <time dateTime={ts} title={exactTime(time, current)} className={style['time']}>
          {clockOf(time)}
        </time>
        <span className={classes(style['level'], style[level])}>{level}</span>
        <span className={style['text']} translate="no">
          {message} <span className={style['rest']}>{rest}</span>
        </span>
      </button>
      {isOpen && (
        <pre className={style['whole']} translate="no">
          {unfoldLine(line)}
        </pre>
      )}
    </div>
  );
}

/** The time of day in the place of the person, to the second. */
function clockOf(time: number): string {
  if (Number.isNaN(time)) return '';
  const date = new Date(time);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}
