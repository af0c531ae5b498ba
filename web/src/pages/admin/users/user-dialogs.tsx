import type { User } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { useWords } from '../../../i18n/language.ts';
import type { RowPatch } from '../../../live/effects.ts';
import type { Refusal } from '../../../live/refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { Confirm } from '../../../parts/confirm.tsx';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { SecretDialog } from '../../../parts/secret-dialog.tsx';
import { userWords } from './words.ts';

/** What is asked about an account. */
export interface Asked {
  readonly what: 'reset' | 'disable' | 'remove';
  readonly user: User;
}

interface OfUser {
  readonly user: User;
  /** A row has changed in a way that only the hub tells. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The row of an account as it will be; `null` takes it away. The list may be held: nobody waits for their own deed. */
export function foreseeUser(id: string, fields: Partial<User> | null): () => readonly RowPatch[] {
  return () => [{ calls: ['listUsers'], key: 'user_id', id, fields }];
}

const dialogs = { reset: ResetDialog, disable: DisableDialog, remove: RemoveDialog };

/** The dialog that is asked for. */
export function UserDialogs({ asked: { what, user }, ...rest }: Omit<OfUser, 'user'> & { readonly asked: Asked }) {
  const Asking = dialogs[what];
  return <Asking user={user} {...rest} />;
}

/** Asks, and then shows the one-time password to hand over. */
function ResetDialog({ user: { user_id, username }, onChanged, onClose }: OfUser) {
  const words = useWords(userWords);
  const [password, setPassword] = useState<string>();
  const { act, isActing } = useAct((hub) => hub.call('resetPassword', { user_id }));
  const reset = async (): Promise<void> => {
    const answer = await act(undefined);
    if (answer === undefined) return onClose();
    setPassword(answer.password);
    onChanged();
  };
  if (password === undefined) {
    return (
      <Confirm
        isOpen
        {...{ title: words.resetAsk(username), description: words.resetText, action: words.resetAction, onClose }}
        isBusy={isActing}
        onConfirm={() => void reset()}
      />
    );
  }
  const secrets = [
    { label: words.username, text: username },
    { label: words.oneTime, text: password },
  ];
  return <SecretDialog {...{ title: words.resetDone(username), note: words.resetNote, secrets, onClose }} />;
}

function DisableDialog({ user: { user_id, username }, onClose }: OfUser) {
  const words = useWords(userWords);
  const { act, isActing } = useAct((hub) => hub.call('disableUser', { user_id }), {
    foresee: foreseeUser(user_id, { disabled: true }),
    done: () => words.disabledDone(username),
  });
  return (
    <Confirm
      isOpen
      {...{ title: words.disableAsk(username), description: words.disableText, action: words.disableAction, onClose }}
      isBusy={isActing}
      onConfirm={() => void act(undefined).then(onClose)}
    />
  );
}

function RemoveDialog({ user: { user_id, username }, onClose }: OfUser) {
  const words = useWords(userWords);
  const { act, isActing, refusal } = useAct((hub) => hub.call('deleteUser', { user_id }), {
    foresee: foreseeUser(user_id, null),
    done: () => words.removed(username),
    showsRefusal: true,
  });
  const remove = async (): Promise<void> => {
    if ((await act(undefined)) !== undefined) onClose();
  };
  const owned = ownedIn(refusal);
  const said = owned === '' ? refusal?.message : `${refusal?.message ?? ''} ${words.owns(owned)}`;
  return (
    <ConfirmByName
      {...{ title: words.removeAsk(username), description: words.removeText, action: words.removeAction, onClose }}
      name={username}
      isBusy={isActing}
      refusal={said}
      onConfirm={() => void remove()}
    />
  );
}

/** The names of the networks that a refusal tells of, in one line. */
function ownedIn(refusal: Refusal | undefined): string {
  const owned = (refusal?.fields['owned_networks'] ?? []) as readonly { readonly network_name: string }[];
  return owned.map(({ network_name }) => network_name).join(', ');
}
