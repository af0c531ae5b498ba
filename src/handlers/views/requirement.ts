import { boardCapabilities } from '../../../generated/enums.ts';
import type { Schemas } from '../../../generated/rest.ts';
import type { PersonRow } from '../../domain/requirements/people/list-people.ts';
import type { RequirementPage } from '../../domain/requirements/cards/list-requirements.ts';
import type { Card } from '../../domain/requirements/cards/load-cards.ts';
import type { CardPerson } from '../../domain/requirements/cards/card-parts.ts';
import type { CardEventRow } from '../../domain/requirements/history/select-events.ts';
import { readPlain } from '../../domain/requirements/cards/plain-fields.ts';
import type { ChecklistItem } from '../../domain/requirements/cards/card-values.ts';
import { toIsoTime } from '../../platform/clock.ts';

/** A card on the wire; long texts and the last event when they were read. */
export function viewRequirement(card: Card): Schemas['Requirement'] {
  const { row } = card;
  return {
    id: row.requirement_id,
    seq: row.seq,
    network_id: row.network_id,
    name: row.name,
    column: row.board_column,
    priority: row.priority,
    ...readPlain(row),
    ...(row.description === undefined ? {} : { description: row.description }),
    ...(row.checklist_json === undefined ? {} : { checklist: JSON.parse(row.checklist_json) as ChecklistItem[] }),
    checklist_progress: { total: row.checklist_total, done: row.checklist_done },
    owner: card.owner && viewPerson(card.owner),
    agent_owner: card.agentOwner && viewPerson(card.agentOwner),
    participants: card.participants.map(viewPerson),
    project_id: row.project_id,
    parent_id: row.parent_id,
    children: card.children,
    external_ref: row.external_ref,
    archived: row.archived === 1,
    tags: [...card.tags],
    created_by: card.createdBy,
    updated_by: card.updatedBy,
    created_at: toIsoTime(row.created_at),
    updated_at: toIsoTime(row.updated_at),
    ...(card.lastEvent === undefined ? {} : { last_event: card.lastEvent && viewLastEvent(card.lastEvent) }),
  };
}

/** A card after a write (rule requirements-agent-owner). */
export function viewWrittenCard({ card, coerced }: { readonly card: Card; readonly coerced: boolean }) {
  return {
    ok: true as const,
    requirement: viewRequirement(card),
    ...(coerced ? { owner_coerced_to_agent_owner: true as const } : {}),
  };
}

/** A page of cards with what the board can do. */
export function viewRequirementPage(page: RequirementPage): Schemas['ListRequirementsAnswer'] {
  return {
    ok: true,
    requirements: page.cards.map(viewRequirement),
    has_more: page.nextCursor !== null,
    next_cursor: page.nextCursor,
    capabilities: [...boardCapabilities],
    ...(page.serverTime === undefined ? {} : { server_time: toIsoTime(page.serverTime) }),
    ...(page.deleted === undefined ? {} : { deleted: page.deleted.map(viewDeleted) }),
  };
}

/** An event of a card on the wire. */
export function viewCardEvent(event: CardEventRow): Schemas['RequirementEvent'] {
  return {
    // Its number is one of its network.
    id: `ev_${event.seq}.${event.network_id}`,
    requirement_id: event.requirement_id,
    seq: event.card_seq,
    kind: event.kind,
    field: event.field,
    old: valueOf(event.old_json),
    new: valueOf(event.new_json),
    actor: viewActor(event),
    at: toIsoTime(event.created_at),
  };
}

/** A member with the agents that belong to it. */
export function viewBoardPerson(person: PersonRow): Schemas['BoardPerson'] {
  const { user_id, username, display_name, role, department } = person;
  return {
    user_id,
    username,
    display_name,
    role,
    department: department === null ? null : { id: department, name: department },
    agents: person.agents.map(viewAgent),
  };
}

/** An agent by id and alias. */
export function viewAgent({ node_id, alias }: Schemas['PersonAgent']): Schemas['PersonAgent'] {
  return { node_id, alias };
}

function viewPerson({ kind, id, username, displayName, alias }: CardPerson): Schemas['Person'] {
  return {
    kind,
    id,
    ...(username === undefined ? {} : { username, display_name: displayName ?? null }),
    ...(alias === undefined ? {} : { alias }),
  };
}

function viewDeleted(row: NonNullable<RequirementPage['deleted']>[number]): Schemas['DeletedRequirement'] {
  const { requirement_id: id, seq, network_id, deleted_at } = row;
  return { id, seq, network_id, deleted_at: toIsoTime(deleted_at) };
}

function viewActor(event: CardEventRow): Schemas['NullableEventActor'] {
  if (Number(event.hidden) === 1) return null;
  return { id: event.actor_id, kind: event.actor_kind, display_name: event.display_name };
}

function viewLastEvent(event: CardEventRow): Schemas['LastEvent'] {
  return {
    type: event.kind,
    field: event.field,
    actor: viewActor(event),
    at: toIsoTime(event.created_at),
    summary: summaryOf(event),
  };
}

const maxSummary = 160;

function summaryOf({ kind, field, old_json: old, new_json: now }: CardEventRow): string {
  if (kind === 'comment') return cut((valueOf(now) as { text: string }).text);
  if (kind !== 'changed') return kind;
  const [before, after] = [wordOf(valueOf(old)), wordOf(valueOf(now))];
  const short = field !== 'description' && before !== undefined && after !== undefined;
  return cut(short ? `${field}: ${before} → ${after}` : `${field} changed`);
}

/** A value that can be told in a word; lists and persons cannot. */
function wordOf(value: unknown): string | undefined {
  if (value === null) return '-';
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
}

function cut(text: string): string {
  const signs = [...text];
  return signs.length <= maxSummary ? text : `${signs.slice(0, maxSummary - 1).join('')}…`;
}

function valueOf(json: string | null): unknown {
  return json === null ? null : (JSON.parse(json) as unknown);
}
