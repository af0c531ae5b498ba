import type { Invite } from '@agent-collaboration-hub/client';
import type { TextsOf } from '../../../i18n/words.ts';
import { Age } from '../../../parts/age.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { IconButton } from '../../../parts/button.tsx';
import type { Column } from '../../../parts/data-table.tsx';
import { wireTime } from '../../../parts/wire-time.ts';
import { roleName } from '../role-name.ts';
import line from '../../shared/lines.module.css';
import type { settingsWords } from '../words.ts';
import type { inviteWords } from './words.ts';

interface Parts {
  readonly words: TextsOf<typeof inviteWords>;
  readonly common: TextsOf<typeof settingsWords>;
  readonly onRemove: (invite: Invite) => void;
}

const tones = { open: 'good', used: 'quiet', expired: 'quiet' } as const;

/** What the table of invites tells. */
export function inviteColumns({ words, common, onRemove }: Parts): readonly Column<Invite>[] {
  return [
    {
      id: 'as',
      title: words.as,
      width: 'minmax(0, 1.6fr)',
      cell: (invite) => {
        const state = stateOf(invite, Date.now());
        return (
          <div className={line['names']}>
            <span className={line['pair']}>
              <span className={line['strong']}>{roleName(common, invite.role)}</span>
              <Badge tone={tones[state]}>{words.states[state]}</Badge>
            </span>
            {invite.agent_access === 'granted' && <span className={line['quiet']}>{words.restricted}</span>}
          </div>
        );
      },
    },
    {
      id: 'uses',
      title: words.uses,
      width: '80px',
      cell: ({ used_count, max_uses }) => words.usesOf(used_count, max_uses),
    },
    {
      id: 'expires',
      title: words.expires,
      width: '84px',
      cell: ({ expires_at: at }) => (at === null ? words.never : <Age at={at} />),
    },
    {
      id: 'by',
      title: words.madeBy,
      width: 'minmax(0, 1fr)',
      from: 'tablet',
      cell: ({ created_by_name, created_at }) => (
        <div className={line['names']}>
          <span>{created_by_name ?? words.gone}</span>
          <span className={line['quiet']}>
            <Age at={created_at} />
          </span>
        </div>
      ),
    },
    {
      id: 'remove',
      title: '',
      width: '40px',
      cell: (invite) => (
        <IconButton
          icon="trash"
          label={words.removeOf(roleName(common, invite.role))}
          onClick={() => onRemove(invite)}
        />
      ),
    },
  ];
}

function stateOf({ max_uses, used_count, expires_at }: Invite, now: number): keyof typeof tones {
  if (max_uses !== -1 && used_count >= max_uses) return 'used';
  return expires_at !== null && wireTime(expires_at) <= now ? 'expired' : 'open';
}
