import type { Invite } from '@agent-collaboration-hub/client';
import { useMemo, useState } from 'react';
import { basePath } from '../../../app/base-path.ts';
import { inviteLink } from '../../../app/invite-code.ts';
import { usePlace } from '../../../app/network.ts';
import { useMay } from '../../../app/use-may.ts';
import { useWords } from '../../../i18n/language.ts';
import { useList } from '../../../live/use-list.ts';
import { Button } from '../../../parts/button.tsx';
import { DataTable } from '../../../parts/data-table.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { SecretDialog } from '../../../parts/secret-dialog.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { Closed } from '../closed.tsx';
import line from '../../shared/lines.module.css';
import { settingsWords } from '../words.ts';
import { inviteColumns } from './invite-columns.tsx';
import { DeleteInviteDialog, NewInviteDialog } from './invite-dialogs.tsx';
import { inviteWords } from './words.ts';

/** By which links people join the network: made once, seen at work, taken back. For its owner and admins. */
export function InvitesPage() {
  const { network } = usePlace();
  const { manage } = useMay();
  const { invites } = useWords(settingsWords);
  if (network === undefined || !manage) return <Closed title={invites} />;
  return <Invites networkId={network.network_id} />;
}

function Invites({ networkId }: { readonly networkId: string }) {
  const words = useWords(inviteWords);
  const common = useWords(settingsWords);
  const list = useList('listInvites', { network_id: networkId });
  const [isMaking, setMaking] = useState(false);
  const [code, setCode] = useState<string>();
  const [asked, setAsked] = useState<Invite>();
  const columns = useMemo(() => inviteColumns({ words, common, onRemove: setAsked }), [words, common]);
  const show = (made: string): void => {
    setMaking(false);
    setCode(made);
  };
  return (
    <>
      <PageHeader title={common.invites}>
        <Button look="main" icon="plus" onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      </PageHeader>
      <p className={line['lead']}>{words.lead}</p>
      {list.isPending && <Skeleton rows={3} />}
      {list.error !== null && list.rows.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      {!list.isPending && list.error === null && list.rows.length === 0 && (
        <Empty icon="link" title={words.nothing}>
          <p>{words.nothingNext}</p>
        </Empty>
      )}
      {list.rows.length > 0 && (
        <DataTable label={words.list} columns={columns} rows={list.rows} keyOf={keyOf} rowHeight={56} list={list} />
      )}
      {isMaking && <NewInviteDialog networkId={networkId} onClose={() => setMaking(false)} onMade={show} />}
      {code !== undefined && (
        <SecretDialog
          title={words.ready}
          note={words.readyNote}
          secrets={[
            { label: words.link, text: inviteLink(code, basePath) },
            { label: words.code, text: code },
          ]}
          onClose={() => setCode(undefined)}
        />
      )}
      {asked !== undefined && (
        <DeleteInviteDialog networkId={networkId} invite={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function keyOf({ invite_id }: Invite): string {
  return invite_id;
}
