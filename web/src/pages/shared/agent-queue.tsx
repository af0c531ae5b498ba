import { useDeferredValue } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { Icon } from '../../parts/icon.tsx';
import { Status } from '../../parts/dot.tsx';
import { moveWords } from './move-words.ts';
import style from './agent-queue.module.css';

/** The hub looks for the alias in other fields too; the agent itself is among so many. */
const looked = 100;

/** How an agent is, and how much waits for it already: what a person wants to know before sending more. */
export function AgentQueue({ alias }: { readonly alias: string }) {
  const words = useWords(moveWords);
  const asked = useDeferredValue(alias.trim());
  const { data } = useCall('getStatus', { q: asked, fields: 'fleet', limit: looked }, { isWanted: asked !== '' });
  const agent = data?.sessions.find((one) => one.alias === asked);
  if (agent === undefined) return null;
  const { status, last_seen_at: seenAt, queue_depth: queue = 0 } = agent;
  return (
    <p role="status" className={style['queue']}>
      <Icon name="inbox" />
      <span>{queue === 0 ? words.noQueue : words.openTasks(queue)}</span>
      <Status status={status} at={seenAt} />
      {status === 'offline' && <span className={style['offline']}>{words.waitsOffline}</span>}
    </p>
  );
}
