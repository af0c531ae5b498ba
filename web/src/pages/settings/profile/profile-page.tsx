import type { SubmitEvent } from 'react';
import { usePlace } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { placeRefusal } from '../../../live/place-refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { Avatar } from '../../../parts/avatar.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { Refused } from '../../../parts/refused.tsx';
import { Secret } from '../../../parts/secret.tsx';
import line from '../../shared/lines.module.css';
import style from '../settings.module.css';
import { settingsWords } from '../words.ts';
import { profileWords } from './words.ts';

/** Who the person is to others: name, address, id. */
export function ProfilePage() {
  const words = useWords(profileWords);
  const { profile } = useWords(settingsWords);
  const { user } = usePlace().me;
  const name = user.display_name ?? user.username;
  return (
    <>
      <PageHeader title={profile} />
      <div className={line['form']}>
        <div className={style['who']}>
          <Avatar name={name} size={44} />
          <div className={line['names']}>
            <span className={line['pair']}>
              <span className={line['strong']}>{name}</span>
              {user.role === 'admin' && <Badge tone="accent">{words.admin}</Badge>}
            </span>
            <span className={line['quiet']}>{words.username(user.username)}</span>
            <span className={line['quiet']}>{words.initials}</span>
          </div>
        </div>
        <ProfileForm />
        <div className={style['apart']}>
          <Secret label={words.id} text={user.user_id} />
          <p className={line['lead']}>{words.idHint}</p>
        </div>
      </div>
    </>
  );
}

function ProfileForm() {
  const words = useWords(profileWords);
  const common = useWords(settingsWords);
  const { user } = usePlace().me;
  const { act, isActing, refusal } = useAct(
    (hub, input: { readonly display_name: string | null; readonly email: string | null }) =>
      hub.call('updateMe', input),
    { stale: () => [{ call: 'getMe' }], done: () => common.saved, showsRefusal: true },
  );
  const at = placeRefusal(refusal, { display_name: [], email: [] });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string | null => (form.get(name) as string).trim() || null;
    if (!isActing) void act({ display_name: text('display_name'), email: text('email') });
  };
  return (
    <form onSubmit={submit}>
      <TextField
        name="display_name"
        label={words.displayName}
        hint={words.displayNameHint}
        defaultValue={user.display_name ?? ''}
        autoComplete="name"
        refusal={at('display_name')}
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        defaultValue={user.email ?? ''}
        autoComplete="email"
        refusal={at('email')}
      />
      <Refused text={at('')} />
      <div className={style['actions']}>
        <Button type="submit" look="main" isBusy={isActing}>
          {common.save}
        </Button>
      </div>
    </form>
  );
}
