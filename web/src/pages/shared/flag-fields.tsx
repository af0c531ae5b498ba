import { useWords } from '../../i18n/language.ts';
import { SelectField, TextField } from '../../parts/field.tsx';
import { flagWords } from './flag-words.ts';
import { choiceFlags, isNumberFlag, type Flag } from './node-flags.ts';

/** The fields of some flags of a runtime, for a grid around them. */
export function FlagFields({
  flags,
  values,
  unset,
  onChange,
  refusalAt,
}: {
  readonly flags: readonly Flag[];
  /** What stands in the fields; empty for what is not set. */
  readonly values: Readonly<Record<string, string>>;
  /** What it means that a field is empty. */
  readonly unset: string;
  readonly onChange: (flag: Flag, value: string) => void;
  readonly refusalAt: (flag: Flag) => string | undefined;
}) {
  const words = useWords(flagWords);
  return flags.map((flag) => {
    const shared = {
      label: words.flag[flag],
      value: values[flag] ?? '',
      onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(flag, target.value),
      refusal: refusalAt(flag),
    };
    if (isNumberFlag(flag)) {
      const number = { type: 'number', inputMode: 'decimal', step: 'any', placeholder: unset } as const;
      return <TextField key={flag} {...shared} {...number} hint={words.hint[flag]} />;
    }
    const options = choiceFlags[flag].map((value) => ({ value, label: value }));
    return <SelectField key={flag} {...shared} options={[{ value: '', label: unset }, ...options]} />;
  });
}
