import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { partWords } from '../../parts/part-words.ts';
import { titleOf } from '../shared/task-moves.ts';
import type { BulkState } from './use-bulk.ts';
import { tasksWords } from './words.ts';
import style from './bulk-report.module.css';

/** How far a bulk is, at the foot of the page, while it runs. */
export function BulkProgress({ state, onStop }: { readonly state: BulkState; readonly onStop: () => void }) {
  const words = useWords(tasksWords);
  const { bulk, done, refused } = state;
  const ready = done.length + refused.length;
  const text = words.doing[bulk.move](ready, bulk.tasks.length);
  return (
    <div className={style['place']}>
      <div className={style['bar']}>
        <span role="status">{text}</span>
        <progress className={style['progress']} aria-label={text} max={bulk.tasks.length} value={ready} />
        <Button look="plain" onClick={onStop}>
          {words.stop}
        </Button>
      </div>
    </div>
  );
}

/** The tasks that the hub refused to move, each with its reason, and another try. */
export function BulkRefusals({
  state,
  onClose,
  onAgain,
}: {
  readonly state: BulkState;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}) {
  const words = useWords(tasksWords);
  const parts = useWords(partWords);
  const footer = (
    <>
      <Button onClick={onClose}>{parts.close}</Button>
      <Button look="main" icon="retry" onClick={onAgain}>
        {words.again}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.refusedTitle(state.refused.length)}
      description={words.refusedDetail(state.done.length)}
      footer={footer}
    >
      <ul className={style['refusals']}>
        {state.refused.map(({ task, refusal }) => (
          <li key={task.task_id}>
            <p className={style['name']}>{titleOf(task)}</p>
            <p className={style['why']}>{refusal.message === '' ? words.noAnswer : refusal.message}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
