import { sql } from 'kysely';
import type { PersonKind } from '../../../../generated/enums.ts';
import { ofReachedAgents } from '../../access/agent-access.ts';
import type { Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { PersonRef } from '../cards/card-values.ts';
import { foldText } from '../../fold-text.ts';
import { findHiddenAgents } from './hide-agents.ts';
import type { Board } from '../resolve-board.ts';

/** A person as callers write one: an id, or a name that is looked up in the network of the card. */
export interface PersonInput {
  readonly kind?: PersonKind | undefined;
  readonly id?: string | undefined;
  readonly username?: string | undefined;
  readonly alias?: string | undefined;
  /** Whatever it is: an id, a user name or an alias. */
  readonly name?: string | undefined;
}

/** Which kind wins when a bare name fits a person and an agent; `either` refuses to guess. */
export type Preference = PersonKind | 'either';

const hint = 'List the people and agents of the network with requirements_people.';

/** Finds the persons that one call names, with two queries for all of them. */
export interface PeopleFinder {
  /** @throws person_not_in_network, person_ambiguous both carry `field` and `hint` */
  find(field: string, input: PersonInput, preference: Preference): PersonRef;
  /** Somebody on the card whom the caller does not see, and so cannot mean to take off. */
  isHidden(person: PersonRef): boolean;
}

/**
 * Looks up everybody that `inputs` name in the network of the board; agents hidden from the caller count as unknown.
 */
export async function findPeople(tx: Tx, board: Board, inputs: readonly PersonInput[]): Promise<PeopleFinder> {
  const names = [...new Set(inputs.map(wordOf))];
  const { networkId } = board.scope;
  const hides = await findHiddenAgents(tx.db, board);
  const isHidden = ({ kind, id }: PersonRef): boolean => kind === 'node' && hides(networkId, id);
  if (names.length === 0) return { find: refuse, isHidden };
  const folded = names.map(foldText);
  const users = await tx.db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['u.user_id as id', 'u.username_key as key'])
    .where('m.network_id', '=', networkId)
    .where((eb) => eb.or([eb('u.user_id', 'in', names), eb('u.username_key', 'in', folded)]))
    .execute();
  const nodes = await tx.db
    .selectFrom('nodes')
    .select(['node_id as id', 'alias', 'node_name as name'])
    .where('network_id', '=', networkId)
    .where(ofReachedAgents(board.scope, 'nodes', 'alias'))
    .where((eb) =>
      eb.or([
        eb('node_id', 'in', names),
        eb('alias', 'in', names),
        eb(sql<string>`lower(alias)`, 'in', folded),
        eb(sql<string>`lower(node_name)`, 'in', folded),
      ]),
    )
    .execute();
  return {
    isHidden,
    find(field, input, preference) {
      const word = wordOf(input);
      const kind = input.kind ?? (input.username ? 'user' : input.alias ? 'node' : undefined);
      const persons = kind === 'node' ? [] : users.filter(({ id, key }) => id === word || key === foldText(word));
      const agents = kind === 'user' ? [] : agentsOf(nodes, word);
      return choose(field, word, persons, agents, preference);
    },
  };
}

interface AgentName {
  readonly id: string;
  readonly alias: string;
  readonly name: string;
}

/** An exact id or alias is meant; otherwise all agents that are called so, whatever the case. */
function agentsOf(nodes: readonly AgentName[], word: string): AgentName[] {
  const exact = nodes.filter(({ id, alias }) => id === word || alias === word);
  if (exact.length > 0) return exact;
  const folded = foldText(word);
  return nodes.filter(({ alias, name }) => foldText(alias) === folded || foldText(name) === folded);
}

function choose(
  field: string,
  name: string,
  users: readonly { readonly id: string }[],
  nodes: readonly { readonly id: string }[],
  preference: Preference,
): PersonRef {
  const persons = users.map(({ id }): PersonRef => ({ kind: 'user', id }));
  const agents = nodes.map(({ id }): PersonRef => ({ kind: 'node', id }));
  let found = [...persons, ...agents];
  if (preference === 'user' && persons.length > 0) found = persons;
  if (preference === 'node' && agents.length > 0) found = agents;
  const [first, second] = found;
  if (first === undefined) throw new DomainError('person_not_in_network', { field, name, hint });
  if (second !== undefined) throw new DomainError('person_ambiguous', { field, name, hint });
  return first;
}

function wordOf({ id, username, alias, name }: PersonInput): string {
  return (id ?? username ?? alias ?? name ?? '').trim();
}

function refuse(field: string, input: PersonInput): never {
  throw new DomainError('person_not_in_network', { field, name: wordOf(input), hint });
}
