import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useStillHere } from '../../app/use-still-here.ts';
import { useWords } from '../../i18n/language.ts';
import { placeRefusal } from '../../live/place-refusal.ts';
import { useAct } from '../../live/use-act.ts';
import { TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { actionWords } from './action-words.ts';
import style from './actions.module.css';

interface Prepared {
  readonly txnId: string;
  readonly newAlias: string;
}

/** Renames an agent in two steps: the new alias is reserved first, then the person sees what moves and says yes. */
export function RenameDialog({ alias, onClose }: { readonly alias: string; readonly onClose: () => void }) {
  const [prepared, setPrepared] = useState<Prepared>();
  return prepared === undefined ? (
    <ChooseAlias alias={alias} onClose={onClose} onPrepared={setPrepared} />
  ) : (
    <CommitRename alias={alias} prepared={prepared} onClose={onClose} />
  );
}

function ChooseAlias({
  alias,
  onClose,
  onPrepared,
}: {
  readonly alias: string;
  readonly onClose: () => void;
  readonly onPrepared: (prepared: Prepared) => void;
}) {
  const words = useWords(actionWords);
  const network_id = useNetworkId() ?? '';
  const [typed, setTyped] = useState(alias);
  const newAlias = typed.trim();
  const { act, isActing, refusal, forget } = useAct(
    (hub, name: string) => hub.call('prepareRename', { network_id, old_alias: alias, new_alias: name }),
    { showsRefusal: true },
  );
  const at = placeRefusal(refusal, { new_alias: ['alias_taken', 'alias_invalid', 'invalid_alias'] });
  return (
    <FormDialog
      title={words.renameTitle(alias)}
      description={words.renameWhat}
      action={words.renameNext}
      isBusy={isActing}
      isReady={newAlias !== '' && newAlias !== alias}
      refusal={at('')}
      onClose={onClose}
      onSend={() =>
        void act(newAlias).then((answer) => answer !== undefined && onPrepared({ txnId: answer.txn_id, newAlias }))
      }
    >
      <TextField
        label={words.newAlias}
        refusal={at('new_alias')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        maxLength={64}
        onChange={(event) => {
          setTyped(event.target.value);
          if (refusal !== undefined) forget();
        }}
      />
    </FormDialog>
  );
}

/** Says what moves. Closing it gives the reserved alias back. */
function CommitRename({
  alias,
  prepared: { txnId, newAlias },
  onClose,
}: {
  readonly alias: string;
  readonly prepared: Prepared;
  readonly onClose: () => void;
}) {
  const words = useWords(actionWords);
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const stale = () => [{ call: 'listNodes' }, { call: 'getStatus' }, { call: 'listTasks' }];
  const commit = useAct((hub) => hub.call('commitRename', { txn_id: txnId }), {
    stale,
    done: () => words.renamed(alias, newAlias),
    showsRefusal: true,
  });
  const abort = useAct((hub) => hub.call('abortRename', { txn_id: txnId }));
  const giveUp = (): void => {
    void abort.act(undefined);
    onClose();
  };
  const send = async (): Promise<void> => {
    const isHere = stillHere();
    if ((await commit.act(undefined)) === undefined) return;
    onClose();
    if (isHere()) await navigate({ to: '/agents/$alias', params: { alias: newAlias }, replace: true });
  };
  return (
    <FormDialog
      title={words.commitTitle(alias, newAlias)}
      description={words.reserved}
      action={words.commit}
      isBusy={commit.isActing}
      refusal={commit.refusal?.message}
      onClose={giveUp}
      onSend={() => void send()}
    >
      <ul className={style['moves']}>
        {words.moves.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </FormDialog>
  );
}
