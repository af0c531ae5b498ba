import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BoardPerson, PersonAgent } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { hubOf } from '../../app/hub.ts';
import { useNetworkId } from '../../app/network.ts';
import { callKey } from '../../live/call-key.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Pick } from './picker.tsx';

/** The members and agents that a text finds. */
export interface People {
  readonly people: readonly BoardPerson[];
  readonly agents: readonly PersonAgent[];
  readonly search: (text: string) => void;
}

/** The members of the network and its agents, searched at the hub; nothing is asked before the first search. */
export function usePeople(): People {
  const networkId = useNetworkId();
  const [q, setQ] = useState<string>();
  const input = { network_id: networkId, limit: 50, ...(q !== undefined && q !== '' && { q }) };
  const { data } = useQuery({
    queryKey: callKey('tool:requirements_people', input, networkId),
    queryFn: ({ signal }) => hubOf(networkId).tool('requirements_people', input, { signal }),
    placeholderData: keepPreviousData,
    enabled: q !== undefined,
  });
  const owned = data?.people.flatMap(({ agents }) => agents) ?? [];
  const agents = [...owned, ...(data?.agents_without_owner ?? [])]
    .filter(({ alias }) => alias.toLowerCase().includes((q ?? '').toLowerCase()))
    .sort((a, b) => a.alias.localeCompare(b.alias));
  return { people: data?.people ?? [], agents, search: setQ };
}

/** People as lines of a picker; the value is the user name. */
export function pickPeople(people: readonly BoardPerson[]): Pick[] {
  return people.map(({ username, display_name: name, department }) => ({
    value: `user:${username}`,
    label: name ?? username,
    mark: <Avatar name={name ?? username} />,
    ...(department !== null && { hint: department.name }),
  }));
}

/** Agents as lines of a picker; the value is the alias. */
export function pickAgents(agents: readonly PersonAgent[]): Pick[] {
  return agents.map(({ alias }) => ({ value: `node:${alias}`, label: alias, mark: <Icon name="agent" /> }));
}
