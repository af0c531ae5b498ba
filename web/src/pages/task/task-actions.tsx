import type { Task } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { openCompose } from '../../app/compose.ts';
import { useCommands } from '../../app/commands.ts';
import { useNetworkId } from '../../app/network.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import type { IconName } from '../../parts/icon.tsx';
import { useNarrow } from '../../parts/use-narrow.ts';
import { Menu } from '../../parts/menu.tsx';
import { CancelDialog } from '../shared/cancel-dialog.tsx';
import { ReassignDialog } from '../shared/reassign-dialog.tsx';
import { canMove, isLive, type TaskMove } from '../shared/task-moves.ts';
import { moveWords } from '../shared/move-words.ts';
import { CloseDialog } from './close-dialog.tsx';
import { taskWords } from './words.ts';

/** The moves of one task, seen at once and taken back when the hub refuses. */
export interface TaskMoves {
  readonly cancel: (reason: string | undefined) => void;
  readonly retry: () => void;
  readonly reassign: (alias: string) => void;
  readonly isActing: boolean;
}

/** The moves of a task; a retry and a reassignment can be undone from their toasts. */
export function useTaskMoves(task: Task): TaskMoves {
  const { did } = useWords(moveWords);
  const networkId = useNetworkId();
  const place = { task_id: task.task_id, network_id: networkId };
  const patch = (fields: object) => [
    { calls: ['getTask', 'listTasks'], key: 'task_id', id: task.task_id, fields: { ...fields } },
  ];
  const stale = () => [{ call: 'listTaskEvents', where: { task_id: task.task_id } }, { call: 'listTasks' }];
  const quietly = useAct(
    (hub, back: { readonly alias?: string }): Promise<unknown> =>
      back.alias === undefined
        ? hub.call('cancelTask', place)
        : hub.call('reassignTask', { ...place, new_alias: back.alias }),
    { stale, foresee: ({ alias }) => patch(alias === undefined ? { status: 'cancelled' } : { to_name: alias }) },
  );
  const cancel = useAct((hub, reason: string | undefined) => hub.call('cancelTask', { ...place, reason }), {
    stale,
    foresee: () => patch({ status: 'cancelled' }),
    done: () => did.cancel(1),
  });
  const retry = useAct((hub, _none: undefined) => hub.call('retryTask', place), {
    stale,
    foresee: () => patch({ status: 'delivered' }),
    done: () => did.retry(1),
    undo: () => quietly.act({}),
  });
  const reassign = useAct((hub, alias: string) => hub.call('reassignTask', { ...place, new_alias: alias }), {
    stale,
    foresee: (alias) => patch({ status: 'delivered', to_name: alias }),
    done: () => did.reassign(1),
    undo: () => quietly.act({ alias: task.to_name }),
  });
  return {
    cancel: (reason) => void cancel.act(reason),
    retry: () => void retry.act(undefined),
    reassign: (alias) => void reassign.act(alias),
    isActing: cancel.isActing || retry.isActing || reassign.isActing,
  };
}

/** The dialog that a move asks for. */
export function MoveDialogs({
  task,
  moves,
  asked,
  onClose,
}: {
  readonly task: Task;
  readonly moves: TaskMoves;
  readonly asked: TaskMove | undefined;
  readonly onClose: () => void;
}) {
  if (asked === 'cancel') return <CancelDialog tasks={[task]} onClose={onClose} onCancel={moves.cancel} />;
  if (asked === 'reassign') return <ReassignDialog tasks={[task]} onClose={onClose} onReassign={moves.reassign} />;
  return null;
}

const icons: Readonly<Record<TaskMove, IconName>> = { retry: 'retry', reassign: 'reassign', cancel: 'cancel' };

/** What the diagnostic itself offers beside its sentence, so that the head of the page does not. */
const atDiagnostic = (task: Task, hint: string): readonly TaskMove[] =>
  ['restore_target', 'check_target_registration'].includes(hint)
    ? ['reassign']
    : canMove('retry', task)
      ? ['retry']
      : [];

/** What can be done with the task of the page, as buttons and in the palette. */
export function TaskActions({ task, hint }: { readonly task: Task; readonly hint: string }) {
  const words = useWords(taskWords);
  const { move: names, more } = useWords(moveWords);
  const may = useMay();
  const moves = useTaskMoves(task);
  const [asked, setAsked] = useState<TaskMove | 'close'>();
  const { to_name: alias, task_id: parentTaskId } = task;
  const start = (move: TaskMove): void => (move === 'retry' ? moves.retry() : setAsked(move));
  const possible = (['retry', 'reassign', 'cancel'] as const).filter((move) => may.reachAll && canMove(move, task));
  const follow = () => openCompose({ kind: 'task', alias, parentTaskId });
  const write = () => openCompose({ kind: 'message', alias });
  useCommands([
    ...possible.map((move) => ({ id: `task-${move}`, label: names[move], icon: icons[move], run: () => start(move) })),
    { id: 'task-follow', label: words.follow, icon: 'plus', run: follow },
    { id: 'task-write', label: words.write(alias), icon: 'message', run: write },
  ]);
  const isNarrow = useNarrow();
  const shown = possible.filter((move) => !atDiagnostic(task, hint).includes(move));
  const isWriteShown = !isNarrow || shown.length === 0;
  const items = [
    ...(!isWriteShown ? [{ label: words.write(alias), icon: 'reply' as const, onSelect: write }] : []),
    { label: words.follow, icon: 'plus' as const, onSelect: follow },
    ...(isLive(task) && may.reachAll
      ? [{ label: words.close, icon: 'check' as const, onSelect: () => setAsked('close') }]
      : []),
  ];
  return (
    <>
      {shown.map((move) => (
        <Button key={move} icon={icons[move]} isBusy={moves.isActing} onClick={() => start(move)}>
          {names[move]}
        </Button>
      ))}
      {isWriteShown && (
        <Button icon="reply" onClick={write}>
          {words.write(alias)}
        </Button>
      )}
      <Menu trigger={<IconButton icon="more" label={more} />} groups={[{ items }]} />
      {asked === 'close' ? (
        <CloseDialog task={task} onClose={() => setAsked(undefined)} />
      ) : (
        <MoveDialogs task={task} moves={moves} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
