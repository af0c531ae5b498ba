import type { NetworkMember } from '@agent-collaboration-hub/client';
import { useMemo, useState } from 'react';
import { usePlace } from '../../../app/network.ts';
import { useMay } from '../../../app/use-may.ts';
import { useWords } from '../../../i18n/language.ts';
import { useList } from '../../../live/use-list.ts';
import { Button } from '../../../parts/button.tsx';
import { DataTable } from '../../../parts/data-table.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { SearchField } from '../../../parts/search-field.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { Closed } from '../closed.tsx';
import { settingsWords } from '../words.ts';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { memberColumns, nameOf } from './member-columns.tsx';
import { MemberDialogs, type Asked } from './member-dialogs.tsx';
import { memberWords } from './words.ts';

/** Who is in the network, as what, and what they reach; for its owner and admins. */
export function MembersPage() {
  const { network } = usePlace();
  const { manage } = useMay();
  const { members } = useWords(settingsWords);
  if (network === undefined || !manage) return <Closed title={members} />;
  return <Members networkId={network.network_id} />;
}

function Members({ networkId }: { readonly networkId: string }) {
  const words = useWords(memberWords);
  const common = useWords(settingsWords);
  const { user } = usePlace().me;
  const { own } = useMay();
  const list = useList('listMembers', { network_id: networkId }, { pageSize: 200 });
  const [text, setText] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const rows = useMemo(() => list.rows.filter((member) => isMeant(member, text)), [list.rows, text]);
  const columns = useMemo(
    () => memberColumns({ words, common, ownId: user.user_id, isOwner: own, onAsk: setAsked }),
    [words, common, user.user_id, own],
  );
  return (
    <>
      <PageHeader title={common.members} detail={list.isPending ? undefined : list.rows.length}>
        <Button look="main" icon="plus" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </PageHeader>
      {list.rows.length > 8 && <SearchField value={text} onSearch={setText} label={words.search} />}
      {list.isPending && <Skeleton />}
      {list.error !== null && list.rows.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      {list.rows.length > 0 && rows.length === 0 && <Empty icon="people" title={words.nobody} />}
      {rows.length > 0 && (
        <DataTable label={words.list} columns={columns} rows={rows} keyOf={keyOf} rowHeight={56} list={list} />
      )}
      {isAdding && <AddMemberDialog networkId={networkId} present={list.rows} onClose={() => setAdding(false)} />}
      {asked !== undefined && <MemberDialogs networkId={networkId} asked={asked} onAsk={setAsked} />}
    </>
  );
}

function keyOf({ user_id }: NetworkMember): string {
  return user_id;
}

function isMeant(member: NetworkMember, text: string): boolean {
  return `${nameOf(member)} ${member.username}`.toLowerCase().includes(text.trim().toLowerCase());
}
