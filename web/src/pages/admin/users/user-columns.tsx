import type { User } from '@agent-collaboration-hub/client';
import type { TextsOf } from '../../../i18n/words.ts';
import { Age } from '../../../parts/age.tsx';
import { Avatar } from '../../../parts/avatar.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { IconButton } from '../../../parts/button.tsx';
import type { Column } from '../../../parts/data-table.tsx';
import { Menu } from '../../../parts/menu.tsx';
import { toast } from '../../../parts/toast-store.ts';
import line from '../../shared/lines.module.css';
import type { userWords } from './words.ts';

type Texts = TextsOf<typeof userWords>;

interface Parts {
  readonly words: Texts;
  readonly ownId: string;
  readonly onAudit: (userId: string) => void;
}

/** What the table of users tells. */
export function userColumns({ words, ownId, onAudit }: Parts): readonly Column<User>[] {
  return [
    {
      id: 'person',
      title: words.person,
      width: 'minmax(0, 2fr)',
      cell: (user) => <PersonCell user={user} words={words} isSelf={user.user_id === ownId} />,
    },
    { id: 'email', title: words.email, width: 'minmax(0, 1.5fr)', from: 'tablet', cell: ({ email }) => email ?? '' },
    {
      id: 'role',
      title: words.role,
      width: '96px',
      cell: ({ role }) => (role === 'admin' ? <Badge tone="accent">{words.roles.admin}</Badge> : words.roles.user),
    },
    {
      id: 'made',
      title: words.made,
      width: '92px',
      from: 'tablet',
      cell: ({ created_at: at }) => at !== undefined && <Age at={at} />,
    },
    {
      id: 'more',
      title: '',
      width: '40px',
      cell: ({ user_id, username }) => (
        <Menu
          trigger={<IconButton icon="more" label={words.more(username)} />}
          groups={[
            {
              items: [
                { label: words.audit, icon: 'clock', onSelect: () => onAudit(user_id) },
                { label: words.copyId, icon: 'copy', onSelect: () => void copy(user_id, words.copied) },
              ],
            },
          ]}
        />
      ),
    },
  ];
}

function PersonCell({
  user: { username, display_name },
  words,
  isSelf,
}: {
  readonly user: User;
  readonly words: Texts;
  readonly isSelf: boolean;
}) {
  const name = display_name ?? username;
  return (
    <div className={line['person']}>
      <Avatar name={name} size={28} />
      <div className={line['names']}>
        <span className={line['pair']}>
          <span className={line['strong']}>{name}</span>
          {isSelf && <Badge>{words.you}</Badge>}
        </span>
        <span className={line['quiet']}>{username}</span>
      </div>
    </div>
  );
}

async function copy(text: string, said: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(() => toast.say(said), toast.refuseError);
}
