import { useWords } from '../i18n/language.ts';
import { Age } from './age.tsx';
import { classes } from './classes.ts';
import { partWords } from './part-words.ts';
import style from './dot.module.css';

/**
 * The status of an agent: a dot, the word, and how long ago it said so. A status without its age would say "working"
 * for ever.
 */
export function Status({ status, at }: { readonly status: string; readonly at?: string | undefined }) {
  const { status: names } = useWords(partWords);
  return (
    <span className={style['status']}>
      <Dot status={status} />
      <span>{(names as Readonly<Record<string, string>>)[status] ?? status}</span>
      {at !== undefined && (
        <span className={style['age']}>
          · <Age at={at} />
        </span>
      )}
    </span>
  );
}

/** The dot of a status alone, beside a text that says it. */
export function Dot({ status }: { readonly status: string }) {
  return <span aria-hidden="true" className={classes(style['dot'], style[status])} />;
}

/** The status of a task as a small label. */
export function TaskState({ status }: { readonly status: string }) {
  const { task: names } = useWords(partWords);
  return (
    <span className={classes(style['task'], style[`task-${status}`])}>
      {(names as Readonly<Record<string, string>>)[status] ?? status}
    </span>
  );
}
