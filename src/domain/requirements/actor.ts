import type { Caller } from '../caller.ts';
import type { PersonRef } from './cards/card-values.ts';

/** Who writes, with a name for people. */
export interface Actor extends PersonRef {
  readonly name: string | null;
}

/** The caller as the author of a change; a network token that no node was minted with acts as its user. */
export function actorOf({ kind, nodeId, alias, userId, username }: Caller): Actor {
  if (kind === 'node' && nodeId !== null) return { kind: 'node', id: nodeId, name: alias };
  return { kind: 'user', id: userId ?? kind, name: username };
}
