import { useId, type ComponentProps, type ReactNode } from 'react';
import { useWords } from '../i18n/language.ts';
import { partWords } from './part-words.ts';
import style from './field.module.css';

interface Labelled {
  readonly label: string;
  /** What to enter, below the label. */
  readonly hint?: string | undefined;
  /** Why it was refused: the hub's own text. */
  readonly refusal?: string | undefined;
}

interface Ids {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** A label, a control and what is wrong with it. `children` draws the control with the ids that tie them together. */
export function Field({
  label,
  hint,
  refusal,
  isRequired = false,
  children,
}: Labelled & { readonly isRequired?: boolean; readonly children: (ids: Ids) => ReactNode }) {
  const words = useWords(partWords);
  const id = useId();
  const isRefused = refusal !== undefined && refusal !== '';
  const described = [hint !== undefined && `${id}-hint`, isRefused && `${id}-refusal`].filter(Boolean).join(' ');
  return (
    <div className={style['field']}>
      <label htmlFor={id} className={style['label']}>
        {label}
        {isRequired && <span className={style['required']}> · {words.required}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': isRefused ? true : undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={style['hint']}>
          {hint}
        </p>
      )}
      {isRefused && (
        <p id={`${id}-refusal`} role="alert" className={style['refusal']}>
          {refusal}
        </p>
      )}
    </div>
  );
}

/** A line of text with its label. */
export function TextField({ label, hint, refusal, ...rest }: Labelled & Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <Field label={label} hint={hint} refusal={refusal} isRequired={rest.required === true}>
      {(ids) => <input {...rest} {...ids} className={style['control']} />}
    </Field>
  );
}

/** Several lines of text with their label. */
export function TextArea({ label, hint, refusal, ...rest }: Labelled & Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <Field label={label} hint={hint} refusal={refusal} isRequired={rest.required === true}>
      {(ids) => <textarea rows={4} {...rest} {...ids} className={style['control']} />}
    </Field>
  );
}

/** A choice of few, with its label. */
export function SelectField({
  label,
  hint,
  refusal,
  options,
  ...rest
}: Labelled &
  Omit<ComponentProps<'select'>, 'className'> & {
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }) {
  return (
    <Field label={label} hint={hint} refusal={refusal} isRequired={rest.required === true}>
      {(ids) => (
        <select {...rest} {...ids} className={style['control']}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A box to tick, with its label beside it. */
export function Checkbox({
  label,
  ...rest
}: Omit<ComponentProps<'input'>, 'className' | 'type'> & { readonly label: string }) {
  return (
    <label className={style['check']}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}
