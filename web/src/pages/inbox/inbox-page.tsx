import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import type { InboxEntry } from './inbox-entry.ts';
import { InboxRow } from './inbox-row.tsx';
import type { InboxSearch } from './inbox-search.ts';
import { MessageDrawer } from './message-drawer.tsx';
import { useInbox, type Inbox } from './use-inbox.ts';
import { useInboxActs } from './use-inbox-acts.ts';
import { useNames } from './use-names.ts';
import { inboxWords } from './words.ts';
import style from './inbox-page.module.css';

const keyOf = ({ id }: InboxEntry): string => id;

type Go = (search: InboxSearch) => void;

/** What agents and people wrote to the person: the newest first, with what answers it and what marks it as read. */
export function InboxPage() {
  const words = useWords(inboxWords);
  const search = useSearch({ from: '/signed-in/inbox' });
  const navigate = useNavigate({ from: '/inbox' });
  const inbox = useInbox(search);
  const { read } = useInboxActs();
  const names = useNames();
  const go: Go = (next) => void navigate({ search: next });
  const open = useOpenEntry(inbox.entries, search.message);
  const { message: _open, ...list } = search;
  return (
    <>
      <Head {...{ inbox, go }} search={list} />
      <Senders inbox={inbox} search={list} onChoose={go} />
      {inbox.isPending && <Skeleton rows={7} />}
      {inbox.error !== null && inbox.entries.length === 0 && <Failure error={inbox.error} onRetry={inbox.retry} />}
      {!inbox.isPending && inbox.error === null && inbox.entries.length === 0 && (
        <Nothing search={list} onChoose={go} />
      )}
      <VirtualList
        label={words.list}
        rows={inbox.entries}
        list={inbox.list}
        keyOf={keyOf}
        rowHeight={72}
        onOpen={({ id }) => go({ ...list, message: id })}
        onSelect={(entry) => !entry.isRead && void read.act(entry)}
      >
        {(entry: InboxEntry) => (
          <InboxRow
            entry={entry}
            name={names.get(entry.senderId ?? '')}
            onOpen={() => go({ ...list, message: entry.id })}
            onRead={() => void read.act(entry)}
          />
        )}
      </VirtualList>
      <MessageDrawer
        entry={open}
        name={open === undefined ? undefined : names.get(open.senderId ?? '')}
        onClose={() => go(list)}
        onRead={(entry) => void read.act(entry)}
      />
    </>
  );
}

/** Which messages are shown, and the end of all that is unread among them. */
function Head({ inbox, search, go }: { readonly inbox: Inbox; readonly search: InboxSearch; readonly go: Go }) {
  const words = useWords(inboxWords);
  const { readAll } = useInboxActs();
  const senders = search.from === undefined ? inbox.senders.map(([label]) => label) : [search.from];
  return (
    <PageHeader title={words.title}>
      <Choice
        label={words.view}
        value={search.view ?? ''}
        onChange={(view) =>
          go({ ...(view === 'all' && { view }), ...(search.from !== undefined && { from: search.from }) })
        }
        options={[
          { value: '', label: words.unread, count: inbox.unread },
          { value: 'all', label: words.all },
        ]}
      />
      {inbox.unread > 0 && (
        <Button icon="check" isBusy={readAll.isActing} onClick={() => void readAll.act(senders)}>
          {search.from === undefined ? words.readAll : words.readAllOf(search.from)}
        </Button>
      )}
    </PageHeader>
  );
}

/** The entry that the address names; it stays open when it leaves the list because it was read. */
function useOpenEntry(entries: readonly InboxEntry[], id: string | undefined): InboxEntry | undefined {
  const last = useRef<InboxEntry>(undefined);
  const found = entries.find((entry) => entry.id === id);
  if (found !== undefined) last.current = found;
  if (found !== undefined || id === undefined) return found;
  return last.current?.id === id ? { ...last.current, isRead: true } : undefined;
}

/** Who wrote what is unread, as a filter. */
function Senders({
  inbox,
  search,
  onChoose,
}: {
  readonly inbox: Inbox;
  readonly search: InboxSearch;
  readonly onChoose: Go;
}) {
  const words = useWords(inboxWords);
  const { from: chosen, ...rest } = search;
  const known = inbox.senders.some(([label]) => label === chosen) || chosen === undefined;
  const senders = known ? inbox.senders : [...inbox.senders, [chosen, 0] as const];
  if (senders.length === 0) return null;
  return (
    <div className={style['senders']}>
      <Choice
        label={words.senders}
        value={chosen ?? ''}
        onChange={(from) => onChoose({ ...rest, ...(from !== '' && { from }) })}
        options={[
          { value: '', label: words.everybody },
          ...senders.map(([label, count]) => ({ value: label, label, count })),
        ]}
      />
    </div>
  );
}

function Nothing({ search, onChoose }: { readonly search: InboxSearch; readonly onChoose: Go }) {
  const words = useWords(inboxWords);
  if (search.from !== undefined) {
    return (
      <Empty icon="inbox" title={words.nothingOf(search.from)}>
        <Button onClick={() => onChoose({})}>{words.showAll}</Button>
      </Empty>
    );
  }
  return search.view === 'all' ? (
    <Empty icon="inbox" title={words.never}>
      <p>{words.neverNext}</p>
    </Empty>
  ) : (
    <Empty icon="check" title={words.nothing}>
      <p>{words.nothingNext}</p>
    </Empty>
  );
}
