import { Link } from '@tanstack/react-router';
import type { GetTaskAnswer } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { navigation } from '../../app/navigation.ts';
import { useMay } from '../../app/use-may.ts';
import { language, useWords } from '../../i18n/language.ts';
import { useNow } from '../../parts/age.tsx';
import { Button } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { describeSpan } from '../../parts/describe-span.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { wireTime } from '../../parts/wire-time.ts';
import { canMove } from '../shared/task-moves.ts';
import { moveWords } from '../shared/move-words.ts';
import { MoveDialogs, useTaskMoves, type TaskMoves } from './task-actions.tsx';
import { taskWords } from './words.ts';
import tones from '../../parts/tones.module.css';
import style from './task-diagnostic.module.css';

const manyReads = 20;

/** Why the task stands where it stands, as a sentence, with the one action that helps. */
export function TaskDiagnostic({ answer: { task, diagnostic } }: { readonly answer: GetTaskAnswer }) {
  const words = useWords(taskWords);
  const current = language.use();
  const now = useNow();
  const from = wireTime(task.delivered_at ?? task.created_at);
  const end = task.completed_at === null ? now : wireTime(task.completed_at);
  const spans = { waited: describeSpan(now - from, current), took: describeSpan(end - from, current) };
  const reads = diagnostic.evidence.inbox_read_count ?? 0;
  const [tone, icon] = toneOf(task.status, diagnostic.code);
  return (
    <div className={classes(style['diagnostic'], tone === 'quiet' ? style['quiet'] : tones[tone])}>
      <Icon name={icon} />
      <div className={style['text']}>
        <p>{words.diagnose(task, diagnostic, spans)}</p>
        {reads > manyReads && <p className={style['warning']}>{words.warning(reads)}</p>}
      </div>
      <Remedy answer={{ ok: true, task, diagnostic }} />
    </div>
  );
}

function toneOf(status: string, code: string): readonly ['good' | 'now' | 'soon' | 'quiet', IconName] {
  if (status === 'replied') return ['good', 'check'];
  if (status === 'failed') return ['now', 'warning'];
  if (status === 'expired' || code.startsWith('target_session')) return ['soon', 'warning'];
  return ['quiet', status === 'cancelled' ? 'cancel' : 'info'];
}

/** The action of a diagnostic, with its dialog, which stays open when another diagnostic comes. */
function Remedy({ answer }: { readonly answer: GetTaskAnswer }) {
  const moves = useTaskMoves(answer.task);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RemedyAction answer={answer} moves={moves} onReassign={() => setAsking(true)} />
      <MoveDialogs
        task={answer.task}
        moves={moves}
        asked={isAsking ? 'reassign' : undefined}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface RemedyActionProps {
  readonly answer: GetTaskAnswer;
  readonly moves: TaskMoves;
  readonly onReassign: () => void;
}

/** What only an agent's page could show is left out until the console has one. */
function RemedyAction({ answer: { task, diagnostic }, moves, onReassign }: RemedyActionProps) {
  const words = useWords(taskWords);
  const { move: moveNames } = useWords(moveWords);
  const may = useMay();
  const canMoveIt = may.write && may.reachAll;
  const { to_name: alias } = task;
  const hint = diagnostic.action_hint as keyof typeof words.hint | 'none';
  if (hint === 'none') {
    if (!canMoveIt || !canMove('retry', task)) return null;
    return (
      <Button icon="retry" isBusy={moves.isActing} onClick={moves.retry}>
        {moveNames.retry}
      </Button>
    );
  }
  if (hint === 'restore_target' || hint === 'check_target_registration') {
    if (!canMoveIt) return null;
    return (
      <Button icon="reassign" onClick={onReassign}>
        {words.hint[hint]()}
      </Button>
    );
  }
  if (hint === 'inspect_agent_queue') {
    return (
      <Link to="/tasks" search={{ to: alias, status: 'delivered,acked,running' }} className={style['link']}>
        {words.hint[hint]()}
      </Link>
    );
  }
  if (!navigation.some(({ to }) => to === '/fleet') || !(hint in words.hint)) return null;
  const address = { to: '/agents/$alias', params: { alias } } as unknown as { readonly to: '/' };
  return (
    <Link {...address} className={style['link']}>
      {words.hint[hint](alias)}
    </Link>
  );
}
