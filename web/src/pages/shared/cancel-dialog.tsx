import type { Task } from '@agent-collaboration-hub/client';
import { useId, type SubmitEvent } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { formText } from '../../parts/form-text.ts';
import { isTaken } from './task-moves.ts';
import { moveWords } from './move-words.ts';

/** Asks before tasks are cancelled, which cannot be taken back, and why. */
export function CancelDialog({
  tasks,
  onClose,
  onCancel,
}: {
  readonly tasks: readonly Task[];
  readonly onClose: () => void;
  readonly onCancel: (reason: string | undefined) => void;
}) {
  const words = useWords(moveWords);
  const form = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reason = formText(new FormData(event.currentTarget), 'reason').trim();
    onCancel(reason === '' ? undefined : reason);
    onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{words.keep}</Button>
      <Button type="submit" form={form} look="danger">
        {words.cancelDo(tasks.length)}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={words.cancelTitle(tasks.length)}
      description={words.cancelDetail(tasks.filter(isTaken).length, tasks.length)}
      footer={footer}
    >
      <form id={form} onSubmit={submit}>
        <TextField name="reason" label={words.reason} hint={words.reasonHint} maxLength={1_000} autoComplete="off" />
      </form>
    </Dialog>
  );
}
