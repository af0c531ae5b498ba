import type { RequirementColumn, RequirementPriority } from '../../../../generated/enums.ts';
import type { Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { CardValues, ChecklistItem } from './card-values.ts';
import { checkParent } from './check-parent.ts';
import { findPeople } from '../people/find-people.ts';
import type { PersonInput } from '../people/find-people.ts';
import { readMoment } from './read-moment.ts';
import { requireProject } from '../projects/require-project.ts';
import type { Board } from '../resolve-board.ts';
import { resolvePeople } from '../people/resolve-people.ts';

/** What a call says about a card; undefined leaves a field as it is. Lengths and shapes have been checked. */
export interface CardInput {
  readonly name?: string | undefined;
  readonly column?: RequirementColumn | undefined;
  /** The same as `column`, where the operation takes it. */
  readonly status?: RequirementColumn | undefined;
  readonly priority?: RequirementPriority | undefined;
  readonly due?: string | null | undefined;
  readonly start?: string | null | undefined;
  readonly description?: string | undefined;
  readonly checklist?: readonly ChecklistItemInput[] | undefined;
  readonly owner?: PersonInput | null | undefined;
  readonly agentOwner?: PersonInput | null | undefined;
  readonly participants?: readonly PersonInput[] | undefined;
  readonly participantsAdd?: readonly PersonInput[] | undefined;
  readonly participantsRemove?: readonly PersonInput[] | undefined;
  readonly projectId?: string | null | undefined;
  readonly parentId?: string | null | undefined;
  readonly externalRef?: string | null | undefined;
  readonly externalUrl?: string | null | undefined;
  readonly archived?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
}

export interface ChecklistItemInput {
  readonly id?: string | undefined;
  readonly text: string;
  readonly done?: boolean | undefined;
}

export interface ResolvedValues {
  readonly values: CardValues;
  /** An agent that was sent as `owner` alone became `agent_owner`. */
  readonly coerced: boolean;
}

/**
 * What a card will hold when `input` is applied to `before`, with everything checked that the contract cannot say:
 * people, project, parent, reference, real dates. The board is locked.
 *
 * @param cardId undefined for a new card
 */
export async function resolveValues(
  tx: Tx,
  board: Board,
  before: CardValues,
  input: CardInput,
  cardId?: string,
): Promise<ResolvedValues> {
  const people = await findPeople(tx, board, peopleOf(input));
  const { owner, agentOwner, participants, coerced } = resolvePeople(people, before, input);
  const { projectId, parentId, externalRef } = input;
  if (projectId != null && projectId !== before.project_id) await requireOpenProject(tx, board, projectId);
  if (externalRef !== undefined) await checkReference(tx, board, externalRef, cardId);
  const parent = parentId == null ? parentId : await checkParent(tx, board, parentId, cardId);
  const values: CardValues = {
    name: input.name?.trim() ?? before.name,
    column: readColumn(input) ?? before.column,
    priority: input.priority ?? before.priority,
    due: input.due == null ? keep(input.due, before.due) : readMoment('due', input.due),
    start: input.start == null ? keep(input.start, before.start) : readMoment('start', input.start),
    description: input.description ?? before.description,
    checklist: input.checklist === undefined ? before.checklist : readChecklist(tx, input.checklist),
    owner,
    agent_owner: agentOwner,
    participants,
    project_id: keep(projectId, before.project_id),
    parent_id: keep(parent, before.parent_id),
    external_ref: keep(externalRef, before.external_ref),
    external_url: input.externalUrl == null ? keep(input.externalUrl, before.external_url) : readUrl(input.externalUrl),
    archived: input.archived ?? before.archived,
    tags: input.tags === undefined ? before.tags : [...new Set(input.tags.map((tag) => tag.trim()))],
  };
  return { values, coerced };
}

function keep<T>(said: T | undefined, before: T): T {
  return said === undefined ? before : said;
}

function peopleOf(input: CardInput): PersonInput[] {
  const { owner, agentOwner, participants = [], participantsAdd = [], participantsRemove = [] } = input;
  return [owner, agentOwner, ...participants, ...participantsAdd, ...participantsRemove].filter((one) => one != null);
}

function readColumn({ column, status }: CardInput): RequirementColumn | undefined {
  if (column !== undefined && status !== undefined && column !== status) {
    throw new DomainError('status_conflicts_with_column', { field: 'status' });
  }
  return column ?? status;
}

function readChecklist(tx: Tx, items: readonly ChecklistItemInput[]): ChecklistItem[] {
  const list = items.map(({ id, text, done = false }) => ({
    id: id ?? tx.platform.ids.uuid(),
    text: text.trim(),
    done,
  }));
  if (new Set(list.map((item) => item.id)).size < list.length) {
    throw new DomainError('invalid_checklist', { field: 'checklist' });
  }
  return list;
}

/** The pattern of the contract knows the scheme; what else makes an address, the URL standard says. */
function readUrl(given: string): string {
  if (!URL.canParse(given)) throw new DomainError('invalid_external_url', { field: 'external_url' });
  return given;
}

async function requireOpenProject(tx: Tx, board: Board, projectId: string): Promise<void> {
  const project = await requireProject(tx.db, board, projectId);
  if (project.archived === 1) throw new DomainError('project_archived', { field: 'project_id' });
}

/** @throws external_ref_not_allowed, external_ref_exists */
async function checkReference(tx: Tx, board: Board, ref: string | null, cardId: string | undefined): Promise<void> {
  const field = 'external_ref';
  if (board.scopedIn.length > 0) throw new DomainError('external_ref_not_allowed', { field });
  if (ref === null) return;
  const { networkId } = board.scope;
  const taken = await tx.db
    .selectFrom('requirements')
    .select('requirement_id')
    .where('network_id', '=', networkId)
    .where('external_ref', '=', ref)
    .executeTakeFirst();
  if (taken === undefined || taken.requirement_id === cardId) return;
  throw new DomainError('external_ref_exists', { field, existing_id: taken.requirement_id });
}
