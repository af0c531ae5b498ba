import type { NetworkName } from './canaries.ts';
import type { Objects } from './objects.ts';
import type { Cells, Expectation, Outcome } from './profiles.ts';
import type { Ask, Request } from './rest-requests.ts';
import type { Standing } from './standings.ts';
import type { MatrixCaller } from './callers.ts';
import type { World } from './world.ts';

/** One call of the matrix and what it must answer. */
export interface Cell {
  readonly row: string;
  readonly caller: MatrixCaller;
  /** Which object, for reports. */
  readonly object: string;
  readonly ask: Ask;
  readonly expected: Outcome;
  /** The caller cannot tell this object from one that does not exist: all such cells of a row answer alike. */
  readonly unreachable: boolean;
  /** What must not stand in the answer, besides the canaries. */
  readonly hidden: string | undefined;
  /** A success may repeat the texts of the request. */
  readonly echoes: boolean;
  /** The network that a success lets the caller into. */
  readonly admitted: NetworkName | undefined;
}

const others = { home: 'abroad', abroad: 'home' } as const;

/** All cells of one row. */
export function cellsOf(world: World, row: string, expectation: Expectation, request: Request): Cell[] {
  return world.callers.flatMap((caller) => cellsOfCaller(world, row, expectation, request, caller));
}

function cellsOfCaller(
  { objects }: World,
  row: string,
  { objects: set, cells, admits, hides, echoes = false, away = {} }: Expectation,
  request: Request,
  caller: MatrixCaller,
): Cell[] {
  const base = caller.base ?? 'home';
  const outcomeAt = (name: NetworkName | 'absent'): Outcome => {
    const standing = caller.standing[name];
    const outcome = modeFirst({ cells, away }, caller, standing);
    if (name !== 'absent' || standing === 'nobody' || standing === 'refused') return outcome;
    // A system admin and the master token find nothing either.
    const found = standing === 'master' && !outcome.startsWith('401') ? cells.outsider : outcome;
    return cells.absent !== undefined && found.startsWith('ok') ? cells.absent : (overAbsent(found) ?? found);
  };
  const overAbsent = (outcome: Outcome): Outcome | undefined =>
    cells.absent !== undefined && /already a member/.test(outcome) ? cells.absent : undefined;
  const cell = (object: string, ask: Ask, expected: Outcome, unreachable = false): Cell => {
    const admitted = admits === true && (object === 'home' || object === 'abroad') ? object : undefined;
    const hidden = hides?.from.includes(caller.standing.home) ? hides.text : undefined;
    return { row, caller, object, ask, expected, unreachable, hidden, echoes, admitted };
  };
  const own = ownStanding(caller);
  const at = (o: Objects, networkId?: string): Ask => request(o, caller, networkId);
  switch (set) {
    case 'network':
      return (['home', 'abroad', 'absent'] as const).map((name) => {
        const unreachable = caller.standing[name] === caller.standing.absent && caller.standing[name] !== 'master';
        return cell(name, at(objects[name], objects[name].networkId), outcomeAt(name), unreachable);
      });
    case 'border':
      return cellsAcross(objects, caller).map(([name, there]) =>
        cell(name, at(there, objects[base].networkId), outcomeOf(cells, caller.standing[base]), !standsAbove(caller)),
      );
    case 'elsewhere': {
      const foreign = caller.single || caller.base === undefined ? objects[others[base]] : objects.third;
      const networkId = caller.base === undefined ? undefined : objects[base].networkId;
      const outcome = outcomeOf(cells, own);
      return [
        cell('foreign', at(foreign, networkId), outcome, true),
        cell('absent', at(objects.absent, networkId), outcome, true),
      ];
    }
    case 'no network': {
      const outcome = !caller.single && caller.base !== undefined ? cells.several : undefined;
      return [cell('own', at(objects[base]), outcome ?? outcomeOf(cells, own))];
    }
    case 'home':
      return [cell('home', at(objects.home, objects.home.networkId), outcomeOf(cells, caller.standing.home))];
    case 'self':
      return [cell('-', at(objects[base]), outcomeOf(cells, own))];
    case 'belongings': {
      const outcome = outcomeOf(cells, own);
      const allowed = outcome.startsWith('ok');
      const theirs = { ...caller, ownTokenId: 'tok_zebraprivate', ownMessageId: 'm_zebraprivate' };
      const nobodys = { ...caller, ownTokenId: 'tok_nowhere', ownMessageId: 'm_nowhere' };
      return [
        cell('own', at(objects[base]), outcome),
        cell('foreign', request(objects[base], theirs, undefined), (allowed && cells.theirs) || outcome, true),
        cell('absent', request(objects[base], nobodys, undefined), (allowed && cells.absent) || outcome, true),
      ];
    }
  }
}

/**
 * The networks beyond the caller's own one, and nowhere. Who is a member of two asks for the other one as well: what
 * is in one network is nothing in another, whoever asks.
 */
function cellsAcross(objects: World['objects'], { standing, base = 'home' }: MatrixCaller) {
  const other = others[base];
  const foreign = ['outsider', 'stray', 'strayBound', 'nobody', 'refused', 'system', 'master'].includes(
    standing[other],
  );
  return [
    ...(foreign ? ([['foreign', objects[other]]] as const) : ([['other own', objects[other]]] as const)),
    ...(foreign ? [] : ([['foreign', objects.third]] as const)),
    ['absent', objects.absent] as const,
  ];
}

/** Reads all networks, so that nothing that exists is foreign. */
const standsAbove = ({ standing: { home } }: MatrixCaller): boolean => home === 'system' || home === 'master';

/** A standing that a row does not name follows the one that it is a case of. */
function outcomeOf(cells: Cells, standing: Standing): Outcome {
  switch (standing) {
    case 'scoped':
      return cells.scoped ?? cells.member;
    case 'confined':
      return cells.confined ?? cells.readonly;
    case 'assigned':
      return cells.assigned ?? (isModeDenial(cells.readonly) ? cells.readonly : cells.target);
    case 'keeper':
      return cells.keeper ?? cells.member;
    case 'unnamed':
      return cells.unnamed ?? cells.other;
    case 'strange':
      return cells.strange ?? cells.other;
    case 'trusted':
      return cells.trusted ?? cells.target;
    default:
      return cells[standing];
  }
}

const isModeDenial = (outcome: Outcome): boolean => outcome.endsWith('node_permission_denied');

/** The mode of a node, or a membership to granted agents alone, may forbid before anything is looked for. */
function modeFirst(
  { cells, away }: Required<Pick<Expectation, 'cells' | 'away'>>,
  { standing: { home }, single }: MatrixCaller,
  standing: Standing,
): Outcome {
  if (home === 'restricted' && single && standing === 'outsider') return cells.restrictedAway ?? cells.outsider;
  if (standing === 'restricted' && !single) return cells.restrictedOfTwo ?? cells.restricted;
  if (standing !== 'stray') return outcomeOf(cells, standing);
  const own = outcomeOf(cells, home);
  if ((home === 'readonly' && isModeDenial(own)) || own === 'caller_not_a_daemon') return own;
  if ((home === 'confined' || home === 'assigned') && isModeDenial(own)) return `${own} | ${cells.stray}`;
  return away[home] ?? cells.stray;
}

function ownStanding({ base, standing }: MatrixCaller): Standing {
  return standing[base ?? 'absent'] === 'outsider' && standing.home === 'system'
    ? 'system'
    : standing[base ?? 'absent'];
}
