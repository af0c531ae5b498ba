import type { User } from '@agent-collaboration-hub/client';
import { useWords } from '../../../i18n/language.ts';
import { useAct } from '../../../live/use-act.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Menu, type MenuItem } from '../../../parts/menu.tsx';
import { toast } from '../../../parts/toast-store.ts';
import { foreseeUser, type Asked } from './user-dialogs.tsx';
import { userWords } from './words.ts';

/** What may be done with an account: to the own one nothing that the hub would refuse. */
export function UserMenu({
  user,
  isSelf,
  onAudit,
  onAsk,
}: {
  readonly user: User;
  readonly isSelf: boolean;
  readonly onAudit: (userId: string) => void;
  readonly onAsk: (asked: Asked) => void;
}) {
  const words = useWords(userWords);
  const { user_id, username } = user;
  const { act: enable } = useAct((hub) => hub.call('enableUser', { user_id }), {
    foresee: foreseeUser(user_id, { disabled: false }),
    done: () => words.enabled(username),
  });
  const ask = (what: Asked['what']) => () => onAsk({ what, user });
  const look: readonly MenuItem[] = [
    { label: words.audit, icon: 'clock', onSelect: () => onAudit(user_id) },
    { label: words.copyId, icon: 'copy', onSelect: () => void copy(user_id, words.copied) },
  ];
  const change: readonly MenuItem[] = [
    { label: words.reset, icon: 'key', onSelect: ask('reset') },
    user.disabled === true
      ? { label: words.enable, icon: 'play', onSelect: () => void enable(undefined) }
      : { label: words.disable, icon: 'stop', onSelect: ask('disable') },
    { label: words.remove, icon: 'trash', isDanger: true, onSelect: ask('remove') },
  ];
  return (
    <Menu
      trigger={<IconButton icon="more" label={words.more(username)} />}
      groups={isSelf ? [{ items: look }] : [{ items: look }, { items: change }]}
    />
  );
}

async function copy(text: string, said: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(() => toast.say(said), toast.refuseError);
}
