import type { User } from '@agent-collaboration-hub/client';
import type { TextsOf } from '../../../i18n/words.ts';
import { Age } from '../../../parts/age.tsx';
import { Avatar } from '../../../parts/avatar.tsx';
import { Badge } from '../../../parts/badge.tsx';
import type { Column } from '../../../parts/data-table.tsx';
import line from '../../shared/lines.module.css';
import type { Asked } from './user-dialogs.tsx';
import { UserMenu } from './user-menu.tsx';
import type { userWords } from './words.ts';

type Texts = TextsOf<typeof userWords>;

interface Parts {
  readonly words: Texts;
  readonly ownId: string;
  readonly onAudit: (userId: string) => void;
  readonly onAsk: (asked: Asked) => void;
}

/** What the table of users tells. */
export function userColumns({ words, ownId, onAudit, onAsk }: Parts): readonly Column<User>[] {
  return [
    {
      id: 'person',
      title: words.person,
      width: 'minmax(0, 2fr)',
      cell: (user) => <PersonCell user={user} words={words} isSelf={user.user_id === ownId} />,
    },
    { id: 'email', title: words.email, width: 'minmax(0, 1.5fr)', from: 'tablet', cell: ({ email }) => email ?? '' },
    {
      id: 'account',
      title: words.account,
      width: '132px',
      cell: (user) => <AccountCell user={user} words={words} />,
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
      cell: (user) => <UserMenu {...{ user, onAudit, onAsk }} isSelf={user.user_id === ownId} />,
    },
  ];
}

/** The role, and what keeps the person from their work; who is disabled has no use for a password meanwhile. */
function AccountCell({ user, words }: { readonly user: User; readonly words: Texts }) {
  const isPending = user.disabled !== true && user.must_change_password === true;
  return (
    <div className={line['states']}>
      {user.role === 'admin' ? <Badge tone="accent">{words.roles.admin}</Badge> : <span>{words.roles.user}</span>}
      {user.disabled === true && <Badge tone="now">{words.disabled}</Badge>}
      {isPending && <Badge tone="soon">{words.mustChange}</Badge>}
    </div>
  );
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
