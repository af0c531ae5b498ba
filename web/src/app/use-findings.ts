import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useWords } from '../i18n/language.ts';
import { useCall } from '../live/use-call.ts';
import { firstLine } from '../parts/first-line.ts';
import { rankByAlias } from '../parts/rank-alias.ts';
import type { IconName } from '../parts/icon.tsx';
import { commands } from './commands.ts';
import { useNavigation } from './navigation-bars.tsx';
import { navigation, navigationWords } from './navigation.ts';

/** A line of the palette. */
export interface Finding {
  readonly id: string;
  readonly group: 'pages' | 'actions' | 'agents' | 'tasks';
  readonly label: string;
  readonly icon: IconName;
  readonly keys?: string | undefined;
  readonly run: () => void;
}

const few = 6;
/** The hub looks for the text in models and hosts too; agents whose alias has it come first among so many. */
const looked = 60;

/** Pages and actions whose names have the text in them, and the agents and tasks that the hub finds by it. */
export function useFindings(text: string): readonly Finding[] {
  const asked = useDeferredValue(text.trim());
  const navigate = useNavigate();
  const names = useWords(navigationWords);
  const isWanted = asked.length >= 2;
  const agents = useCall(
    'getStatus',
    { q: asked, fields: 'light', limit: looked },
    { isWanted: isWanted && has('/fleet') },
  );
  const tasks = useCall('listTasks', { q: asked, limit: few }, { isWanted: isWanted && has('/tasks') });
  const go =
    (to: string, params: Readonly<Record<string, string>> = {}) =>
    () =>
      void navigate({ to, params } as object);
  const pages = useNavigation().map(({ to, icon, name, letter }) => ({
    id: `page${to.replaceAll('/', '-')}`,
    group: 'pages' as const,
    label: names[name],
    icon,
    keys: letter === undefined ? undefined : `g ${letter}`,
    run: go(to),
  }));
  const actions = commands.use().map((command) => ({ ...command, group: 'actions' as const }));
  const found: Finding[] = [...pages, ...actions].filter(({ label }) => matches(label, asked));
  if (!isWanted) return found;
  for (const { alias } of (agents.data?.sessions ?? []).toSorted(rankByAlias(asked)).slice(0, few)) {
    const run = go('/agents/$alias', { alias });
    found.push({ id: `agent-${alias}`, group: 'agents', label: alias, icon: 'agent', run });
  }
  for (const { task_id, content, to_name } of tasks.data?.tasks ?? []) {
    const label = `${firstLine(content)} · ${to_name}`;
    found.push({ id: task_id, group: 'tasks', label, icon: 'tasks', run: go('/tasks/$taskId', { taskId: task_id }) });
  }
  return found;
}

/** Whether the console has the page: what it cannot show is not looked for. */
function has(to: string): boolean {
  return navigation.some((entry) => entry.to === to);
}

/** Whether each word of the question begins somewhere in the name. */
function matches(name: string, asked: string): boolean {
  const lower = name.toLowerCase();
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
