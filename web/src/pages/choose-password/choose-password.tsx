import { useState, type SubmitEvent } from 'react';
import { hubOf } from '../../app/hub.ts';
import { signOut } from '../../app/session.ts';
import { useWords } from '../../i18n/language.ts';
import { placeRefusal } from '../../live/place-refusal.ts';
import { refusalOf, type Refusal } from '../../live/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toast-store.ts';
import { changePassword, passwordCodes, type PasswordChange } from '../shared/change-password.ts';
import { PasswordFields, readPasswords } from '../shared/password-fields.tsx';
import { SoleForm } from '../shared/sole-form.tsx';
import { choosePasswordWords } from './words.ts';

/** What the person has to mend themselves, before the hub is asked. */
type Slip = 'same' | 'different';

/** Where who signed in with a one-time password chooses another one. The address stays: the page behind it is next. */
export function ChoosePassword({ username }: { readonly username: string }) {
  const words = useWords(choosePasswordWords);
  const [slip, setSlip] = useState<Slip>();
  const [stay, setStay] = useState<string>();
  const { choose, isBusy, refusal } = useChoice(username, words.chosen);
  const at = placeRefusal(slip === undefined ? refusal : undefined, passwordCodes);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { change, isRepeated } = readPasswords(event.currentTarget);
    const found = slipIn(change, isRepeated);
    setSlip(found);
    setStay(undefined);
    if (found === undefined && !isBusy) void choose(change);
  };
  const actions = (
    <>
      <Button type="submit" look="main" isBusy={isBusy}>
        {words.choose}
      </Button>
      <Button look="plain" onClick={() => void signOut().then(setStay)}>
        {words.signOut}
      </Button>
    </>
  );
  return (
    <SoleForm
      {...{ title: words.title, lead: words.lead(username), refusal: stay ?? at(''), actions }}
      onSubmit={submit}
    >
      <PasswordFields
        username={username}
        labels={{ old_password: words.oneTime, new_password: words.newPassword, again: words.again }}
        hints={{ old_password: words.oneTimeHint, new_password: words.newPasswordHint }}
        refusals={{
          old_password: at('old_password'),
          new_password: slip === 'same' ? words.same : at('new_password'),
          again: slip === 'different' ? words.different : undefined,
        }}
        autoFocus
      />
    </SoleForm>
  );
}

function slipIn({ old_password, new_password }: PasswordChange, isRepeated: boolean): Slip | undefined {
  if (!isRepeated) return 'different';
  return new_password === old_password ? 'same' : undefined;
}

/** The choice, which ends with a new session: there is no live data yet that an act could mark. */
function useChoice(username: string, done: string) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const choose = async (change: PasswordChange): Promise<void> => {
    setBusy(true);
    try {
      await changePassword(hubOf(undefined), username, change);
      toast.say(done);
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { choose, isBusy, refusal };
}
