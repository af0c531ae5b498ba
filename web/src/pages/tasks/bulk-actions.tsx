import type { Task } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { BulkBar } from '../../parts/bulk-bar.tsx';
import { Button } from '../../parts/button.tsx';
import type { IconName } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast-store.ts';
import { useIsShown } from '../../parts/use-is-shown.ts';
import type { Selection } from '../../parts/use-selection.ts';
import { BulkProgress, BulkRefusals } from './bulk-report.tsx';
import { CancelDialog } from '../shared/cancel-dialog.tsx';
import { ReassignDialog } from '../shared/reassign-dialog.tsx';
import { canMove, type TaskMove } from '../shared/task-moves.ts';
import { useBulk, type Bulk } from './use-bulk.ts';
import { moveWords } from '../shared/move-words.ts';
import { tasksWords } from './words.ts';

const moves: readonly { readonly move: TaskMove; readonly icon: IconName }[] = [
  { move: 'retry', icon: 'retry' },
  { move: 'reassign', icon: 'reassign' },
  { move: 'cancel', icon: 'cancel' },
];

/** Moves of all selected tasks at once. Each button counts those of them that can be moved so. */
export function BulkActions({ tasks, selection }: { readonly tasks: readonly Task[]; readonly selection: Selection }) {
  const { did } = useWords(moveWords);
  const [asked, setAsked] = useState<{ readonly move: TaskMove; readonly tasks: readonly Task[] }>();
  const { state, run, stop, forget } = useBulk();
  const isShown = useIsShown();
  const picked = tasks.filter(({ task_id: id }) => selection.has(id));
  const start = async (bulk: Bulk): Promise<void> => {
    const { done, refused } = await run(bulk);
    if (refused.length === 0) selection.clear();
    if (done.length > 0) toast.say(did[bulk.move](done.length), undoOf(bulk, done, start));
    const [first] = refused;
    if (first === undefined) forget();
    else if (!isShown()) toast.refuse(first.refusal);
  };
  const ask = (move: TaskMove): void => {
    const movable = picked.filter((task) => canMove(move, task));
    if (move === 'retry') void start({ move, tasks: movable });
    else setAsked({ move, tasks: movable });
  };
  const close = (): void => setAsked(undefined);
  const isRunning = state?.isRunning === true;
  return (
    <>
      {isRunning ? (
        <BulkProgress state={state} onStop={stop} />
      ) : (
        <BulkBar selection={selection}>
          <MoveButtons picked={picked} onAsk={ask} />
        </BulkBar>
      )}
      {asked?.move === 'cancel' && (
        <CancelDialog
          tasks={asked.tasks}
          onClose={close}
          onCancel={(reason) => void start({ move: 'cancel', tasks: asked.tasks, reason })}
        />
      )}
      {asked?.move === 'reassign' && (
        <ReassignDialog
          tasks={asked.tasks}
          onClose={close}
          onReassign={(alias) => void start({ move: 'reassign', tasks: asked.tasks, aliasOf: () => alias })}
        />
      )}
      {state !== undefined && !isRunning && state.refused.length > 0 && (
        <BulkRefusals
          state={state}
          onClose={forget}
          onAgain={() => void start({ ...state.bulk, tasks: state.refused.map(({ task }) => task) })}
        />
      )}
    </>
  );
}

/** A button for each move that at least one of the tasks allows. */
function MoveButtons({
  picked,
  onAsk,
}: {
  readonly picked: readonly Task[];
  readonly onAsk: (move: TaskMove) => void;
}) {
  const words = useWords(tasksWords);
  const { move: names } = useWords(moveWords);
  return moves.map(({ move, icon }) => {
    const count = picked.filter((task) => canMove(move, task)).length;
    return (
      count > 0 && (
        <Button key={move} icon={icon} look={move === 'cancel' ? 'danger' : 'usual'} onClick={() => onAsk(move)}>
          {words.moveCount(names[move], count)}
        </Button>
      )
    );
  });
}

/** What takes a move back: tasks go to whom they were for, and a retry is cancelled. A cancellation stays. */
export function undoOf(
  { move }: Bulk,
  done: readonly Task[],
  start: (bulk: Bulk) => Promise<void>,
): (() => void) | undefined {
  if (move === 'cancel') return undefined;
  if (move === 'retry') return () => void start({ move: 'cancel', tasks: done });
  return () => void start({ move: 'reassign', tasks: done, aliasOf: ({ to_name: alias }) => alias });
}
