import { useState } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { placeRefusal } from '../../../live/place-refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { TextField } from '../../../parts/field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { userWords } from './words.ts';

/** What the admin hands over, once. */
export interface MadeUser {
  readonly username: string;
  readonly password: string;
}

const codes = {
  username: ['username_too_short', 'username_too_long', 'username_invalid', 'username_taken'],
  password: ['password_too_short', 'password_too_common', 'password_too_long'],
  display_name: [],
  email: [],
};
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Opens an account for somebody, with a password that is theirs to change. */
export function NewUserDialog({
  onClose,
  onMade,
}: {
  readonly onClose: () => void;
  readonly onMade: (made: MadeUser) => void;
}) {
  const words = useWords(userWords);
  const [suggested] = useState(makePassword);
  const { act, isActing, refusal } = useAct(
    async (hub, { username, password, display_name, email }: MadeUser & Named) => {
      await hub.call('registerUser', { username, password, display_name, email });
      // The tokens in the answer are for nobody here: the person makes their own.
      return { username, password };
    },
    { stale: () => [{ call: 'listUsers' }], showsRefusal: true },
  );
  const at = placeRefusal(refusal, codes);
  const send = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const { username = '', password = '', display_name = '', email = '' } = values;
    const named = { display_name: display_name.trim() || null, email: email.trim() || null };
    const made = await act({ username: username.trim(), password, ...named });
    if (made !== undefined) onMade(made);
  };
  return (
    <FormDialog
      {...{ title: words.make, description: words.makeText, action: words.create, refusal: at(''), onClose }}
      isBusy={isActing}
      onSend={(values) => void send(values)}
    >
      <TextField
        name="username"
        label={words.username}
        hint={words.usernameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        refusal={at('username')}
      />
      <TextField name="display_name" label={words.displayName} autoComplete="off" refusal={at('display_name')} />
      <TextField name="email" type="email" label={words.email} autoComplete="off" refusal={at('email')} />
      <TextField
        name="password"
        label={words.password}
        hint={words.passwordHint}
        defaultValue={suggested}
        autoComplete="off"
        spellCheck={false}
        required
        refusal={at('password')}
      />
    </FormDialog>
  );
}

interface Named {
  readonly display_name: string | null;
  readonly email: string | null;
}

/** A password of 16 characters that are hard to mistake for each other; about 90 bits. */
function makePassword(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(16));
  return Array.from(bytes, (one) => letters[one % letters.length]).join('');
}
