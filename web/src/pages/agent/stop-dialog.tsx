import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { Checkbox } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { actionWords } from './action-words.ts';

/** Stops or restarts a node. Where it has live tasks the hub refuses, and the person says whether it shall end them. */
export function StopDialog({
  alias,
  nodeId,
  isRestart,
  onClose,
}: {
  readonly alias: string;
  readonly nodeId: string;
  readonly isRestart: boolean;
  readonly onClose: () => void;
}) {
  const words = useWords(actionWords);
  const [force, setForce] = useState(false);
  const { act, isActing, refusal } = useAct<boolean, unknown>(
    (hub, isForced) =>
      isRestart
        ? hub.tool('restart_node', { node_id: nodeId })
        : hub.tool('stop_node', { node_id: nodeId, ...(isForced && { force: true }) }),
    {
      stale: () => [{ call: 'listNodes' }],
      done: () => (isRestart ? words.restarting : words.stopping),
      showsRefusal: true,
    },
  );
  const isBusyNode = refusal?.code === 'node_busy_in_flight';
  return (
    <FormDialog
      title={isRestart ? words.restartTitle(alias) : words.stopTitle(alias)}
      description={isRestart ? words.restartWhat : words.stopWhat}
      action={isRestart ? words.restart : words.stop}
      isBusy={isActing}
      isDanger={!isRestart}
      isReady={!isBusyNode || force}
      refusal={refusal?.message}
      onClose={onClose}
      onSend={() => void act(force).then((answer) => answer !== undefined && onClose())}
    >
      {isBusyNode && (
        <Checkbox label={words.force} checked={force} onChange={(event) => setForce(event.target.checked)} />
      )}
    </FormDialog>
  );
}
