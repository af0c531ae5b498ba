import type { Message } from '@agent-collaboration-hub/client';
import { useMemo, useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { useList } from '../../live/use-list.ts';
import { Choice } from '../../parts/choice.tsx';
import type { IconName } from '../../parts/icon.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { ListState } from './list-state.tsx';
import { MessageRow } from './message-row.tsx';
import { tabWords } from './tab-words.ts';
import style from './rows.module.css';

const hourMs = 3_600_000;
const spans = { hour: hourMs, day: 24 * hourMs, week: 168 * hourMs, month: 720 * hourMs } as const;
type Span = keyof typeof spans;

const startOf = (span: Span): string => new Date(Date.now() - spans[span]).toISOString();

/** Everything that went to the agent and everything that it really sent, newest first. */
export function ConversationTab({ alias }: { readonly alias: string }) {
  const words = useWords(tabWords);
  return <Messages alias={alias} label={words.tabs.conversation} icon="message" title={words.noTalk} />;
}

/** What the agent really sent, whatever label it gave, with what became of its tasks. */
export function SentTab({ alias, nodeId }: { readonly alias: string; readonly nodeId: string | undefined }) {
  const words = useWords(tabWords);
  return <Messages alias={alias} label={words.tabs.sent} icon="send" title={words.noSent} onlyFrom={nodeId ?? alias} />;
}

function Messages({
  alias,
  label,
  icon,
  title,
  onlyFrom,
}: {
  readonly alias: string;
  readonly label: string;
  readonly icon: IconName;
  /** What an empty list means. */
  readonly title: string;
  /** Shows what this sender sent alone. */
  readonly onlyFrom?: string;
}) {
  const words = useWords(tabWords);
  const [{ span, since }, choose] = useState(() => ({ span: 'day', since: startOf('day') }));
  const all = useList('listMessages', { alias, since }, { pageSize: 50 });
  const rows = useMemo(
    () => all.rows.filter(({ sender_id: sender }) => onlyFrom === undefined || sender === onlyFrom),
    [all.rows, onlyFrom],
  );
  const list = { ...all, rows };
  const statuses = useStatuses(onlyFrom === undefined ? [] : rows);
  const options = (Object.keys(spans) as Span[]).map((value) => ({ value, label: words.span[value] }));
  return (
    <>
      <div className={style['filter']}>
        <Choice
          label={words.since}
          value={span}
          options={options}
          onChange={(next) => choose({ span: next, since: startOf(next as Span) })}
        />
      </div>
      <ListState list={list} icon={icon} title={title} next={words.noTalkNext}>
        <VirtualList label={label} rows={rows} list={list} keyOf={keyOf} rowHeight={84}>
          {(message: Message) => <MessageRow sent={sentOf(message, statuses)} />}
        </VirtualList>
      </ListState>
    </>
  );
}

const mostIds = 100;

/** What became of the tasks among the messages, as far as one question tells it. */
function useStatuses(messages: readonly Message[]): ReadonlyMap<string, string> {
  const tasks = messages.filter(({ type, task_id: id }) => type === 'task' && id !== undefined);
  const ids = [...new Set(tasks.map(({ task_id: id }) => id as string))].slice(0, mostIds);
  const { data } = useCall('listTasks', { ids, limit: mostIds }, { isWanted: ids.length > 0 });
  return new Map(data?.tasks.map(({ task_id, status }) => [task_id, status]));
}

const keyOf = ({ id, message_id, created_at }: Message): string => id ?? message_id ?? created_at;

function sentOf(message: Message, statuses: ReadonlyMap<string, string>) {
  const { type, from_alias, from_session, to_alias, content, created_at, task_id, in_reply_to } = message;
  const taskId = type === 'task' ? task_id : (in_reply_to ?? undefined);
  return {
    ...{ type: type ?? 'message', to: to_alias, text: content, at: created_at, taskId },
    sender: { kind: message.sender_kind, id: message.sender_id ?? '', label: from_alias ?? from_session ?? '' },
    status: statuses.get(task_id ?? ''),
    isWaiting: type !== 'task' && message.acked === 0,
  };
}
