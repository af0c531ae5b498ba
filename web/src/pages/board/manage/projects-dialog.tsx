import type { Project } from '@agent-collaboration-hub/client';
import { useState, type SubmitEvent } from 'react';
import { useNetworkId } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { useAct } from '../../../live/use-act.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/confirm.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Menu } from '../../../parts/menu.tsx';
import { Refused } from '../../../parts/refused.tsx';
import { useBoard } from '../board-context.ts';
import drawer from '../card/card-drawer.module.css';
import { ColorButton } from './color-button.tsx';
import { RenameProject } from './rename-project.tsx';
import { sharedMarks } from './shared-marks.ts';
import { manageWords } from './words.ts';
import style from './manage.module.css';

const longest = 40;

/** The projects of the board: made, coloured, renamed, archived and deleted. */
export function ProjectsDialog({
  onClose,
  onGone,
}: {
  readonly onClose: () => void;
  readonly onGone: (id: string) => void;
}) {
  const words = useWords(manageWords);
  const { projects } = useBoard();
  const [renamed, setRenamed] = useState<Project>();
  const [doomed, setDoomed] = useState<Project>();
  const all = [...projects.values()];
  return (
    <Dialog isOpen onClose={onClose} title={words.projectsTitle} description={words.projectsNext}>
      {all.length === 0 && <p className={style['nothing']}>{words.noProjects}</p>}
      <ul className={style['list']}>
        {all.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            onRename={() => setRenamed(project)}
            onDelete={() => setDoomed(project)}
          />
        ))}
      </ul>
      <NewProject />
      {renamed !== undefined && <RenameProject project={renamed} onClose={() => setRenamed(undefined)} />}
      <DeleteProject project={doomed} onClose={() => setDoomed(undefined)} onGone={onGone} />
    </Dialog>
  );
}

interface ProjectRowProps {
  readonly project: Project;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function ProjectRow({ project: { id, name, color, archived }, onRename, onDelete }: ProjectRowProps) {
  const words = useWords(manageWords);
  const networkId = useNetworkId();
  const { act } = useAct(
    (hub, change: { readonly color?: string; readonly archived?: boolean }) =>
      hub.call('updateProject', { project_id: id, network_id: networkId, ...change }),
    {
      foresee: (change) => [{ calls: ['listProjects'], key: 'id', id, fields: change }],
      stale: () => [{ call: 'listProjects' }],
    },
  );
  return (
    <li className={style['row']}>
      <ColorButton name={name} color={color} onPick={(next) => next !== null && void act({ color: next })} />
      <span className={style['name']}>{name}</span>
      {archived && <span className={style['hint']}>{words.archived}</span>}
      <Menu
        trigger={<IconButton icon="more" label={words.more(name)} />}
        groups={[
          {
            items: [
              { label: words.rename, icon: 'edit', onSelect: onRename },
              {
                label: archived ? words.unarchive : words.archive,
                icon: 'inbox',
                onSelect: () => void act({ archived: !archived }),
              },
              { label: words.delete, icon: 'trash', isDanger: true, onSelect: onDelete },
            ],
          },
        ]}
      />
    </li>
  );
}

function NewProject() {
  const words = useWords(manageWords);
  const networkId = useNetworkId();
  const [name, setName] = useState('');
  const { act, isActing, refusal, forget } = useAct(
    (hub, title: string) => hub.call('createProject', { name: title, network_id: networkId }),
    { showsRefusal: true, stale: () => [{ call: 'listProjects' }] },
  );
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (name.trim() !== '' && !isActing && (await act(name.trim())) !== undefined) setName('');
  };
  return (
    <form className={style['new']} onSubmit={(event) => void send(event)}>
      <input
        className={drawer['input']}
        aria-label={words.newProject}
        placeholder={words.newProjectHint}
        maxLength={longest}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          if (refusal !== undefined) forget();
        }}
      />
      <Button type="submit" isBusy={isActing} disabled={name.trim() === ''}>
        {words.add}
      </Button>
      <Refused text={refusal?.message} />
    </form>
  );
}

interface DeleteProjectProps {
  readonly project: Project | undefined;
  readonly onClose: () => void;
  readonly onGone: (id: string) => void;
}

function DeleteProject({ project, onClose, onGone }: DeleteProjectProps) {
  const words = useWords(manageWords);
  const networkId = useNetworkId();
  const { act, isActing } = useAct(
    (hub, { id }: Project) => hub.call('deleteProject', { project_id: id, network_id: networkId }),
    { stale: () => sharedMarks, done: ({ name }) => words.deleted(name) },
  );
  const remove = async (): Promise<void> => {
    if (project !== undefined && (await act(project)) !== undefined) onGone(project.id);
    onClose();
  };
  return (
    <Confirm
      isOpen={project !== undefined}
      onClose={onClose}
      title={words.deleteProject(project?.name ?? '')}
      description={words.deleteProjectText}
      action={words.deleteProjectAction}
      isBusy={isActing}
      onConfirm={() => void remove()}
    />
  );
}
