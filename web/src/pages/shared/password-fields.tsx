import { TextField } from '../../parts/field.tsx';
import type { PasswordChange } from './change-password.ts';

/** The words at the fields, and what is refused of each. */
export interface PasswordFieldsProps {
  /** Whose password it is, for the keeper of passwords in the browser. */
  readonly username: string;
  readonly labels: Readonly<Record<keyof Passwords, string>>;
  readonly hints: Readonly<Partial<Record<keyof Passwords, string>>>;
  readonly refusals: Readonly<Partial<Record<keyof Passwords, string | undefined>>>;
  readonly autoFocus?: boolean;
}

interface Passwords extends PasswordChange {
  readonly again: string;
}

const fields = [
  ['old_password', 'current-password'],
  ['new_password', 'new-password'],
  ['again', 'new-password'],
] as const;

/** The fields of a change of the password, with the new one twice. */
export function PasswordFields({ username, labels, hints, refusals, autoFocus = false }: PasswordFieldsProps) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      {fields.map(([name, autoComplete], at) => (
        <TextField
          key={name}
          type="password"
          {...{ name, autoComplete, label: labels[name], hint: hints[name], refusal: refusals[name] }}
          required
          autoFocus={autoFocus && at === 0}
        />
      ))}
    </>
  );
}

/** What stands in the fields of a form, and whether the new password stands there twice. */
export function readPasswords(form: HTMLFormElement): {
  readonly change: PasswordChange;
  readonly isRepeated: boolean;
} {
  const data = new FormData(form);
  const text = (name: keyof Passwords): string => data.get(name) as string;
  const change = { old_password: text('old_password'), new_password: text('new_password') };
  return { change, isRepeated: change.new_password === text('again') };
}
