import type { Node } from '@agent-collaboration-hub/client';
import { useId, useState, type SubmitEvent } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Checkbox, TextField } from '../../parts/field.tsx';
import { partWords } from '../../parts/part-words.ts';
import { foreseeOrder, sendOrder } from './lifecycle.ts';
import { nodesWords } from './words.ts';

/** Deletes a node when its alias is typed again. */
export function DeleteDialog({ node, onClose }: { readonly node: Node; readonly onClose: () => void }) {
  const words = useWords(nodesWords);
  const parts = useWords(partWords);
  const form = useId();
  const [typed, setTyped] = useState('');
  const [keepsConfig, setKeepsConfig] = useState(false);
  const [force, setForce] = useState(false);
  const { act, isActing, refusal } = useAct(sendOrder, {
    foresee: foreseeOrder,
    stale: () => [{ call: 'listNodes' }],
    done: () => words.ordered.delete(node.alias),
    showsRefusal: true,
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if ((await act({ node, deed: 'delete', keepsConfig, force })) !== undefined) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={isActing}>
        {parts.cancel}
      </Button>
      <Button type="submit" form={form} look="danger" disabled={typed !== node.alias} isBusy={isActing}>
        {words.deleteAction}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isActing}
      title={words.deleteTitle(node.alias)}
      description={words.deleteText}
      footer={footer}
      size="small"
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.deleteConfirm}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          refusal={refusal?.message}
          placeholder={node.alias}
          autoComplete="off"
          autoFocus
        />
        <Checkbox
          label={words.deleteKeep}
          checked={keepsConfig}
          onChange={(event) => setKeepsConfig(event.target.checked)}
        />
        {(refusal?.code === 'node_busy_in_flight' || force) && (
          <Checkbox label={words.deleteForce} checked={force} onChange={(event) => setForce(event.target.checked)} />
        )}
      </form>
    </Dialog>
  );
}
