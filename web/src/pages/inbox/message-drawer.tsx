import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { navigation } from '../../app/navigation.ts';
import { useMay } from '../../app/use-may.ts';
import { useStillHere } from '../../app/use-still-here.ts';
import { useWords } from '../../i18n/language.ts';
import { useSendKeys } from '../../live/use-send-keys.ts';
import { Age } from '../../parts/age.tsx';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextArea } from '../../parts/field.tsx';
import { Markdown } from '../../parts/markdown.tsx';
import type { InboxEntry } from './inbox-entry.ts';
import { SeverityBadge } from './inbox-row.tsx';
import { useInboxActs } from './use-inbox-acts.ts';
import { useAddress } from './use-names.ts';
import { inboxWords } from './words.ts';
import style from './inbox-page.module.css';

export interface MessageDrawerProps {
  /** Undefined while none is open. */
  readonly entry: InboxEntry | undefined;
  /** The address of who really sent it, where it is known. */
  readonly name: string | undefined;
  readonly onClose: () => void;
  readonly onRead: (entry: InboxEntry) => void;
}

/** A whole message, and the answer to it. */
export function MessageDrawer({ entry, name, onClose, onRead }: MessageDrawerProps) {
  const words = useWords(inboxWords);
  const footer = entry !== undefined && !entry.isRead && (
    <Button icon="check" onClick={() => onRead(entry)}>
      {words.read}
    </Button>
  );
  return (
    <Dialog
      place="side"
      isOpen={entry !== undefined}
      onClose={onClose}
      title={entry?.title ?? (entry === undefined ? '' : words.kinds[entry.kind])}
      footer={footer === false ? undefined : footer}
    >
      {entry !== undefined && <Whole key={entry.id} {...{ entry, name, onClose }} />}
    </Dialog>
  );
}

function Whole({
  entry,
  name,
  onClose,
}: Pick<MessageDrawerProps, 'name' | 'onClose'> & { readonly entry: InboxEntry }) {
  const words = useWords(inboxWords);
  const may = useMay();
  const { from, taskId } = entry;
  const text = <Markdown text={entry.text} />;
  const to = useAddress(entry, name);
  return (
    <>
      <p className={style['facts']}>
        <strong>{from}</strong>
        {name !== undefined && name !== from && <span>{words.really(name)}</span>}
        <Age at={entry.at} />
        {entry.kind !== 'direct' && <Badge>{words.kinds[entry.kind]}</Badge>}
        <SeverityBadge severity={entry.severity} />
        {taskId !== undefined && <TaskLink taskId={taskId} />}
      </p>
      {entry.isFromAgent ? <AgentSaid>{text}</AgentSaid> : text}
      {may.write && !entry.isFromHub && to !== undefined && <Answer entry={entry} to={to} onSent={onClose} />}
      {may.write && !entry.isFromHub && to === undefined && <p className={style['gone']}>{words.unknownSender}</p>}
    </>
  );
}

function TaskLink({ taskId }: { readonly taskId: string }) {
  const words = useWords(inboxWords);
  if (!navigation.some(({ to }) => to === '/tasks')) return null;
  const address = { to: '/tasks/$taskId', params: { taskId } } as unknown as { readonly to: '/' };
  return <Link {...address}>{words.toTask}</Link>;
}

function Answer({
  entry,
  to,
  onSent,
}: {
  readonly entry: InboxEntry;
  readonly to: string;
  readonly onSent: () => void;
}) {
  const words = useWords(inboxWords);
  const { reply } = useInboxActs();
  const [text, setText] = useState('');
  const keyOf = useSendKeys();
  const stillHere = useStillHere('message');
  const send = async (): Promise<void> => {
    const isHere = stillHere();
    if ((await reply.act({ entry, to, text, key: keyOf(to, text) })) !== undefined && isHere()) onSent();
  };
  return (
    <form
      className={style['answer']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={entry.kind === 'task' ? words.answerTask : `${words.answer} · ${to}`}
        rows={4}
        value={text}
        refusal={reply.refusal?.message}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="main" icon="send" isBusy={reply.isActing} disabled={text.trim() === ''}>
        {words.send}
      </Button>
    </form>
  );
}
