import { useWords } from '../i18n/language.ts';
import { connection } from '../live/connection.ts';
import { classes } from '../parts/classes.ts';
import { shellWords } from './shell-words.ts';
import style from './connection-line.module.css';

/** Says above the page when what it shows may be old. */
export function ConnectionLine() {
  const words = useWords(shellWords);
  const state = connection.use();
  const text = state === 'lost' ? words.lost : state === 'catching-up' ? words.catchingUp : '';
  return (
    <div role="status" className={classes(style['line'], text !== '' && style[state])}>
      {text}
    </div>
  );
}

/** Whether events arrive, in the top bar. */
export function ConnectionDot() {
  const words = useWords(shellWords);
  const state = connection.use();
  const name = { connecting: words.connecting, live: words.live, lost: words.lost, 'catching-up': words.catchingUp }[
    state
  ];
  return (
    <span className={style['presence']} title={name}>
      <span aria-hidden="true" className={classes(style['dot'], style[`dot-${state}`])} />
      <span className={style['word']}>{state === 'live' || state === 'connecting' ? name : ''}</span>
    </span>
  );
}
