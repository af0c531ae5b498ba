import { Link } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { composing, type ComposeStart } from '../../app/compose.ts';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Keys } from '../../parts/kbd.tsx';
import { useRecipients } from './broadcast-fields.tsx';
import { ComposeForm } from './compose-form.tsx';
import {
  emptyDraft,
  forgetDraft,
  keepDraft,
  keyOf,
  lastTaken,
  loadDraft,
  startDraft,
  withoutTaken,
  type Draft,
} from './draft.ts';
import type { Outcome } from './send-draft.ts';
import { useRefusals, useSending } from './use-sending.ts';
import { composeWords } from './words.ts';
import style from './compose.module.css';

interface ComposeDialogProps {
  readonly start: Partial<ComposeStart>;
  readonly onClose: () => void;
}

/** Writes a task, a message or a broadcast over any page. The draft outlives the dialog. */
export function ComposeDialog({ start, onClose }: ComposeDialogProps) {
  const words = useWords(composeWords);
  const networkId = useNetworkId();
  const form = useId();
  const [draft, setDraft] = useState(() => startDraft(loadDraft(networkId), start));
  const [force, setForce] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [queued, setQueued] = useState<Outcome>();
  const sending = useSending(draft.kind);
  const refusals = useRefusals(sending);
  const recipients = useRecipients(draft);
  useEffect(() => keepDraft(networkId, draft), [networkId, draft]);
  // The answer may be to a text that an earlier dialog sent before it was closed.
  useEffect(() => lastTaken.subscribe(() => setDraft((was) => withoutTaken(was, lastTaken.get()))), []);
  const set = (next: Partial<Draft> | ((was: Draft) => Partial<Draft>)): void => {
    sending.forget();
    setDraft((was) => ({ ...was, ...(typeof next === 'function' ? next(was) : next) }));
  };
  const send = async (): Promise<void> => {
    setAsking(false);
    const begun = composing.get();
    const outcome = await sending.act({ draft, networkId, key: keyOf(networkId, draft, force), force });
    if (outcome === undefined) return;
    forgetDraft(networkId, draft);
    if (composing.get() !== begun) return;
    if (outcome.isQueued) setQueued(outcome);
    else onClose();
  };
  const submit = (): void => {
    if (sending.isActing) return;
    if (draft.kind === 'broadcast') setAsking(true);
    else void send();
  };
  const clear = (): void => set({ ...emptyDraft, kind: draft.kind });
  if (queued !== undefined) return <Queued outcome={queued} onClose={onClose} onMore={() => setQueued(undefined)} />;
  const foot = { draft, form, recipients, isBusy: sending.isActing, onClear: clear };
  return (
    <Dialog isOpen onClose={onClose} place="side" title={words.title[draft.kind]} footer={<Foot {...foot} />}>
      <ComposeForm
        id={form}
        {...{ draft, recipients, refusals, force }}
        onForce={setForce}
        onChange={set}
        onSubmit={submit}
      />
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.title.broadcast}
        description={words.reaches(recipients ?? 0)}
        action={words.sendTo(recipients ?? 0)}
        onConfirm={() => void send()}
      />
    </Dialog>
  );
}

interface FootProps {
  readonly draft: Draft;
  readonly form: string;
  readonly isBusy: boolean;
  readonly recipients: number | undefined;
  readonly onClear: () => void;
}

function Foot({ draft, form, isBusy, recipients, onClear }: FootProps) {
  const words = useWords(composeWords);
  const isEmpty = draft.text === '' && draft.alias === '' && draft.files.length === 0;
  return (
    <>
      {!isEmpty && (
        <span className={style['clear']}>
          <Button look="plain" onClick={onClear}>
            {words.clear}
          </Button>
        </span>
      )}
      <span className={style['keys']}>
        <Keys keys="mod+Enter" />
      </span>
      <Button type="submit" form={form} look="main" icon="send" isBusy={isBusy} disabled={recipients === 0}>
        {draft.kind === 'broadcast' && recipients !== undefined ? words.sendTo(recipients) : words.send[draft.kind]}
      </Button>
    </>
  );
}

interface QueuedProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
  readonly onMore: () => void;
}

/** What the hub does with a text for an agent that is offline: it waits. */
function Queued({ outcome: { alias, taskId }, onClose, onMore }: QueuedProps) {
  const words = useWords(composeWords);
  return (
    <Dialog isOpen onClose={onClose} place="side" title={words.queued}>
      <Empty icon="clock" title={words.queuedDetail(alias)}>
        {taskId !== undefined && (
          <Link to="/tasks/$taskId" params={{ taskId }} onClick={onClose}>
            {words.openTask}
          </Link>
        )}
        <Button onClick={onMore}>{words.another}</Button>
      </Empty>
    </Dialog>
  );
}
