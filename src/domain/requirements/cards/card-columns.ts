import type { CardRow } from '../../../entities/rows.ts';
import type { Queries } from '../../ctx.ts';
import { plainNames } from './plain-fields.ts';

/** Columns of a card that every view has. */
export const summaryColumns = [
  'r.requirement_id',
  'r.network_id',
  'r.seq',
  'r.name',
  'r.board_column',
  'r.priority',
  'r.checklist_total',
  'r.checklist_done',
  'r.owner_id',
  'r.agent_owner_id',
  'r.project_id',
  'r.parent_id',
  'r.external_ref',
  'r.archived',
  'r.created_by_kind',
  'r.created_by_id',
  'r.updated_by_kind',
  'r.updated_by_id',
  'r.created_at',
  'r.updated_at',
  ...plainNames.map((name) => `r.${name}` as const),
] as const;

/** And those of the full view. */
export const fullColumns = [...summaryColumns, 'r.description', 'r.checklist_json'] as const;

type Summary = Omit<CardRow, 'search_text' | 'description' | 'checklist_json'>;

/** A card row with or without its long texts. */
export type ListedRow = Summary & Partial<Pick<CardRow, 'description' | 'checklist_json'>>;

/** A query on cards, as `r`. */
export function selectCards(db: Queries, columns: typeof summaryColumns | typeof fullColumns) {
  return db
    .selectFrom('requirements as r')
    .select(columns as typeof summaryColumns)
    .$castTo<ListedRow>();
}
