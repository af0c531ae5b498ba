import { DomainError } from '../../domain-error.ts';
import type { CardValues, PersonRef } from '../cards/card-values.ts';
import type { PeopleFinder, PersonInput } from './find-people.ts';
import { maxParticipants } from '../limits.ts';
import type { CardInput } from '../cards/card-input.ts';

/** Owner, agent owner and participants of a card after a call. */
export interface ResolvedPeople {
  readonly owner: PersonRef | null;
  readonly agentOwner: PersonRef | null;
  readonly participants: readonly PersonRef[];
  readonly coerced: boolean;
}

/**
 * Applies what a call says about people (rule requirements-agent-owner).
 *
 * @throws owner_must_be_human, agent_owner_must_be_agent, person_not_in_network, person_ambiguous
 * @throws participants_conflict, participants_add_remove_overlap, invalid_participants
 */
export function resolvePeople(finder: PeopleFinder, before: CardValues, input: CardInput): ResolvedPeople {
  const agentOwner = input.agentOwner && finder.find('agent_owner', input.agentOwner, 'node');
  if (agentOwner?.kind === 'user') throw new DomainError('agent_owner_must_be_agent', { field: 'agent_owner' });
  const owner = input.owner && finder.find('owner', input.owner, 'user');
  const coerced = owner?.kind === 'node';
  if (coerced && input.agentOwner !== undefined) throw new DomainError('owner_must_be_human', { field: 'owner' });
  return {
    owner: owner === undefined || coerced ? before.owner : owner,
    agentOwner: coerced ? owner : agentOwner === undefined ? before.agent_owner : agentOwner,
    participants: resolveParticipants(finder, before.participants, input),
    coerced,
  };
}

function resolveParticipants(
  finder: PeopleFinder,
  before: readonly PersonRef[],
  { participants, participantsAdd, participantsRemove }: CardInput,
): readonly PersonRef[] {
  const changes = participantsAdd !== undefined || participantsRemove !== undefined;
  if (participants !== undefined) {
    if (changes) throw new DomainError('participants_conflict', { field: 'participants' });
    const hidden = before.filter((person) => finder.isHidden(person));
    return unique([...participants.map((person) => finder.find('participants', person, 'either')), ...hidden]);
  }
  if (!changes) return before;
  const added = unique((participantsAdd ?? []).map((person) => finder.find('participants_add', person, 'either')));
  const removed = new Set(
    // People who left the network can still be removed by id.
    (participantsRemove ?? []).map((person) =>
      keyOf(known(before, person) ?? finder.find('participants_remove', person, 'either')),
    ),
  );
  if (added.some((person) => removed.has(keyOf(person)))) {
    throw new DomainError('participants_add_remove_overlap', { field: 'participants_add' });
  }
  const list = unique([...before.filter((person) => !removed.has(keyOf(person))), ...added]);
  if (list.length > maxParticipants) throw new DomainError('invalid_participants', { field: 'participants_add' });
  return list;
}

function known(before: readonly PersonRef[], { kind, id }: PersonInput): PersonRef | undefined {
  return before.find((person) => person.id === id && (kind === undefined || kind === person.kind));
}

const keyOf = ({ kind, id }: PersonRef): string => `${kind} ${id}`;

function unique(people: readonly PersonRef[]): PersonRef[] {
  return [...new Map(people.map((person) => [keyOf(person), person])).values()];
}
