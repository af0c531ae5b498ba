import type { OwnNetwork, Token } from '@agent-collaboration-hub/client';
import type { TextsOf } from '../../../i18n/words.ts';
import { Age } from '../../../parts/age.tsx';
import { Button } from '../../../parts/button.tsx';
import type { Column } from '../../../parts/data-table.tsx';
import line from '../../shared/lines.module.css';
import style from '../settings.module.css';
import type { settingsWords } from '../words.ts';
import type { tokenWords } from './words.ts';

interface Parts {
  readonly words: TextsOf<typeof tokenWords>;
  readonly common: TextsOf<typeof settingsWords>;
  readonly networks: readonly OwnNetwork[];
  readonly onRevoke: (token: Token) => void;
}

/** What the table of tokens tells: whose it is, what it reaches, when it was used, and its end. */
export function tokenColumns({ words, common, networks, onRevoke }: Parts): readonly Column<Token>[] {
  const reachOf = ({ network_id }: Token): string =>
    network_id === null
      ? words.allNetworks
      : (networks.find((one) => one.network_id === network_id)?.network_name ?? words.otherNetwork);
  return [
    {
      id: 'name',
      title: words.name,
      width: 'minmax(0, 2fr)',
      cell: (token) => (
        <div className={line['names']}>
          <span className={line['strong']} title={token.name}>
            {token.name.replace(/^node:/, '')}
          </span>
          <span className={line['quiet']}>
            {token.name.startsWith('node:') && `${words.agent} · `}
            {reachOf(token)}
          </span>
        </div>
      ),
    },
    {
      id: 'used',
      title: words.used,
      width: '110px',
      cell: ({ last_used_at: at }) =>
        at === null ? <span className={line['quiet']}>{common.never}</span> : <Age at={at} />,
    },
    {
      id: 'made',
      title: words.made,
      width: '110px',
      from: 'tablet',
      cell: ({ created_at: at }) => (at === null ? null : <Age at={at} />),
    },
    {
      id: 'end',
      title: '',
      width: '92px',
      cell: (token) => (
        <div className={style['end']}>
          <Button look="plain" onClick={() => onRevoke(token)}>
            {words.revoke}
            <span className="for-readers"> {token.name}</span>
          </Button>
        </div>
      ),
    },
  ];
}
