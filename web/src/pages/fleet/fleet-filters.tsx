import { useMemo } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Menu } from '../../parts/menu.tsx';
import { partWords } from '../../parts/part-words.ts';
import { countBy, statusOrder, type FleetAgent } from './fleet-agents.ts';
import { groupings, type FleetSearch } from './fleet-search.ts';
import { SavedViews } from './saved-views-menu.tsx';
import { fleetWords } from './words.ts';
import style from './fleet.module.css';

/** What narrows and groups the list. Everything it says lives in the address. */
export function FleetFilters({
  agents,
  search,
  onChange,
}: {
  readonly agents: readonly FleetAgent[];
  readonly search: FleetSearch;
  readonly onChange: (search: FleetSearch) => void;
}) {
  const words = useWords(fleetWords);
  const change = (part: { readonly [Name in keyof FleetSearch]?: FleetSearch[Name] | undefined }): void => {
    const next = Object.entries({ ...search, ...part }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(next));
  };
  return (
    <div className={style['filters']}>
      <Choice
        label={words.status}
        value={search.status ?? ''}
        onChange={(status) => change({ status: status === '' ? undefined : status })}
        options={useStatusOptions(agents, search.status)}
      />
      <ValueMenu name="host" agents={agents} value={search.host} onChange={(host) => change({ host })} />
      <ValueMenu name="owner" agents={agents} value={search.owner} onChange={(owner) => change({ owner })} />
      <span className={style['grow']} />
      <Menu
        trigger={
          <Button icon="fleet" look="plain">
            {search.group === undefined ? words.group : words.groupBy[search.group]}
          </Button>
        }
        groups={[
          {
            label: words.group,
            items: [undefined, ...groupings].map((group) => ({
              label: group === undefined ? words.notGrouped : words.groupBy[group],
              isChosen: group === search.group,
              onSelect: () => change({ group }),
            })),
          },
        ]}
      />
      <SavedViews search={search} onChoose={onChange} />
    </div>
  );
}

/** Statuses that some agent has, and the one that is asked for. */
function useStatusOptions(agents: readonly FleetAgent[], chosen: string | undefined) {
  const words = useWords(fleetWords);
  const { status: names } = useWords(partWords);
  const counts = useMemo(() => new Map(countBy(agents, 'status')), [agents]);
  const shown = statusOrder.filter((status) => counts.has(status) || status === chosen);
  return [
    { value: '', label: words.all, count: agents.length },
    ...shown.map((status) => ({
      value: status,
      label:
        (words.short as Readonly<Record<string, string>>)[status] ??
        (names as Readonly<Record<string, string>>)[status] ??
        status,
      count: counts.get(status),
    })),
  ];
}

/** A filter by a value of which there may be many. */
function ValueMenu({
  name,
  agents,
  value,
  onChange,
}: {
  readonly name: 'host' | 'owner';
  readonly agents: readonly FleetAgent[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}) {
  const words = useWords(fleetWords);
  const [title, any, none] =
    name === 'host' ? [words.host, words.anyHost, words.noHost] : [words.owner, words.anyOwner, words.noOwner];
  const labelOf = (one: string): string => (one === 'none' ? none : one);
  const counts = useMemo(() => countBy(agents, name), [agents, name]);
  const items = counts.map(([one, count]) => ({
    label: labelOf(one),
    hint: String(count),
    isChosen: one === value,
    onSelect: () => onChange(one),
  }));
  const all = { label: any, isChosen: value === undefined, onSelect: () => onChange(undefined) };
  return (
    <Menu
      align="start"
      trigger={
        <Button look="plain" icon="chevron-down">
          {value === undefined ? title : labelOf(value)}
        </Button>
      }
      groups={[{ items: [all] }, { label: title, items }]}
    />
  );
}
