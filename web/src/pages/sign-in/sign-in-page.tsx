import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { session, signIn } from '../../app/session.ts';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { SoleForm } from '../shared/sole-form.tsx';
import { signInWords } from './words.ts';

/** Where a person signs in, by name and password or by a token; then it leads back to where they came from. */
export function SignInPage() {
  const words = useWords(signInWords);
  const { back } = useSearch({ from: '/sign-in' });
  const state = session.use();
  const [byToken, setByToken] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (state === 'signed-in' || state === 'open') return <Navigate to={pathOf(back)} replace />;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => (form.get(name) as string | null) ?? '';
    setBusy(true);
    const refused = await signIn(
      byToken ? { token: text('token').trim() } : { username: text('username'), password: text('password') },
    );
    setBusy(false);
    setRefusal(refused);
  };
  const actions = (
    <>
      <Button type="submit" look="main" isBusy={isBusy}>
        {words.submit}
      </Button>
      <Button look="plain" onClick={() => setByToken(!byToken)}>
        {byToken ? words.byPassword : words.byToken}
      </Button>
    </>
  );
  const foot = (
    <>
      {words.noAccount} <Link to="/start">{words.register}</Link>
    </>
  );
  return (
    <SoleForm {...{ title: words.title, refusal, actions, foot }} onSubmit={(event) => void submit(event)}>
      {byToken ? <TokenField /> : <NameFields />}
    </SoleForm>
  );
}

function TokenField() {
  const words = useWords(signInWords);
  return (
    <TextField name="token" type="password" autoComplete="off" label={words.token} hint={words.tokenHint} required />
  );
}

function NameFields() {
  const words = useWords(signInWords);
  return (
    <>
      <TextField
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        label={words.username}
        autoFocus
        required
      />
      <TextField name="password" type="password" autoComplete="current-password" label={words.password} required />
    </>
  );
}

/** A path of the console; an address of elsewhere is none. */
function pathOf(back: string | undefined): string {
  return back !== undefined && /^\/(?![/\\])/.test(back) ? back : '/';
}
