import type { TaskStatus } from '../../../generated/enums.ts';
import { usernameKey } from '../access/username-key.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { readAvatarUrl } from '../nodes/read-avatar-url.ts';
import { readMoment } from '../requirements/cards/read-moment.ts';
import { maxDepth, maxProjects } from '../requirements/limits.ts';
import { isTerminal } from '../tasks/lifecycle.ts';
import type { CheckedExport } from './checked-export.ts';
import { maxJsonDepth } from './limits.ts';
import type { Line, Ref, RowKindName } from './line-kinds.ts';
import { refuseLine } from './read-export.ts';

/** A line that holds a row. */
export interface RowLine {
  readonly kind: RowKindName;
  readonly line: Line;
  readonly number: number;
  readonly refs: Readonly<Record<string, Ref>>;
}

/** What a table holds once only, beside its own ids. */
const uniques: Readonly<Partial<Record<RowKindName, readonly (readonly string[])[]>>> = {
  member: [['user_id']],
  node: [['alias']],
  grant: [['user_id', 'node_id']],
  skill: [['slug', 'version']],
  provider: [['name']],
  project: [['name']],
  tag_color: [['tag']],
  card: [['external_ref']],
  board: [[]],
  completion: [['task_id']],
};

/** Names of providers that are looked up: each may take the resolver its time. */
const maxHosts = 20;

/** Rows whose `seq` comes from the counter of the network. */
const numbered: readonly RowKindName[] = ['skill', 'task', 'task_event', 'completion'];

/**
 * Holds a row against the rules that no schema can say, and keeps what later rows and the counters need of it.
 *
 * @returns what is wrong with it; undefined when nothing is
 */
export function checkRow(ctx: Ctx, found: CheckedExport, row: RowLine): string | undefined {
  return checkRefs(found, row) ?? checkOnce(found, row) ?? checkOrder(found, row) ?? rules[row.kind]?.(found, row, ctx);
}

function checkRefs({ ids, once, people, members }: CheckedExport, { kind, line, refs }: RowLine): string | undefined {
  for (const [column, ref] of Object.entries(refs)) {
    const value = line[column];
    if (typeof value !== 'string') continue;
    if ('own' in ref) {
      const key = JSON.stringify([kind, value]);
      if (once.has(key)) return `${column} stands in the file twice`;
      once.add(key);
      ids.of(ref.own, value);
    } else if ('to' in ref) {
      const isThere = ref.to === 'person' ? people.has(value) : once.has(JSON.stringify([ref.to, value]));
      if (!isThere) return `${column} names no ${ref.to} of the lines before`;
      if (kind === 'grant' && ref.to === 'person' && !members.has(value)) return `${column} names no member`;
    } else if ('json' in ref && !isJson(value)) return `${column} is no JSON of at most ${maxJsonDepth} levels`;
  }
  return undefined;
}

function checkOnce({ once }: CheckedExport, { kind, line }: RowLine): string | undefined {
  for (const columns of uniques[kind] ?? []) {
    const values = columns.map((column) => line[column]);
    if (values.includes(null)) continue;
    const key = JSON.stringify([kind, columns, values]);
    if (once.has(key)) return `${columns.join(' and ') || kind} stands in the file twice`;
    once.add(key);
  }
  return undefined;
}

/** Rows with a number come in its order, so none has the number of another one. */
function checkOrder(found: CheckedExport, { kind, line }: RowLine): string | undefined {
  const seq = line['seq'];
  if (typeof seq !== 'number') return undefined;
  if (seq <= found.lastSeq) return 'seq is not greater than that of the line before';
  found.lastSeq = seq;
  if (numbered.includes(kind)) found.lastRow = Math.max(found.lastRow, seq);
  return undefined;
}

type Rule = (found: CheckedExport, row: RowLine, ctx: Ctx) => string | undefined;

