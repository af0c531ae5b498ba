import type { Task } from '@agent-collaboration-hub/client';
import { useId, type SubmitEvent } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectField, TextArea } from '../../parts/field.tsx';
import { formText } from '../../parts/form-text.ts';
import { partWords } from '../../parts/part-words.ts';
import { taskWords } from './words.ts';

interface Closing {
  readonly text: string;
  readonly status: 'replied' | 'failed';
}

/** Ends a task in place of its agent, with an answer to who sent it. */
export function CloseDialog({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const words = useWords(taskWords);
  const parts = useWords(partWords);
  const networkId = useNetworkId();
  const form = useId();
  const { act, isActing, refusal } = useAct(
    (hub, { text, status }: Closing) =>
      hub.tool('send_reply', { in_reply_to: task.task_id, text, status, network_id: networkId }),
    {
      showsRefusal: true,
      done: () => words.closed,
      stale: () => [{ call: 'getTask' }, { call: 'listTasks' }, { call: 'listTaskEvents' }],
    },
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const status = formText(values, 'status') as Closing['status'];
    if ((await act({ text: formText(values, 'text'), status })) !== undefined) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={isActing}>
        {parts.cancel}
      </Button>
      <Button type="submit" form={form} look="main" isBusy={isActing}>
        {words.close}
      </Button>
    </>
  );
  const outcomes = (['replied', 'failed'] as const).map((value) => ({ value, label: words.outcomes[value] }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isActing}
      title={words.close}
      description={words.closeDetail}
      footer={footer}
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextArea name="text" label={words.answer} required maxLength={10_000} refusal={refusal?.message} autoFocus />
        <SelectField name="status" label={words.outcome} options={outcomes} />
      </form>
    </Dialog>
  );
}
