import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useStillHere } from '../../app/use-still-here.ts';
import { useWords } from '../../i18n/language.ts';
import { placeRefusal } from '../../live/place-refusal.ts';
import { useAct } from '../../live/use-act.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { Checkbox, TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { actionWords } from './action-words.ts';

/** Deletes a node that a daemon runs: its alias is typed again. */
export function DeleteDialog({
  alias,
  nodeId,
  onClose,
}: {
  readonly alias: string;
  readonly nodeId: string;
  readonly onClose: () => void;
}) {
  const words = useWords(actionWords);
  const [typed, setTyped] = useState('');
  const { act, isActing, refusal } = useAct(
    (hub, { force, config }: { readonly force: boolean; readonly config: boolean }) =>
      hub.tool('delete_node', { node_id: nodeId, confirm_alias: typed, force, delete_config: config }),
    { stale: () => [{ call: 'listNodes' }], done: () => words.deleting, showsRefusal: true },
  );
  const at = placeRefusal(refusal, { confirm_alias: ['confirm_alias_mismatch'] });
  return (
    <FormDialog
      title={words.deleteTitle(alias)}
      description={words.deleteWhat}
      action={words.deleteAction}
      isBusy={isActing}
      isDanger
      isReady={typed === alias}
      refusal={at('')}
      onClose={onClose}
      onSend={({ force, config }) =>
        void act({ force: force !== undefined, config: config !== undefined }).then(
          (answer) => answer !== undefined && onClose(),
        )
      }
    >
      <TextField
        label={words.typeAlias(alias)}
        refusal={at('confirm_alias')}
        value={typed}
        autoComplete="off"
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <Checkbox name="config" label={words.deleteConfig} />
      <Checkbox name="force" label={words.force} />
    </FormDialog>
  );
}

/** Removes the record of an agent that no daemon runs. */
export function RemoveDialog({ alias, onClose }: { readonly alias: string; readonly onClose: () => void }) {
  const words = useWords(actionWords);
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const { act, isActing } = useAct((hub) => hub.call('deleteNodeRecord', { ref: alias }), {
    stale: () => [{ call: 'listNodes' }, { call: 'getStatus' }],
    done: () => words.removed(alias),
  });
  const remove = async (): Promise<void> => {
    const isHere = stillHere();
    const answer = await act(undefined);
    if (answer === undefined) onClose();
    else if (isHere()) await navigate({ to: '/fleet' });
  };
  return (
    <Confirm
      isOpen
      onClose={onClose}
      title={words.removeTitle(alias)}
      description={words.removeWhat}
      action={words.removeAction}
      isBusy={isActing}
      onConfirm={() => void remove()}
    />
  );
}
