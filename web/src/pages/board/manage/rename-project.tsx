import type { Project } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { useNetworkId } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { useAct } from '../../../live/use-act.ts';
import { TextField } from '../../../parts/field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { manageWords } from './words.ts';

const longest = 40;

/** Gives a project another name. */
export function RenameProject({ project, onClose }: { readonly project: Project; readonly onClose: () => void }) {
  const words = useWords(manageWords);
  const networkId = useNetworkId();
  const [name, setName] = useState(project.name);
  const to = name.trim();
  const { act, isActing, refusal, forget } = useAct(
    (hub, next: string) => hub.call('updateProject', { project_id: project.id, network_id: networkId, name: next }),
    {
      showsRefusal: true,
      stale: () => [{ call: 'listProjects' }],
      done: (next) => words.renamed(project.name, next),
    },
  );
  const send = async (): Promise<void> => {
    if ((await act(to)) !== undefined) onClose();
  };
  return (
    <FormDialog
      title={words.renameTag(project.name)}
      action={words.save}
      isBusy={isActing}
      isReady={to !== '' && to !== project.name}
      onClose={onClose}
      onSend={() => void send()}
    >
      <TextField
        autoFocus
        label={words.newName}
        value={name}
        maxLength={longest}
        refusal={refusal?.message}
        onChange={(event) => {
          setName(event.target.value);
          if (refusal !== undefined) forget();
        }}
      />
    </FormDialog>
  );
}
