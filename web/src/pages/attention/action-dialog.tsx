import type { AttentionAction, AttentionItem } from '@agent-collaboration-hub/client';
import { useId, type SubmitEvent } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectField, TextArea, TextField } from '../../parts/field.tsx';
import { partWords } from '../../parts/part-words.ts';
import { useRunAction } from './use-run-action.ts';
import { attentionWords } from './words.ts';

/** An action that needs an answer of the person, and its item. */
export interface Asked {
  readonly item: AttentionItem;
  readonly action: AttentionAction;
}

/**
 * Asks for what an action needs besides what the hub knows, and takes it. It stays when the hub refuses, so it stands
 * outside the row, which leaves the list.
 */
export function ActionDialog({
  asked: { item, action },
  onClose,
}: {
  readonly asked: Asked;
  readonly onClose: () => void;
}) {
  const words = useWords(attentionWords);
  const parts = useWords(partWords);
  const form = useId();
  const { act, isActing } = useRunAction(item);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, value as string] as const);
    if ((await act({ action, values: Object.fromEntries(entries) })) !== undefined) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={isActing}>
        {parts.cancel}
      </Button>
      <Button type="submit" form={form} look="main" isBusy={isActing}>
        {words.submit}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} isBusy={isActing} title={words.action(action.title)} footer={footer} size="small">
      <form id={form} onSubmit={(event) => void submit(event)}>
        {action.needs.map((need) => (
          <NeedField key={need} need={need} />
        ))}
      </form>
    </Dialog>
  );
}

function NeedField({ need }: { readonly need: string }) {
  const words = useWords(attentionWords);
  const label = (words.need as Readonly<Record<string, string>>)[need] ?? need;
  if (need === 'message') return <TextArea name={need} label={label} required autoFocus />;
  if (need === 'due') return <TextField name={need} type="date" label={label} required />;
  if (need === 'new_alias') return <AgentField name={need} label={label} />;
  return <TextField name={need} label={label} required />;
}

/** The agents that may take the work over; those that are there come first. */
function AgentField({ name, label }: { readonly name: string; readonly label: string }) {
  const words = useWords(attentionWords);
  const { status: names } = useWords(partWords);
  const status = useCall('getStatus', { fields: 'light', limit: 200 });
  const agents = [...(status.data?.sessions ?? [])].sort(
    (a, b) => Number(a.status === 'offline') - Number(b.status === 'offline'),
  );
  const options = agents.map((agent) => ({
    value: agent.alias,
    label: `${agent.alias} · ${(names as Readonly<Record<string, string>>)[agent.status] ?? agent.status}`,
  }));
  return <SelectField name={name} label={label} required options={[{ value: '', label: words.noAlias }, ...options]} />;
}
