import { Link } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { publicHub } from '../../app/hub.ts';
import { enterSession, isFresh, signIn } from '../../app/session.ts';
import { useWords } from '../../i18n/language.ts';
import { refusalOf, type Refusal } from '../../live/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import type { Begun } from './start-page.tsx';
import { startWords } from './words.ts';
import style from './start-page.module.css';

export interface AccountStepProps {
  /** Of the one-time link, when the person came by it. */
  readonly code: string | undefined;
  /** Nobody has registered yet. */
  readonly isFirst: boolean;
  readonly onBegun: (begun: Begun) => void;
}

/** Makes the account and signs in: by name and password, or by the link that the terminal showed. */
export function AccountStep({ code, isFirst, onBegun }: AccountStepProps) {
  const words = useWords(startWords).account;
  const [byLink, setByLink] = useState(code !== undefined);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const isLink = byLink && code !== undefined;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => ((form.get(name) as string | null) ?? '').trim();
    const who = { username: text('username'), password: (form.get('password') as string | null) ?? '' };
    setBusy(true);
    setRefusal(undefined);
    try {
      if (isLink) await redeem(code, who.username, onBegun);
      else await register({ ...who, displayName: text('display_name') }, onBegun);
    } catch (error) {
      setRefusal(refusalOf(error));
      setBusy(false);
    }
  };
  const of = (field: string): string | undefined => (fieldOf(refusal) === field ? refusal?.message : undefined);
  return (
    <>
      {isFirst && <p className={style['about']}>{isLink ? words.link : words.first}</p>}
      <form className={style['form']} onSubmit={(event) => void submit(event)}>
        <TextField
          {...{ name: 'username', label: words.username, hint: words.usernameHint, refusal: of('username') }}
          {...(isLink && { defaultValue: 'admin' })}
          autoComplete="username"
          autoCapitalize="none"
          required
        />
        {!isLink && <PasswordFields isFirst={isFirst} refusal={of('password')} />}
        {refusal !== undefined && fieldOf(refusal) === undefined && (
          <p role="alert" className={style['refusal']}>
            {refusal.message === '' ? words.unreachable : refusal.message}
          </p>
        )}
        <div className={style['actions']}>
          <Button type="submit" look="main" isBusy={isBusy}>
            {isLink ? words.enter : words.create}
          </Button>
          {isLink && (
            <Button look="plain" onClick={() => setByLink(false)}>
              {words.without}
            </Button>
          )}
        </div>
      </form>
      {!isFirst && <HasAccount />}
    </>
  );
}

function HasAccount() {
  const words = useWords(startWords).account;
  return (
    <p className={style['aside']}>
      {words.hasAccount}{' '}
      <Link to="/sign-in" search={{ back: '/start' }}>
        {words.signIn}
      </Link>
    </p>
  );
}

function PasswordFields({ isFirst, refusal }: { readonly isFirst: boolean; readonly refusal: string | undefined }) {
  const words = useWords(startWords).account;
  return (
    <>
      <TextField
        {...{ name: 'password', label: words.password, refusal }}
        hint={isFirst ? words.passwordHintFirst : words.passwordHint}
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField name="display_name" label={words.displayName} autoComplete="name" maxLength={200} />
    </>
  );
}

/** The link opens the account and the session in one step. @throws HubError it was used, or is too old */
async function redeem(code: string, username: string, onBegun: (begun: Begun) => void): Promise<void> {
  const { password } = await publicHub.call('redeemStartLink', { code, username });
  onBegun({ password });
  await enterSession();
}

interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly displayName: string;
}

/**
 * @throws HubError the name is taken, or the password too weak
 * @throws Error the account is there, but its session was refused
 */
async function register({ displayName, ...who }: NewAccount, onBegun: (begun: Begun) => void): Promise<void> {
  await publicHub.call('registerUser', { ...who, ...(displayName !== '' && { display_name: displayName }) });
  onBegun({ password: undefined });
  const refusal = await signIn(who);
  if (refusal === undefined) return;
  // The account is there all the same: from now on the page leads to the sign-in too.
  isFresh.set(false);
  throw new Error(refusal);
}

/** The field that a refusal is about: the codes of the hub begin with its name. */
function fieldOf(refusal: Refusal | undefined): string | undefined {
  return ['username', 'password'].find((field) => refusal?.field === field || refusal?.code.startsWith(`${field}_`));
}
