import type { Task } from '@agent-collaboration-hub/client';
import { useId, useState, type SubmitEvent } from 'react';
import { useWords } from '../../i18n/language.ts';
import { AgentPicker } from './agent-picker.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { partWords } from '../../parts/part-words.ts';
import { AgentQueue } from './agent-queue.tsx';
import { isTaken } from './task-moves.ts';
import { moveWords } from './move-words.ts';

/** Asks who gets the tasks instead; the queue of the agent is shown before they go. */
export function ReassignDialog({
  tasks,
  onClose,
  onReassign,
}: {
  readonly tasks: readonly Task[];
  readonly onClose: () => void;
  readonly onReassign: (alias: string) => void;
}) {
  const words = useWords(moveWords);
  const parts = useWords(partWords);
  const form = useId();
  const [alias, setAlias] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onReassign(alias.trim());
    onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{parts.cancel}</Button>
      <Button type="submit" form={form} look="main" disabled={alias.trim() === ''}>
        {words.reassignDo}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.reassignTitle(tasks.length)}
      description={words.reassignDetail(tasks.filter(isTaken).length)}
      footer={footer}
    >
      <form id={form} onSubmit={submit}>
        <AgentPicker label={words.agent} value={alias} onChange={setAlias} onPick={setAlias} required autoFocus />
        <AgentQueue alias={alias} />
      </form>
    </Dialog>
  );
}
