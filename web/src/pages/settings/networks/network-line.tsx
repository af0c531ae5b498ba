import type { MemberNetwork } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { usePlace } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { Age } from '../../../parts/age.tsx';
import { Avatar } from '../../../parts/avatar.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Menu } from '../../../parts/menu.tsx';
import { roleName } from '../role-name.ts';
import line from '../../shared/lines.module.css';
import { settingsWords } from '../words.ts';
import { DeleteDialog, LeaveDialog, RenameDialog } from './network-dialogs.tsx';
import style from './network-line.module.css';
import { networkWords } from './words.ts';

/** A network: what it is, what the person is in it, and what they may do with it. */
export function NetworkLine({ network }: { readonly network: MemberNetwork }) {
  const words = useWords(networkWords);
  const texts = useWords(settingsWords);
  const place = usePlace();
  const [open, setOpen] = useState<'rename' | 'leave' | 'delete'>();
  const close = (): void => setOpen(undefined);
  const { network_id, network_name, member_role, description, agent_access, created_at } = network;
  const isShown = place.network?.network_id === network_id;
  const items =
    member_role === 'owner'
      ? [
          { label: words.rename, icon: 'edit' as const, onSelect: () => setOpen('rename') },
          { label: words.remove, icon: 'trash' as const, isDanger: true, onSelect: () => setOpen('delete') },
        ]
      : [{ label: words.leave, icon: 'sign-out' as const, isDanger: true, onSelect: () => setOpen('leave') }];
  return (
    <li className={style['line']}>
      <Avatar name={network_name} size={28} />
      <div className={style['what']}>
        <span className={line['pair']}>
          <span className={line['strong']}>{network_name}</span>
          {isShown && <Badge tone="accent">{words.shown}</Badge>}
        </span>
        {description !== null && <span className={style['purpose']}>{description}</span>}
        <span className={line['quiet']}>
          {roleName(texts, member_role)}
          {agent_access === 'granted' && ` · ${words.restricted}`}
          {' · '}
          {words.since} <Age at={created_at} />
        </span>
      </div>
      {!isShown && <Button onClick={() => place.choose(network_id)}>{words.show}</Button>}
      <Menu trigger={<IconButton icon="more" label={words.more(network_name)} />} groups={[{ items }]} />
      {open === 'rename' && <RenameDialog network={network} onClose={close} />}
      {open === 'leave' && <LeaveDialog network={network} onClose={close} />}
      {open === 'delete' && <DeleteDialog network={network} onClose={close} />}
    </li>
  );
}
