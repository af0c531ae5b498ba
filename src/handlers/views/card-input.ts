import type { Schemas } from '../../../generated/rest.ts';
import type { PersonInput } from '../../domain/requirements/people/find-people.ts';
import type { CardInput } from '../../domain/requirements/cards/card-input.ts';
import { inputOfPlain } from '../../domain/requirements/cards/plain-fields.ts';
import type { PlainWire } from '../../domain/requirements/cards/plain-fields.ts';

type WirePerson = Schemas['PersonInput'];

/** What a request says of a card; each operation has some of these fields. */
export interface WireCard extends PlainWire {
  readonly name?: string | undefined;
  readonly column?: Schemas['RequirementColumn'] | undefined;
  readonly status?: Schemas['RequirementColumn'] | undefined;
  readonly priority?: Schemas['RequirementPriority'] | undefined;
  readonly description?: string | undefined;
  readonly checklist?: CardInput['checklist'];
  readonly owner?: WirePerson | null | undefined;
  readonly agent_owner?: WirePerson | null | undefined;
  readonly participants?: readonly WirePerson[] | undefined;
  readonly participants_add?: readonly WirePerson[] | undefined;
  readonly participants_remove?: readonly WirePerson[] | undefined;
  readonly project_id?: string | null | undefined;
  readonly parent_id?: string | null | undefined;
  readonly external_ref?: string | null | undefined;
  readonly archived?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** The fields of a card as the rules name them; `status` where the operation takes it. */
export function readCard(wire: WireCard): CardInput {
  return {
    ...inputOfPlain(wire),
    name: wire.name,
    column: wire.column,
    status: wire.status,
    priority: wire.priority,
    description: wire.description,
    checklist: wire.checklist,
    owner: wire.owner == null ? wire.owner : readPerson(wire.owner),
    agentOwner: wire.agent_owner == null ? wire.agent_owner : readPerson(wire.agent_owner),
    participants: wire.participants?.map(readPerson),
    participantsAdd: wire.participants_add?.map(readPerson),
    participantsRemove: wire.participants_remove?.map(readPerson),
    projectId: wire.project_id,
    parentId: wire.parent_id,
    externalRef: wire.external_ref,
    archived: wire.archived,
    tags: wire.tags,
  };
}

function readPerson(person: WirePerson): PersonInput {
  return typeof person === 'string' ? { name: person } : person;
}
