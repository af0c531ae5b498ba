import { useState, type SubmitEvent } from 'react';
import { usePlace } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { placeRefusal } from '../../../live/place-refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { Button } from '../../../parts/button.tsx';
import { Refused } from '../../../parts/refused.tsx';
import { changePassword, passwordCodes, type PasswordChange } from '../../shared/change-password.ts';
import { PasswordFields, readPasswords } from '../../shared/password-fields.tsx';
import line from '../../shared/lines.module.css';
import style from '../settings.module.css';
import { securityWords } from './words.ts';

/** A new password. It ends all sessions, so this browser signs in anew with it. */
export function PasswordForm() {
  const words = useWords(securityWords);
  const { username } = usePlace().me.user;
  const [isOther, setOther] = useState(false);
  const { act, isActing, refusal } = useChangePassword(username);
  const at = placeRefusal(refusal, passwordCodes);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { change, isRepeated } = readPasswords(event.currentTarget);
    setOther(!isRepeated);
    if (isRepeated && !isActing) void act(change);
  };
  return (
    <section className={style['section']}>
      <h2>{words.password}</h2>
      <p className={line['lead']}>{words.passwordLead}</p>
      <form className={line['form']} onSubmit={submit}>
        <PasswordFields
          username={username}
          labels={{ old_password: words.oldPassword, new_password: words.newPassword, again: words.again }}
          hints={{ new_password: words.newPasswordHint }}
          refusals={{
            old_password: at('old_password'),
            new_password: at('new_password'),
            again: isOther ? words.notSame : undefined,
          }}
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
  return useAct((hub, change: PasswordChange) => changePassword(hub, username, change), {
    stale: () => [{ call: 'listTokens' }],
    done: () => words.changed,
    showsRefusal: true,
  });
}
