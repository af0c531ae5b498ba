import style from './progress.module.css';

/** A bar with its figure; `label` names what goes on. */
export function Progress({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <span className={style['progress']}>
      <progress className={style['bar']} max={100} value={value} aria-label={label} />
      <span className={style['figure']}>{`${Math.round(value)} %`}</span>
    </span>
  );
}
