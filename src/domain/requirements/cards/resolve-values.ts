import type { RequirementColumn } from '../../../../generated/enums.ts';
import type { Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { CardValues, ChecklistItem } from './card-values.ts';
import type { CardInput, ChecklistItemInput } from './card-input.ts';
import { checkParent } from './check-parent.ts';
import { findPeople } from '../people/find-people.ts';
import type { PersonInput } from '../people/find-people.ts';
import { resolvePlain } from './plain-fields.ts';
import { requireProject } from '../projects/require-project.ts';
import type { Board } from '../resolve-board.ts';
import { resolvePeople } from '../people/resolve-people.ts';

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
    ...resolvePlain(before, input),
    description: input.description ?? before.description,
    checklist: input.checklist === undefined ? before.checklist : readChecklist(tx, input.checklist),
    owner,
    agent_owner: agentOwner,
    participants,
    project_id: keep(projectId, before.project_id),
    parent_id: keep(parent, before.parent_id),
    external_ref: keep(externalRef, before.external_ref),
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

async function requireOpenProject(tx: Tx, board: Board, projectId: string): Promise<void> {
  const project = await requireProject(tx, board, projectId);
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
