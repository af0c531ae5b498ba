import { useState } from 'react';
import { useNetworkId } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { useAct } from '../../../live/use-act.ts';
import { TextField } from '../../../parts/field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useBoard } from '../board-context.ts';
import { sharedMarks, type GoneTag } from './shared-marks.ts';
import { manageWords } from './words.ts';

const longest = 20;

/** Renames a tag on every card; the name of another tag makes the two one. */
export function RenameTag({
  tag,
  onClose,
  onGone,
}: {
  readonly tag: string;
  readonly onClose: () => void;
  readonly onGone: GoneTag;
}) {
  const words = useWords(manageWords);
  const { tags } = useBoard();
  const networkId = useNetworkId();
  const [name, setName] = useState(tag);
  const to = name.trim();
  const isMerge = to !== tag && tags.includes(to);
  const { act, isActing, refusal, forget } = useAct(
    (hub, op: 'rename' | 'merge') => hub.call('updateTags', { op, from: tag, to, network_id: networkId }),
    {
      showsRefusal: true,
      stale: () => sharedMarks,
      done: (op) => (op === 'merge' ? words.merged(tag, to) : words.renamed(tag, to)),
    },
  );
  const send = async (): Promise<void> => {
    if ((await act(isMerge ? 'merge' : 'rename')) === undefined) return;
    onGone(tag, to);
    onClose();
  };
  return (
    <FormDialog
      title={words.renameTag(tag)}
      action={isMerge ? words.merge(to) : words.save}
      isBusy={isActing}
      isReady={to !== '' && to !== tag}
      onClose={onClose}
      onSend={() => void send()}
    >
      <TextField
        autoFocus
        label={words.newName}
        value={name}
        maxLength={longest}
        hint={isMerge ? words.mergeHint(tag, to) : undefined}
        refusal={refusal?.message}
        onChange={(event) => {
          setName(event.target.value);
          if (refusal !== undefined) forget();
        }}
      />
    </FormDialog>
  );
}
