import { useState } from 'react';
import { useEvents } from '../../live/live-context.tsx';
import { useCall } from '../../live/use-call.ts';
import type { Minted } from './agent-step.tsx';
import { pickSession, sessionQuestion } from './find-session.ts';

/** What an agent said, and when. */
export interface Heard {
  readonly status: string;
  readonly at: string;
}

interface Told extends Heard {
  readonly alias: string;
  readonly minted: Minted | undefined;
}

/**
 * What an agent said since its token was made; undefined while nothing. The stream tells of its first report; of one
 * that came before, the answer to the question tells.
 *
 * @param minted the token of this page: what the agent said before it does not count
 */
export function useHeard(alias: string | undefined, minted: Minted | undefined): Heard | undefined {
  const [told, setTold] = useState<Told>();
  useEvents((event) => {
    if (alias === undefined || event.type !== 'status_update' || event['alias'] !== alias) return;
    setTold({ alias, minted, status: String(event['status']), at: String(event['at']) });
  });
  const { data } = useCall('getStatus', sessionQuestion(alias ?? ''), { isWanted: alias !== undefined });
  if (told !== undefined && told.alias === alias && told.minted === minted) return told;
  const known = alias === undefined ? undefined : pickSession(data, alias);
  if (known === undefined || known.last_seen_at === minted?.seenBefore) return undefined;
  return { status: known.status, at: known.last_seen_at };
}
