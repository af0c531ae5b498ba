import { useCallback } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Menu } from '../../parts/menu.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { useBoard } from './board-context.ts';
import { priorities, type BoardFilters } from './board-search.ts';
import { Picker } from './picker.tsx';
import { Swatch } from './tag.tsx';
import { pickAgents, pickPeople, usePeople } from './use-people.tsx';
import { boardWords } from './words.ts';
import style from './board-filters.module.css';

interface FilterProps {
  readonly filters: BoardFilters;
  readonly onChange: (change: { readonly [Name in keyof BoardFilters]?: BoardFilters[Name] | undefined }) => void;
}

/** What of the board is shown. The page keeps it in the address. */
export function BoardFiltersBar({ filters, onChange }: FilterProps) {
  const words = useWords(boardWords);
  const { archived = false } = filters;
  const search = useCallback((q: string) => onChange({ q: q === '' ? undefined : q }), [onChange]);
  return (
    <div role="group" aria-label={words.filters} className={style['filters']}>
      <SearchField value={filters.q ?? ''} onSearch={search} label={words.search} />
      <PeopleFilter filters={filters} onChange={onChange} />
      <TagFilter filters={filters} onChange={onChange} />
      <ProjectFilter filters={filters} onChange={onChange} />
      <PriorityFilter filters={filters} onChange={onChange} />
      <Button
        look={archived ? 'usual' : 'plain'}
        aria-pressed={archived}
        onClick={() => onChange({ archived: archived ? undefined : true })}
      >
        {words.archived}
      </Button>
      {Object.keys(filters).length > 0 && (
        <Button
          look="plain"
          icon="close"
          onClick={() => onChange(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])))}
        >
          {words.clearFilters}
        </Button>
      )}
    </div>
  );
}

/** A filter as a button: its name, and what it is set to. */
function FilterButton({
  name,
  value,
  ...rest
}: Omit<React.ComponentProps<'button'>, 'value' | 'className'> & {
  readonly name: string;
  readonly value: string | undefined;
}) {
  return (
    <Button {...rest} look={value === undefined ? 'plain' : 'usual'}>
      <span className={style['value']}>{value === undefined ? name : `${name}: ${value}`}</span>
      <Icon name="chevron-down" size={14} />
    </Button>
  );
}

function PeopleFilter({ filters: { owner, agent }, onChange }: FilterProps) {
  const words = useWords(boardWords);
  const { people, agents, search } = usePeople();
  const chosen = [...(owner === undefined ? [] : [`user:${owner}`]), ...(agent === undefined ? [] : [`node:${agent}`])];
  const pick = (value: string): void => {
    const name = value.slice(5);
    if (chosen.includes(value)) onChange({ owner: undefined, agent: undefined });
    else onChange(value.startsWith('user:') ? { owner: name, agent: undefined } : { owner: undefined, agent: name });
  };
  return (
    <Picker
      trigger={<FilterButton name={words.people} value={owner ?? agent} />}
      label={words.people}
      picks={[...pickPeople(people), ...pickAgents(agents)]}
      chosen={chosen}
      onPick={pick}
      onSearch={search}
    />
  );
}

function ProjectFilter({ filters: { project }, onChange }: FilterProps) {
  const words = useWords(boardWords);
  const { projects } = useBoard();
  const name = project === undefined ? undefined : (projects.get(project)?.name ?? project);
  return (
    <Picker
      trigger={<FilterButton name={words.project} value={name} />}
      label={words.project}
      picks={[...projects.values()].map(({ id, name: label, color }) => ({
        value: id,
        label,
        mark: <Swatch color={color} />,
      }))}
      chosen={project === undefined ? [] : [project]}
      onPick={(id) => onChange({ project: id === project ? undefined : id })}
    />
  );
}

function PriorityFilter({ filters: { priority }, onChange }: FilterProps) {
  const words = useWords(boardWords);
  const items = priorities.map((one) => ({
    label: words.priority[one],
    isChosen: one === priority,
    onSelect: () => onChange({ priority: one === priority ? undefined : one }),
  }));
  const value = priority === undefined ? undefined : words.priority[priority];
  return (
    <Menu align="start" trigger={<FilterButton name={words.priorityFilter} value={value} />} groups={[{ items }]} />
  );
}

function TagFilter({ filters: { tag }, onChange }: FilterProps) {
  const words = useWords(boardWords);
  const { tags, tagColors, tagCounts } = useBoard();
  return (
    <Picker
      trigger={<FilterButton name={words.tag} value={tag} />}
      label={words.tag}
      picks={tags.map((name) => ({
        value: name,
        label: name,
        mark: <Swatch color={tagColors[name]} />,
        hint: String(tagCounts[name] ?? ''),
      }))}
      chosen={tag === undefined ? [] : [tag]}
      onPick={(name) => onChange({ tag: name === tag ? undefined : name })}
    />
  );
}
