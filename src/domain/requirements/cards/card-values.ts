import type { PersonKind, RequirementColumn, RequirementPriority } from '../../../../generated/enums.ts';
import type { CardRow } from '../../../entities/rows.ts';
import { foldText } from '../../fold-text.ts';
import { blankPlain, readPlain } from './plain-fields.ts';
import type { PlainValues } from './plain-fields.ts';

export interface PersonRef {
  readonly kind: PersonKind;
  readonly id: string;
}

export interface ChecklistItem {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
}

/** What people can set on a card. */
export interface CardValues extends PlainValues {
  readonly name: string;
  readonly column: RequirementColumn;
  readonly priority: RequirementPriority;
  readonly description: string;
  readonly checklist: readonly ChecklistItem[];
  readonly owner: PersonRef | null;
  readonly agent_owner: PersonRef | null;
  readonly participants: readonly PersonRef[];
  readonly project_id: string | null;
  readonly parent_id: string | null;
  readonly external_ref: string | null;
  readonly archived: boolean;
  readonly tags: readonly string[];
}

/** A card of which only the name was given. */
export const blankValues: Omit<CardValues, 'name'> = {
  ...blankPlain,
  column: 'pool',
  priority: 'normal',
  description: '',
  checklist: [],
  owner: null,
  agent_owner: null,
  participants: [],
  project_id: null,
  parent_id: null,
  external_ref: null,
  archived: false,
  tags: [],
};

/** The values of a stored card. */
export function readValues(row: CardRow, participants: readonly PersonRef[], tags: readonly string[]): CardValues {
  return {
    ...readPlain(row),
    name: row.name,
    column: row.board_column,
    priority: row.priority,
    description: row.description,
    checklist: JSON.parse(row.checklist_json) as ChecklistItem[],
    owner: row.owner_id === null ? null : { kind: 'user', id: row.owner_id },
    agent_owner: row.agent_owner_id === null ? null : { kind: 'node', id: row.agent_owner_id },
    participants,
    project_id: row.project_id,
    parent_id: row.parent_id,
    external_ref: row.external_ref,
    archived: row.archived === 1,
    tags,
  };
}

/** The columns of `requirements` that hold these values; participants and tags have tables of their own. */
export function columnsOf(values: CardValues) {
  return {
    ...readPlain(values),
    name: values.name,
    board_column: values.column,
    priority: values.priority,
    description: values.description,
    checklist_json: JSON.stringify(values.checklist),
    checklist_total: values.checklist.length,
    checklist_done: values.checklist.filter((item) => item.done).length,
    owner_id: values.owner?.id ?? null,
    agent_owner_id: values.agent_owner?.id ?? null,
    project_id: values.project_id,
    parent_id: values.parent_id,
    external_ref: values.external_ref,
    archived: values.archived ? 1 : 0,
    search_text: foldText(`${values.name}\n${values.description}`),
  };
}
