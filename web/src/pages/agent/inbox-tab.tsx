import type { InboxMessage } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useTool } from '../../live/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { partWords } from '../../parts/part-words.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { MessageRow } from './message-row.tsx';
import { tabWords } from './tab-words.ts';
import style from './rows.module.css';

/** What the agent has not acknowledged yet, the oldest first. Looking marks nothing: the agent still gets all of it. */
export function InboxTab({ alias }: { readonly alias: string }) {
  const words = useWords(tabWords);
  return (
    <>
      <p className={style['note']}>{words.peek}</p>
      <InboxPage alias={alias} />
    </>
  );
}

function InboxPage({ alias, cursor }: { readonly alias: string; readonly cursor?: string }) {
  const words = useWords(tabWords);
  const parts = useWords(partWords);
  const network_id = useNetworkId();
  const [isOpen, setOpen] = useState(false);
  const { data, isPending, error, refetch } = useTool(
    'get_inbox',
    { alias, network_id, cursor, limit: 50, peek: true },
    { everyMs: 15_000 },
  );
  if (isPending) return <Skeleton rows={4} />;
  if (data === undefined) return <Failure error={error} onRetry={() => void refetch()} />;
  const { messages, next_cursor: next } = data;
  if (messages.length === 0 && cursor === undefined) return <Empty icon="inbox" title={words.noInbox} />;
  return (
    <>
      <ul aria-label={words.tabs.inbox}>
        {messages.map((message) => (
          <li key={message.id}>
            <MessageRow sent={sentOf(message)} />
          </li>
        ))}
      </ul>
      {next !== null && !isOpen && (
        <div className={style['more']}>
          <Button onClick={() => setOpen(true)}>{parts.loadMore}</Button>
        </div>
      )}
      {next !== null && isOpen && <InboxPage alias={alias} cursor={next} />}
    </>
  );
}

function sentOf({ type, from_session, content, created_at, sender_kind, sender_id, task_id }: InboxMessage) {
  return {
    ...{ type, text: content, at: created_at, isWaiting: false },
    sender: { kind: sender_kind, id: sender_id ?? '', label: from_session },
    taskId: type === 'task' ? task_id : undefined,
  };
}
