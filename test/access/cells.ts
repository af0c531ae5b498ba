import type { NetworkName } from './canaries.ts';
import type { Objects } from './objects.ts';
import type { Expectation, Outcome } from './profiles.ts';
import type { Request } from './rest-requests.ts';
import type { Ask } from './rest-requests.ts';
import type { Standing } from './standings.ts';
import type { MatrixCaller, World } from './world.ts';

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
  { objects: set, cells, admits }: Expectation,
  request: Request,
  caller: MatrixCaller,
): Cell[] {
  const base = caller.base ?? 'home';
  const outcomeAt = (name: NetworkName | 'absent'): Outcome => {
    const standing = caller.standing[name];
    const outcome = modeFirst(cells, caller, standing);
    if (name !== 'absent' || standing === 'nobody' || standing === 'refused') return outcome;
    // A system admin and the master token find nothing either.
    const found = standing === 'master' && !outcome.startsWith('401') ? cells.outsider : outcome;
    return cells.absent !== undefined && found.startsWith('ok') ? cells.absent : (overAbsent(found) ?? found);
  };
  const overAbsent = (outcome: Outcome): Outcome | undefined =>
    cells.absent !== undefined && /already a member/.test(outcome) ? cells.absent : undefined;
  const cell = (object: string, ask: Ask, expected: Outcome, unreachable = false): Cell => {
    const admitted = admits === true && (object === 'home' || object === 'abroad') ? object : undefined;
    return { row, caller, object, ask, expected, unreachable, admitted };
  };
  const own = ownStanding(caller);
  const at = (o: Objects, networkId?: string): Ask => request(o, caller, networkId);
  switch (set) {
    case 'network':
      return (['home', 'abroad', 'absent'] as const).map((name) => {
        const unreachable = caller.standing[name] === caller.standing.absent && caller.standing[name] !== 'master';
        return cell(name, at(objects[name], objects[name].networkId), outcomeAt(name), unreachable);
      });
    case 'elsewhere': {
      const foreign = caller.single || caller.base === undefined ? objects[others[base]] : objects.third;
      const networkId = caller.base === undefined ? undefined : objects[base].networkId;
      const outcome = cells[own];
      return [
        cell('foreign', at(foreign, networkId), outcome, true),
        cell('absent', at(objects.absent, networkId), outcome, true),
      ];
    }
    case 'no network': {
      const outcome = !caller.single && caller.base !== undefined ? cells.several : cells[own];
      return [cell('own', at(objects[base]), outcome ?? cells[own])];
    }
    case 'home':
      return [cell('home', at(objects.home, objects.home.networkId), cells[caller.standing.home])];
    case 'self':
      return [cell('-', at(objects[base]), cells[own])];
    case 'belongings': {
      const allowed = cells[own].startsWith('ok');
      const theirs = { ...caller, ownTokenId: 'tok_zebraprivate', ownMessageId: 'm_zebraprivate' };
      const nobodys = { ...caller, ownTokenId: 'tok_nowhere', ownMessageId: 'm_nowhere' };
      return [
        cell('own', at(objects[base]), cells[own]),
        cell('foreign', request(objects[base], theirs, undefined), (allowed && cells.theirs) || cells[own], true),
        cell('absent', request(objects[base], nobodys, undefined), (allowed && cells.absent) || cells[own], true),
      ];
    }
  }
}

/** The mode of a read-only node, or a membership to granted agents alone, forbids before anything is looked for. */
function modeFirst(cells: Expectation['cells'], { alias, name }: MatrixCaller, standing: Standing): Outcome {
  if (name === 'restricted' && standing === 'outsider') return cells.restrictedAway ?? cells.outsider;
  const forbidden = cells.readonly.endsWith('node_permission_denied');
  return alias === 'reader' && standing === 'stray' && forbidden ? cells.readonly : cells[standing];
}

function ownStanding({ base, standing }: MatrixCaller): Standing {
  return standing[base ?? 'absent'] === 'outsider' && standing.home === 'system'
    ? 'system'
    : standing[base ?? 'absent'];
}
