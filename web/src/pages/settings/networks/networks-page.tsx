import { useState } from 'react';
import { dropInviteCode, heldInviteCode } from '../../../app/invite-code.ts';
import { useWords } from '../../../i18n/language.ts';
import { useList } from '../../../live/use-list.ts';
import { Button } from '../../../parts/button.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import line from '../../shared/lines.module.css';
import { settingsWords } from '../words.ts';
import { JoinDialog } from './join-dialog.tsx';
import { NetworkLine } from './network-line.tsx';
import { NewNetworkDialog } from './network-dialogs.tsx';
import { networkWords } from './words.ts';

/** The networks of the person: made, joined, shown, renamed, left and deleted here. */
export function NetworksPage() {
  const words = useWords(networkWords);
  const { networks } = useWords(settingsWords);
  const list = useList('listNetworks', {}, { pageSize: 1_000 });
  const [isMaking, setMaking] = useState(false);
  const [isJoining, setJoining] = useState(heldInviteCode.get() !== undefined);
  return (
    <>
      <PageHeader title={networks}>
        <Button icon="link" onClick={() => setJoining(true)}>
          {words.join}
        </Button>
        <Button look="main" icon="plus" onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      </PageHeader>
      <p className={line['lead']}>{words.lead}</p>
      {list.isPending && <Skeleton rows={3} />}
      {list.error !== null && list.rows.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      {!list.isPending && list.error === null && list.rows.length === 0 && (
        <Empty icon="nodes" title={words.nothing}>
          <p>{words.nothingNext}</p>
        </Empty>
      )}
      <ul aria-label={words.list}>
        {list.rows.map((network) => (
          <NetworkLine key={network.network_id} network={network} />
        ))}
      </ul>
      {isMaking && <NewNetworkDialog onClose={() => setMaking(false)} />}
      {isJoining && (
        <JoinDialog
          code={heldInviteCode.get() ?? ''}
          onClose={() => {
            dropInviteCode();
            setJoining(false);
          }}
        />
      )}
    </>
  );
}
