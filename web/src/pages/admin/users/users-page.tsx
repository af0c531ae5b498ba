import type { User } from '@agent-collaboration-hub/client';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePlace } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { useList } from '../../../live/use-list.ts';
import { Button } from '../../../parts/button.tsx';
import { DataTable } from '../../../parts/data-table.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { SearchField } from '../../../parts/search-field.tsx';
import { SecretDialog } from '../../../parts/secret-dialog.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import common from '../admin.module.css';
import { adminWords } from '../words.ts';
import { NewUserDialog, type MadeUser } from './new-user-dialog.tsx';
import { userColumns } from './user-columns.tsx';
import { UserDialogs, type Asked } from './user-dialogs.tsx';
import { userWords } from './words.ts';

/** All accounts of the hub, and the making of one more. */
export function UsersPage() {
  const words = useWords(userWords);
  const { users } = useWords(adminWords);
  const { user } = usePlace().me;
  const { q = '' } = useSearch({ from: '/signed-in/admin/users' });
  const navigate = useNavigate({ from: '/admin/users' });
  const list = useList('listUsers', {}, { pageSize: 1_000 });
  const rows = useMemo(() => list.rows.filter((one) => isMeant(one, q)), [list.rows, q]);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeUser>();
  const [asked, setAsked] = useState<Asked>();
  const search = (text: string): void => void navigate({ search: text === '' ? {} : { q: text }, replace: true });
  const columns = useMemo(
    () =>
      userColumns({
        words,
        ownId: user.user_id,
        onAudit: (person) => void navigate({ to: '/admin/audit', search: { person } }),
        onAsk: setAsked,
      }),
    [words, user.user_id, navigate],
  );
  return (
    <>
      <PageHeader title={users} detail={list.isPending ? undefined : list.rows.length}>
        <Button look="main" icon="plus" onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      </PageHeader>
      <div className={common['filters']}>
        <SearchField value={q} onSearch={search} label={words.search} />
      </div>
      {list.isPending && <Skeleton />}
      {list.error !== null && list.rows.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      {list.rows.length > 0 && rows.length === 0 && (
        <Empty icon="people" title={words.nobody}>
          <Button onClick={() => search('')}>{words.showAll}</Button>
        </Empty>
      )}
      {rows.length > 0 && (
        <DataTable label={words.list} columns={columns} rows={rows} keyOf={keyOf} rowHeight={56} list={list} />
      )}
      {isMaking && (
        <NewUserDialog
          onClose={() => setMaking(false)}
          onMade={(one) => {
            setMaking(false);
            setMade(one);
          }}
        />
      )}
      {asked !== undefined && (
        <UserDialogs asked={asked} onChanged={list.showFresh} onClose={() => setAsked(undefined)} />
      )}
      {made !== undefined && <MadeDialog made={made} onClose={() => setMade(undefined)} />}
    </>
  );
}

function MadeDialog({ made, onClose }: { readonly made: MadeUser; readonly onClose: () => void }) {
  const words = useWords(userWords);
  return (
    <SecretDialog
      title={words.ready(made.username)}
      note={words.readyNote}
      secrets={[
        { label: words.username, text: made.username },
        { label: words.password, text: made.password },
      ]}
      onClose={onClose}
    />
  );
}

function keyOf({ user_id }: User): string {
  return user_id;
}

function isMeant({ username, display_name, email }: User, text: string): boolean {
  return `${username} ${display_name ?? ''} ${email ?? ''}`.toLowerCase().includes(text.trim().toLowerCase());
}
