import type { ComponentProps, ReactNode } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { classes } from '../../../parts/classes.ts';
import { Menu } from '../../../parts/menu.tsx';
import { useOpenCard } from './card-context.ts';
import { cardWords } from './words.ts';
import style from './card-fields.module.css';

/** A field of the card: its name, and its value. */
export function CardField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={style['field']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export interface ValueButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'value'> {
  readonly label: string;
  /** What the value is called; undefined while there is none. */
  readonly text: string | undefined;
  /** In front of the text: an avatar, a colour. */
  readonly mark?: ReactNode;
  /** Draws the value when a text is not enough. */
  readonly children?: ReactNode;
}

/** The value of a field as the button that changes it. */
export function ValueButton({ label, text, mark, children, ...rest }: ValueButtonProps) {
  const words = useWords(cardWords);
  return (
    <button type="button" {...rest} className={classes(style['value'], text === undefined && style['none'])}>
      <span className="for-readers">{label}: </span>
      {children ?? (
        <>
          {mark}
          <span className={style['text']}>{text ?? words.none}</span>
        </>
      )}
    </button>
  );
}

/** A value that cannot be changed here. */
export function PlainValue({ text, mark, children }: Pick<ValueButtonProps, 'text' | 'mark' | 'children'>) {
  const words = useWords(cardWords);
  return (
    <span className={classes(style['plain'], text === undefined && style['none'])}>
      {children ?? (
        <>
          {mark}
          <span className={style['text']}>{text ?? words.none}</span>
        </>
      )}
    </span>
  );
}

/** A field with one of a few values. */
export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  nameOf,
  onPick,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onPick: (value: Value) => void;
}) {
  const { mayWrite } = useOpenCard();
  const text = nameOf(value as Value);
  return (
    <CardField label={label}>
      {mayWrite ? (
        <Menu
          align="start"
          trigger={<ValueButton label={label} text={text} />}
          groups={[
            {
              items: options.map((one) => ({
                label: nameOf(one),
                isChosen: one === value,
                onSelect: () => one !== value && onPick(one),
              })),
            },
          ]}
        />
      ) : (
        <PlainValue text={text} />
      )}
    </CardField>
  );
}
