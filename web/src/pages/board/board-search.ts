import type { OperationInputs, Requirement } from '@agent-collaboration-hub/client';

/** The columns of the board, from the left. */
export const columns = ['pool', 'doing', 'done'] as const;
export type Column = (typeof columns)[number];

/** The priorities, the highest first. */
export const priorities = ['high', 'normal', 'low', 'lowest'] as const;
export type Priority = (typeof priorities)[number];

/** What the address of the page may say. */
export interface BoardSearch {
  readonly q?: string;
  /** User name of the person who is responsible. */
  readonly owner?: string;
  /** Alias of the agent that does the work. */
  readonly agent?: string;
  readonly tag?: string;
  /** Id of a project. */
  readonly project?: string;
  readonly priority?: Priority;
  /** Cards that have left the board, instead of those on it. */
  readonly archived?: true;
  /** Id of the card that is open. */
  readonly card?: string;
}

/** The filters of a board: its address without the card that is open. */
export type BoardFilters = Omit<BoardSearch, 'card'>;

const texts = ['q', 'owner', 'agent', 'tag', 'project', 'card'] as const;
const longest = 200;

/** Reads the address; what it does not know counts as not said. */
export function readBoardSearch(raw: Readonly<Record<string, unknown>>): BoardSearch {
  const said = texts.flatMap((name): (readonly [string, string])[] => {
    const value: unknown = raw[name];
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' ? [[name, text.slice(0, longest)]] : [];
  });
  const priority = priorities.find((one) => one === raw['priority']);
  return {
    ...Object.fromEntries(said),
    ...(priority !== undefined && { priority }),
    ...(raw['archived'] === true && { archived: true }),
  };
}

/** The filters alone: the address of a page names its network too. */
export function filtersOf({ q, owner, agent, tag, project, priority, archived }: BoardFilters): BoardFilters {
  const all = { q, owner, agent, tag, project, priority, archived };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** What a column asks the hub for. */
export type Question = Omit<OperationInputs['listRequirements'], 'limit' | 'cursor'>;

/** The question of a column under filters. */
export function questionOf(column: Column, filters: BoardFilters): Question {
  return {
    status: column,
    view: 'summary',
    last_event: '0',
    ...(filters.q !== undefined && { q: filters.q }),
    ...(filters.owner !== undefined && { owner: filters.owner }),
    ...(filters.agent !== undefined && { agent_owner: filters.agent }),
    ...(filters.tag !== undefined && { tag: filters.tag }),
    ...(filters.project !== undefined && { project_id: filters.project }),
    ...(filters.priority !== undefined && { priority: filters.priority }),
    ...(filters.archived === true && { archived: '1' }),
  };
}

/** Whether a card is an answer to a question; undefined where only the hub can tell: a search in texts. */
export function fits(card: Requirement, question: Question): boolean | undefined {
  const { owner, agent_owner: agent, tag, project_id: project, priority, status, archived } = question;
  const isSame =
    (status === undefined || card.column === status) &&
    (archived === '1') === card.archived &&
    (tag === undefined || card.tags.includes(tag)) &&
    (project === undefined || card.project_id === project) &&
    (priority === undefined || card.priority === priority) &&
    (owner === undefined || isPerson(card.owner, owner)) &&
    (agent === undefined || isPerson(card.agent_owner, agent));
  return isSame && question.q !== undefined ? undefined : isSame;
}

function isPerson(person: Requirement['owner'], name: string): boolean {
  if (person === null) return false;
  return person.id === name || person.alias === name || person.username?.toLowerCase() === name.toLowerCase();
}
