import { classes } from './classes.ts';
import style from './choice.module.css';

/** One of a few, of which exactly one is chosen. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
}

/** A row of options in the head of a page: a filter or a view. The page keeps the choice in the address. */
export function Choice({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <div role="group" aria-label={label} className={style['choice']}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={classes(style['option'], option.value === value && style['chosen'])}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && option.count > 0 && <span className={style['count']}>{option.count}</span>}
        </button>
      ))}
    </div>
  );
}
