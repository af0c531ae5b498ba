import type { NodeCreateRequest, SessionSummary } from '@agent-collaboration-hub/client';

/** A part of the way from the order to a living node. */
export interface Phase {
  readonly name: 'requested' | 'fetched' | 'started' | 'heartbeat';
  readonly state: 'done' | 'now' | 'later' | 'failed';
  /** When it was reached; undefined before. */
  readonly at: string | undefined;
}

const failures: readonly string[] = ['failed', 'rejected', 'runtime_capability_check_failed'];

/**
 * The way of a request. What it has not reached is `later`, but for the next part: that is under way, or failed with
 * the request. A node that reports has started, whatever its host says later.
 */
export function phasesOf(request: NodeCreateRequest, session: SessionSummary | undefined): readonly Phase[] {
  const isFailed = failures.includes(request.status);
  const isAlive = session !== undefined && !isFailed;
  const isStarted = request.status === 'started' || isAlive;
  const reached = [
    { name: 'requested', isDone: true, at: request.created_at },
    { name: 'fetched', isDone: request.delivered_at !== null || isStarted, at: request.delivered_at ?? undefined },
    { name: 'started', isDone: isStarted, at: isStarted ? (request.acked_at ?? undefined) : undefined },
    { name: 'heartbeat', isDone: isAlive, at: undefined },
  ] as const;
  const next = reached.findIndex(({ isDone }) => !isDone);
  return reached.map(({ name, isDone, at }, index) => {
    if (isDone) return { name, state: 'done', at };
    return { name, state: index !== next ? 'later' : isFailed ? 'failed' : 'now', at: undefined };
  });
}
