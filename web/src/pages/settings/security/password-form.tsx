import { useState, type SubmitEvent } from 'react';
import { usePlace } from '../../../app/network.ts';
import { signIn } from '../../../app/session.ts';
import { useWords } from '../../../i18n/language.ts';
import { placeRefusal } from '../../../live/place-refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Refused } from '../../../parts/refused.tsx';
import line from '../../shared/lines.module.css';
import style from '../settings.module.css';
import { securityWords } from './words.ts';

const codes = {
  old_password: ['incorrect_current_password'],
  new_password: ['new_password_too_short', 'new_password_too_common', 'password_too_long'],
};

/** A new password. It ends all sessions, so this browser signs in anew with it. */
export function PasswordForm() {
  const words = useWords(securityWords);
  const { username } = usePlace().me.user;
  const [isOther, setOther] = useState(false);
  const { act, isActing, refusal } = useChangePassword(username);
  const at = placeRefusal(refusal, codes);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => form.get(name) as string;
    const isSame = text('new_password') === text('again');
    setOther(!isSame);
    if (isSame && !isActing) void act({ old_password: text('old_password'), new_password: text('new_password') });
  };
  return (
    <section className={style['section']}>
      <h2>{words.password}</h2>
      <p className={line['lead']}>{words.passwordLead}</p>
      <form className={line['form']} onSubmit={submit}>
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <TextField
          name="old_password"
          type="password"
          autoComplete="current-password"
          label={words.oldPassword}
          required
          refusal={at('old_password')}
        />
        <TextField
          name="new_password"
          type="password"
          autoComplete="new-password"
          label={words.newPassword}
          hint={words.newPasswordHint}
          required
          refusal={at('new_password')}
        />
        <TextField
          name="again"
          type="password"
          autoComplete="new-password"
          label={words.again}
          required
          refusal={isOther ? words.notSame : undefined}
        />
        <Refused text={at('')} />
        <div className={style['actions']}>
          <Button type="submit" isBusy={isActing}>
            {words.change}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** The change, and the new session of this browser behind it. */
function useChangePassword(username: string) {
  const words = useWords(securityWords);
  return useAct(
    async (hub, input: { readonly old_password: string; readonly new_password: string }) => {
      const { token_id } = await hub.call('changePassword', input);
      await signIn({ username, password: input.new_password });
      // The token that came with the change is not needed beside the new session.
      await hub.call('revokeToken', { token_id }).catch(() => undefined);
      return token_id;
    },
    { stale: () => [{ call: 'listTokens' }], done: () => words.changed, showsRefusal: true },
  );
}
