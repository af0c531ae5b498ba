/** What a caller is to the network of the object that the call names. */
export const standings = [
  'nobody',
  'refused',
  'owner',
  'admin',
  'member',
  'viewer',
  'restricted',
  'scoped',
  'outsider',
  'system',
  'target',
  'other',
  'readonly',
  'confined',
  'assigned',
  'stray',
  'bound',
  'strayBound',
  'master',
  'keeper',
  'unnamed',
  'strange',
  'trusted',
] as const;

/**
 * - `nobody`: no token; `refused`: a token that is none, unknown, revoked, or bound to a network its user has left
 * - `owner` … `viewer`: people (and unbound `atok_`) by role; `restricted`: a member who reaches granted agents only;
 *   `scoped`: a member who sees own cards only
 * - `outsider`: a person without membership there; `system`: a system admin without membership there
 * - `target`: the node that the object names; `other`: another node of the network; `readonly`: one in that mode;
 *   `confined`: one in the mode `restricted`; `assigned`: the target itself in the mode `restricted`
 * - `stray`: a node token bound elsewhere; `bound` and `strayBound`: an `atok_` bound there (to a member) or elsewhere
 * - `master`: the legacy master token
 * - `keeper`: the member who owns the nodes of the network; `unnamed`: a network token of a plain member that is bound to
 *   no node; `strange`: a node of another member than the owner of the others; `trusted`: the target by a token of the
 *   owner of the network, who may see its secrets
 */
export type Standing = (typeof standings)[number];

/** Standings that differ from another in some rows only; `cells.ts` says from which. */
export type DerivedStanding = 'scoped' | 'confined' | 'assigned' | 'keeper' | 'unnamed' | 'strange' | 'trusted';
