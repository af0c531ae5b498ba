import type { DerivedStanding, Standing } from './standings.ts';

/**
 * What a cell must answer: `ok` (2xx, or `ok: true` of a tool), `ok unchanged` (the same, and no row changed), or the
 * refusal: over REST `<status> <error>`, over tools the `error`. ` | ` separates outcomes that are equally good, `*`
 * ends a text that comes from elsewhere.
 */
export type Outcome = string;

/**
 * Which objects the calls of a row name.
 *
 * - `network`: those of either network and absent ones, under `network_id` of their network where the call takes one
 * - `elsewhere`: those of a network that is not the caller's, and absent ones, under the caller's own `network_id`
 * - `border`: the same, named beside something of the caller's own network: a project of another network for an own card
 * - `no network`: those of the caller's own network, without `network_id`
 * - `home`: those of the home network, for callers to whom it matters; `self`: none, or what belongs to the caller
 * - `belongings`: what belongs to the caller, to somebody else, to nobody
 */
export type ObjectSet = 'network' | 'elsewhere' | 'border' | 'no network' | 'home' | 'self' | 'belongings';

/** `several`: a member of two networks who names none; only in rows of `no network`. */
export type Cells = Readonly<
  Record<Exclude<Standing, DerivedStanding>, Outcome> & Partial<Record<DerivedStanding, Outcome>> & ExtraCells
>;

/**
 * `theirs` and `absent`: what is not the caller's, where that is no refusal; `restrictedAway`: outside its network;
 * `restrictedOfTwo`: where who is restricted is a full member of another network, which alone is looked through.
 */
interface ExtraCells {
  several?: Outcome;
  theirs?: Outcome;
  absent?: Outcome;
  restrictedAway?: Outcome;
  restrictedOfTwo?: Outcome;
}

export interface Expectation {
  readonly objects: ObjectSet;
  readonly cells: Cells;
  /** What a bound token gets where the call names another network, by what it is at home. */
  readonly away?: Readonly<Partial<Record<Standing, Outcome>>>;
  /** Even where it is allowed, nothing changes. */
  readonly reads?: boolean;
  /** A text that must not stand in the answer to these: what belongs to somebody else in the same network. */
  readonly hides?: { readonly from: readonly Standing[]; readonly text: string };
  /** A success repeats what the request named. */
  readonly echoes?: boolean;
  /** A success makes the caller a member, who may see the network from then on. */
  readonly admits?: boolean;
}

const noUser = '403 user_token_required';
/** Rule access-master-token: it reads under /api and /health only, everything else is 401. */
export const noMaster = '401 invalid token';

export const nodes = (outcome: Outcome) =>
  ({ target: outcome, other: outcome, readonly: outcome, stray: outcome }) as const;
const everybody = (outcome: Outcome) =>
  ({
    ...{ owner: outcome, admin: outcome, member: outcome, viewer: outcome, restricted: outcome, outsider: outcome },
    ...{ system: outcome, ...nodes(outcome), bound: outcome, strayBound: outcome, master: outcome },
  }) as const;
const noToken = { nobody: '401 token required', refused: '401 invalid token' } as const;

/** Rule access-public: no token is needed, so none is in the way. */
export const open: Cells = { ...everybody('ok'), nobody: 'ok', refused: 'ok' };

/** What concerns the caller alone. */
export const self: Cells = { ...everybody('ok'), ...noToken, master: noMaster };

/** As `self`, for people: a node has no account. */
export const person: Cells = { ...self, ...nodes(noUser) };

/**
 * A read of networks, `network_id` optional (rule access-readers-of-all): members of every role, a system admin and the
 * master token read any network; bound tokens read their own whatever they name (rule access-bound-token).
 */
export const reading: Cells = { ...everybody('ok'), ...noToken, outsider: '403 access_denied' };

/** A read of a network that the path names: bound tokens are not redirected but refused (rule access-bound-token). */
export const readingNamed: Cells = { ...reading, stray: '403 access_denied', strayBound: '403 access_denied' };

/** A read of one object: absent, foreign and unreachable ones look alike (rule access-absent-or-foreign). */
export const readingObject = (missing: Outcome, networkMissing: Outcome = missing): Cells => ({
  ...reading,
  outsider: networkMissing,
  stray: missing,
  strayBound: missing,
});

/**
 * A write in a network: `member`, `admin`, `owner` write; a viewer, a read-only node and the master token do not; a
 * system admin reads other networks only (rule access-roles).
 *
 * @param missing what a bound token gets, which acts in its own network and does not find the object there
 */
export const writing = (missing: Outcome, refused = '403 access_denied'): Cells => ({
  ...everybody('ok'),
  ...noToken,
  viewer: '403 permission_denied',
  restricted: '403 agent_access_restricted',
  outsider: refused,
  system: refused,
  readonly: '403 node_permission_denied',
  stray: missing,
  strayBound: missing,
  master: noMaster,
});

/** Members and invites: owner and admins (Authentication 5); a node is no person. */
export const managing: Cells = {
  ...person,
  member: '403 owner/admin required',
  viewer: '403 owner/admin required',
  restricted: '403 owner/admin required',
  bound: '403 owner/admin required',
  outsider: '403 not a member of this network',
  system: '403 not a member of this network',
  strayBound: '403 not a member of this network',
};

/** Rename and delete: the owner; who is not in the network does not learn that it exists. */
export const owning = (missing: Outcome, refused: Outcome): Cells => ({
  ...person,
  admin: refused,
  member: refused,
  viewer: refused,
  restricted: refused,
  bound: refused,
  outsider: missing,
  system: `${missing} | ${refused}`,
  strayBound: missing,
});

/** System admins; the master token reads. */
export const administering = (refused: Outcome): Cells => ({
  ...everybody(refused),
  ...noToken,
  system: 'ok',
  master: 'ok',
});

/** The same verdict as over REST in the spelling of tools; the master token does not get through their door. */
export function spoken(expectation: Expectation): Expectation {
  const told = Object.entries(expectation.cells).map(([standing, outcome]) => [
    standing,
    /^401/.test(outcome) ? outcome : outcome.replaceAll(/\d{3} /g, ''),
  ]);
  const cells = { ...(Object.fromEntries(told) as unknown as Cells), master: '401 invalid token' };
  return { ...expectation, cells };
}

/** A row about a tool that takes objects of either network, and absent ones. */
export const toolRow = (cells: Cells, more: Partial<Cells> = {}, reads = false): Expectation => {
  const told = spoken({ objects: 'network', cells });
  return { objects: 'network', ...(reads ? { reads } : {}), cells: { ...told.cells, ...more } };
};
