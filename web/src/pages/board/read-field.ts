import type { OperationInputs, Requirement } from '@agent-collaboration-hub/client';

/** Fields of a card that a person may change. */
export type CardChange = Omit<OperationInputs['updateRequirement'], 'requirement_id' | 'network_id'>;
export type CardField = keyof CardChange;

/** The value of a field as it is compared: people count by their ids. */
export function readField(card: Requirement, field: CardField): unknown {
  if (field === 'owner' || field === 'agent_owner') return card[field]?.id ?? null;
  if (field === 'participants') return card.participants.map(({ id }) => id);
  if (field === 'participants_add' || field === 'participants_remove') return null;
  return (card as unknown as Readonly<Record<string, unknown>>)[field] ?? null;
}

/**
 * The fields of a change that somebody else has changed since the person saw the card, to another value than the
 * person's.
 */
export function findConflicts(
  seen: Requirement,
  now: Requirement,
  wanted: Requirement,
  change: CardChange,
): readonly CardField[] {
  const value = (card: Requirement, field: CardField): string => JSON.stringify(readField(card, field));
  return (Object.keys(change) as CardField[]).filter(
    (field) =>
      isTold(seen, field) && value(now, field) !== value(seen, field) && value(now, field) !== value(wanted, field),
  );
}

/** Lists do not tell the long texts: what was not seen cannot have changed since. */
function isTold(seen: Requirement, field: CardField): boolean {
  return !((field === 'description' || field === 'checklist') && seen[field] === undefined);
}
