import type { AuditRow } from '@agent-collaboration-hub/client';
import type { Language, TextsOf } from '../../../i18n/words.ts';
import { Age } from '../../../parts/age.tsx';
import type { Column } from '../../../parts/data-table.tsx';
import { actionName } from './audit-actions.ts';
import style from './audit-view.module.css';
import type { auditWords } from './words.ts';

/** What an audit log tells: when, who, what, to what. */
export function auditColumns(words: TextsOf<typeof auditWords>, language: Language): readonly Column<AuditRow>[] {
  return [
    { id: 'when', title: words.when, width: '92px', cell: ({ created_at: at }) => <Age at={at} /> },
    {
      id: 'who',
      title: words.who,
      width: 'minmax(0, 1fr)',
      from: 'tablet',
      cell: ({ username, user_id }) => <span title={user_id ?? undefined}>{username ?? words.unknown}</span>,
    },
    {
      id: 'what',
      title: words.what,
      width: 'minmax(0, 1.8fr)',
      cell: ({ action, detail, username }) => (
        <div className={style['names']} title={action}>
          <span>{actionName(action, language)}</span>
          <span className={style['quiet']}>
            <span className={style['phone']}>
              {username ?? words.unknown}
              {detail !== null && ' · '}
            </span>
            {detail}
          </span>
        </div>
      ),
    },
    {
      id: 'target',
      title: words.target,
      width: 'minmax(0, 1.2fr)',
      from: 'tablet',
      cell: ({ target_type, target_id }) => (
        <div className={style['names']} title={target_id ?? undefined}>
          <span>{target_type ?? ''}</span>
          <span className={style['quiet']} translate="no">
            {target_id ?? ''}
          </span>
        </div>
      ),
    },
  ];
}