const rules: Readonly<Partial<Record<RowKindName, Rule>>> = {
  member: (found, { line }, ctx) => {
    const old = line['user_id'] as string;
    found.members.set(old, line['role'] as string);
    found.memberNames.add(usernameKey(found.people.get(old) ?? ''));
    if (found.ids.isKnown(old) && found.ids.find('person', old) === ctx.caller.userId) found.ownMember = line;
    return undefined;
  },
  node: (found, { line }, ctx) => {
    const alias = usernameKey(line['alias'] as string);
    const isMember = found.memberNames.has(alias) || alias === usernameKey(ctx.caller.username ?? '');
    if (isMember) return 'alias is the user name of a member';
    return isStored(() => readAvatarUrl(line['avatar_url']), line['avatar_url'])
      ? undefined
      : 'avatar_url is no address';
  },
  provider: ({ providers, hosts }, { line, number }) => {
    const url = line['base_url'] as string;
    providers.set(number, url);
    hosts.add(URL.parse(url)?.host ?? '');
    return hosts.size > maxHosts ? `base_url is on a host more than ${maxHosts}` : undefined;
  },
  project: ({ counts }, { line }) => {
    if ((counts.get('project') ?? 0) >= maxProjects) return `is a project more than ${maxProjects}`;
    return (line['name'] as string).trim() === line['name'] ? undefined : 'name begins or ends with a blank';
  },
  card: (found, { line, number }) => {
    const parent = line['parent_id'] as string | null;
    if (parent !== null) found.parents.set(line['requirement_id'] as string, { parent, line: number });
    found.lastCard = line['seq'] as number;
    found.lastCardStamp = Math.max(found.lastCardStamp, line['updated_at'] as number);
    const items = line['checklist'] as readonly { readonly id: string }[];
    if (new Set(items.map((item) => item.id)).size < items.length) return 'checklist has an id twice';
    const people = line['participants'] as readonly { readonly kind: string; readonly id: string }[];
    if (new Set(people.map((one) => `${one.kind} ${one.id}`)).size < people.length)
      return 'participants has somebody twice';
    for (const field of ['due', 'start'] as const) {
      const text = line[field];
      if (typeof text === 'string' && !isStored(() => readMoment(field, text), text)) return `${field} is no date`;
    }
    const url = line['external_url'];
    return typeof url === 'string' && !URL.canParse(url) ? 'external_url is no address' : undefined;
  },
  card_event: (found, { line }) => {
    found.lastCardEvent = line['seq'] as number;
    return undefined;
  },
  board: (found, { line }) => {
    if ((line['last_seq'] as number) < found.lastCard) return 'last_seq is less than the number of a card';
    if ((line['last_event'] as number) < found.lastCardEvent) return 'last_event is less than the number of a change';
    return (line['last_stamp'] as number) < found.lastCardStamp ? 'last_stamp is before a change of a card' : undefined;
  },
  task: (found, { line }) => {
    const status = line['status'] as TaskStatus;
    if (isTerminal(status) !== (line['completed_at'] !== null)) return 'completed_at does not fit the status';
    found.tasks[status] = (found.tasks[status] ?? 0) + 1;
    return undefined;
  },
  delivery: ({ inboxes }, { line }) => {
    const key = line['to_key'] as string;
    const inbox = inboxes.get(key) ?? { lastSeq: 0, unread: 0 };
    inbox.lastSeq = Math.max(inbox.lastSeq, line['inbox_seq'] as number);
    inbox.unread += line['acked'] === 0 ? 1 : 0;
    inboxes.set(key, inbox);
    return (line['acked'] === 0) === (line['acked_at'] === null) ? undefined : 'acked_at does not fit acked';
  },
};

/**
 * Holds the cards against one another, once the last of them was read.
 *
 * @throws import_refused naming the line whose parent is absent, or too far down
 */
export function checkParents({ parents, once }: CheckedExport): void {
  for (const { parent, line } of parents.values()) {
    if (!once.has(JSON.stringify(['card', parent]))) throw refuseLine(line, 'parent_id names no card of the file');
    let depth = 2;
    for (let above = parents.get(parent); above !== undefined; above = parents.get(above.parent)) {
      if ((depth += 1) > maxDepth) throw refuseLine(line, `parent_id makes a chain of more than ${maxDepth} cards`);
    }
  }
}

/** Whether a text is stored as it is given. */
function isStored(read: () => unknown, given: unknown): boolean {
  try {
    return read() === given;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Whether a text is JSON that nests as deep as a body may: what is read later goes down into it, level by level. */
function isJson(text: string): boolean {
  try {
    return isShallow(JSON.parse(text), maxJsonDepth);
  } catch {
    return false;
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}
