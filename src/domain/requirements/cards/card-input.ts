import type { RequirementColumn, RequirementPriority } from '../../../../generated/enums.ts';
import type { PersonInput } from '../people/find-people.ts';
import type { PlainInput } from './plain-fields.ts';

/** What a call says about a card; undefined leaves a field as it is. Lengths and shapes have been checked. */
export interface CardInput extends PlainInput {
  readonly name?: string | undefined;
  readonly column?: RequirementColumn | undefined;
  /** The same as `column`, where the operation takes it. */
  readonly status?: RequirementColumn | undefined;
  readonly priority?: RequirementPriority | undefined;
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
  readonly archived?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
}

export interface ChecklistItemInput {
  readonly id?: string | undefined;
  readonly text: string;
  readonly done?: boolean | undefined;
}
