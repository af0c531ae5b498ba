import { classes } from './classes.ts';
import style from './choice.module.css';
import type { Option } from './choice.tsx';

/** As `Choice`, of which any number is chosen; none means all of them. */
export function Choices<Value extends string>({
  label,
  all,
  options,
  values,
  onToggle,
  onClear,
}: {
  readonly label: string;
  /** Name of the option that stands for no choice. */
  readonly all: string;
  readonly options: readonly (Option & { readonly value: Value })[];
  readonly values: readonly Value[];
  readonly onToggle: (value: Value) => void;
  readonly onClear: () => void;
}) {
  const line = (key: string, text: string, count: number | undefined, isOn: boolean, run: () => void) => (
    <button
      key={key}
      type="button"
      aria-pressed={isOn}
      className={classes(style['option'], isOn && style['chosen'])}
      onClick={run}
    >
      {text}
      {count !== undefined && count > 0 && <span className={style['count']}>{count.toLocaleString('en')}</span>}
    </button>
  );
  return (
    <div role="group" aria-label={label} className={style['choice']}>
      {line('', all, undefined, values.length === 0, onClear)}
      {options.map(({ value, label: text, count }) =>
        line(value, text, count, values.includes(value), () => onToggle(value)),
      )}
    </div>
  );
}
