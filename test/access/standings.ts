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
 */
export type Standing = (typeof standings)[number];

/** Standings that differ from another in some rows only; `cells.ts` says from which. */
export type DerivedStanding = 'scoped' | 'confined' | 'assigned';
