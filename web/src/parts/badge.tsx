import { classes } from './classes.ts';
import style from './badge.module.css';
import tones from './tones.module.css';

/** A count or a short word. */
export function Badge({
  children,
  tone = 'quiet',
}: {
  readonly children: string | number;
  readonly tone?: 'quiet' | 'now' | 'soon' | 'note' | 'good' | 'accent';
}) {
  return <span className={classes(style['badge'], tone === 'quiet' ? style['quiet'] : tones[tone])}>{children}</span>;
}
