import type { NetworkMember } from '@agent-collaboration-hub/client';
import type { TextsOf } from '../../../i18n/words.ts';
import { Age } from '../../../parts/age.tsx';
import { Avatar } from '../../../parts/avatar.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { IconButton } from '../../../parts/button.tsx';
import { classes } from '../../../parts/classes.ts';
import type { Column } from '../../../parts/data-table.tsx';
import { Menu, type MenuItem } from '../../../parts/menu.tsx';
import { roleName } from '../role-name.ts';
import line from '../../shared/lines.module.css';
import style from '../settings.module.css';
import type { settingsWords } from '../words.ts';
import type { Asked } from './member-dialogs.tsx';
import type { memberWords } from './words.ts';

interface Parts {
  readonly words: TextsOf<typeof memberWords>;
  readonly common: TextsOf<typeof settingsWords>;
  readonly ownId: string;
  /** Roles are for the owner to give. */
  readonly isOwner: boolean;
  readonly onAsk: (asked: Asked) => void;
}

/** What the table of members tells. */
export function memberColumns(parts: Parts): readonly Column<NetworkMember>[] {
  const { words, common, ownId } = parts;
  return [
    {
      id: 'person',
      title: words.person,
      width: 'minmax(0, 2fr)',
      cell: (member) => <PersonCell member={member} you={member.user_id === ownId ? words.you : undefined} />,
    },
    {
      id: 'role',
      title: common.roleLabel,
      width: '96px',
      cell: ({ role, agent_access }) => (
        <div className={line['names']}>
          <span>{roleName(common, role)}</span>
          {agent_access === 'granted' && (
            <span className={classes(line['quiet'], style['phone'])}>{common.agents.granted}</span>
          )}
        </div>
      ),
    },
    {
      id: 'reach',
      title: words.reach,
      width: 'minmax(0, 1.4fr)',
      from: 'tablet',
      cell: (member) => (
        <div className={line['names']}>
          <span>{member.agent_access === 'granted' ? common.agents.granted : common.agents.all}</span>
          <span className={line['quiet']}>{member.task_access === 'scoped' ? words.ownCards : words.allCards}</span>
        </div>
      ),
    },
    {
      id: 'department',
      title: words.department,
      width: 'minmax(0, 1fr)',
      from: 'desktop',
      cell: ({ department }) => department ?? '',
    },
    { id: 'joined', title: words.joined, width: '84px', from: 'tablet', cell: ({ joined_at: at }) => <Age at={at} /> },
    {
      id: 'more',
      title: '',
      width: '40px',
      cell: (member) => {
        const items = itemsOf(member, parts);
        return (
          items.length > 0 && (
            <Menu trigger={<IconButton icon="more" label={words.more(nameOf(member))} />} groups={[{ items }]} />
          )
        );
      },
    },
  ];
}

/** What the person may do with a member; nothing with the owner and with themselves. */
function itemsOf(member: NetworkMember, { words, ownId, isOwner, onAsk }: Parts): readonly MenuItem[] {
  if (member.role === 'owner' || member.user_id === ownId) return [];
  const ask = (what: Asked['what']) => () => onAsk({ what, member });
  const change: MenuItem = { label: words.change, icon: 'edit', onSelect: ask('change') };
  const grants: MenuItem = { label: words.grants, icon: 'agent', onSelect: ask('grants') };
  const remove: MenuItem = { label: words.remove, icon: 'trash', isDanger: true, onSelect: ask('remove') };
  return [...(isOwner ? [change] : []), ...(member.agent_access === 'granted' ? [grants] : []), remove];
}

function PersonCell({ member, you }: { readonly member: NetworkMember; readonly you: string | undefined }) {
  return (
    <div className={line['person']}>
      <Avatar name={nameOf(member)} size={28} />
      <div className={line['names']}>
        <span className={line['pair']}>
          <span className={line['strong']}>{nameOf(member)}</span>
          {you !== undefined && <Badge>{you}</Badge>}
        </span>
        <span className={line['quiet']}>{member.username}</span>
      </div>
    </div>
  );
}

/** What a member is called. */
export function nameOf({ display_name, username }: NetworkMember): string {
  return display_name ?? username;
}
