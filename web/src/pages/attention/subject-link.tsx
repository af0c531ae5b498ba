import { Link } from '@tanstack/react-router';
import type { AttentionEvidence, AttentionSubject } from '@agent-collaboration-hub/client';
import { navigation } from '../../app/navigation.ts';
import { useWords } from '../../i18n/language.ts';
import { attentionWords } from './words.ts';

/** The name of what waits, as a link to its page. */
export function SubjectLink({
  subject: { type, id, label },
  evidence,
}: {
  readonly subject: AttentionSubject;
  readonly evidence: AttentionEvidence;
}) {
  const to = addressOf(type, id, evidence);
  if (to === undefined) return <span>{label}</span>;
  return <Link {...(to as { readonly to: '/' })}>{label}</Link>;
}

/** The task on which an agent waits. */
export function TaskLink({ taskId }: { readonly taskId: string }) {
  const words = useWords(attentionWords);
  const to = addressOf('task', taskId, {});
  return to === undefined ? null : <Link {...(to as { readonly to: '/' })}>{words.itsTask}</Link>;
}

/** Where a subject has its page; undefined where the console has none. */
function addressOf(type: string, id: string, { alias, task_id: taskId }: AttentionEvidence): object | undefined {
  const has = (to: string): boolean => navigation.some((entry) => entry.to === to);
  if (type === 'task' && has('/tasks')) return { to: '/tasks/$taskId', params: { taskId: id } };
  if (type === 'delivery' && taskId !== undefined && has('/tasks')) return { to: '/tasks/$taskId', params: { taskId } };
  if (type === 'agent' && has('/fleet')) return { to: '/agents/$alias', params: { alias: id } };
  if ((type === 'node' || type === 'delivery') && alias !== undefined && has('/fleet')) {
    return { to: '/agents/$alias', params: { alias } };
  }
  if (type === 'card' && has('/board')) return { to: '/board', search: { card: id } };
  if (type === 'message' && has('/inbox')) return { to: '/inbox' };
  return undefined;
}
