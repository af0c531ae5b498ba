import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useCommands } from '../../app/commands.ts';
import { useKeys } from '../../app/keys.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { BulkBar } from '../../parts/bulk-bar.tsx';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { partWords } from '../../parts/part-words.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useSelection } from '../../parts/use-selection.ts';
import { isWanted, linesOf, type FleetAgent, type FleetGroup, type FleetLine } from './fleet-agents.ts';
import { useFleetColumns } from './fleet-columns.tsx';
import { FleetFilters } from './fleet-filters.tsx';
import { filterNames, groupings, type FleetSearch } from './fleet-search.ts';
import { MessageDialog } from './message-dialog.tsx';
import { useFleet } from './use-fleet.ts';
import { useSettledLines } from './use-settled-lines.ts';
import { fleetWords } from './words.ts';
import style from './fleet.module.css';

/** All agents: what each says and how long ago, grouped and filtered as the address asks, with a message to many. */
export function FleetPage() {
  const words = useWords(fleetWords);
  const search = useSearch({ from: '/signed-in/fleet' });
  const navigate = useNavigate({ from: '/fleet' });
  const fleet = useFleet();
  // Events of a large fleet come in every frame: scrolling and typing go before them.
  const agents = useDeferredValue(fleet.agents);
  const isWhole = useDeferredValue(fleet.isWhole);
  const all = useMemo(() => [...agents.values()], [agents]);
  const shown = useMemo(() => all.filter((agent) => isWanted(agent, search)), [all, search]);
  // The message goes to who was chosen, also when they leave the filter, or the list with them.
  const [writing, setWriting] = useState<Writing>();
  const go = (next: FleetSearch): void => void navigate({ search: next, replace: true });
  const onSearch = (q: string): void => {
    const { q: _before, ...rest } = search;
    go(q === '' ? rest : { ...rest, q });
  };
  useGroupCommands(search, go);
  const isEmpty = !fleet.isPending && fleet.error === null && fleet.isWhole && shown.length === 0;
  return (
    <>
      <PageHeader
        title={words.title}
        detail={
          fleet.isPending ? undefined : (
            <span role="status">
              {words.total(shown.length, all.length)} {fleet.isWhole ? '' : words.loading}
            </span>
          )
        }
      >
        <SearchField value={search.q ?? ''} onSearch={onSearch} label={words.search} />
      </PageHeader>
      {(all.length > 0 || fleet.isPending) && <FleetFilters agents={all} search={search} onChange={go} />}
      {fleet.isPending && fleet.error === null && <Skeleton rows={10} />}
      {fleet.error !== null && <Failure error={fleet.error} onRetry={fleet.retry} />}
      {isEmpty && <NoAgents isFiltered={all.length > 0} onClear={() => go(withoutFilters(search))} />}
      {shown.length > 0 && <AgentTable {...{ agents, isWhole, shown, search }} onWrite={setWriting} />}
      {writing !== undefined && (
        <MessageDialog
          aliases={writing.aliases}
          onClose={() => setWriting(undefined)}
          onSent={() => {
            setWriting(undefined);
            writing.clear();
          }}
        />
      )}
    </>
  );
}

/** A message that is being written. */
interface Writing {
  readonly aliases: readonly string[];
  /** Takes back the choice of rows. */
  readonly clear: () => void;
}

interface AgentTableProps {
  readonly agents: ReadonlyMap<string, FleetAgent>;
  readonly isWhole: boolean;
  readonly shown: readonly FleetAgent[];
  readonly search: FleetSearch;
  readonly onWrite: (writing: Writing) => void;
}

/** The list with its selection; it is not drawn again while the page waits for the newest agents. */
const AgentTable = memo(function AgentTable({ agents, isWhole, shown, search, onWrite }: AgentTableProps) {
  const words = useWords(fleetWords);
  const may = useMay();
  const navigate = useNavigate();
  const columns = useFleetColumns();
  const now = useMemo(() => linesOf(shown, search.group), [shown, search.group]);
  const question = `${JSON.stringify(search)}${isWhole ? '' : agents.size}`;
  const { lines, paging } = useSettledLines(now, agents, question);
  const keys = useMemo(() => lines.filter(({ kind }) => kind === 'agent').map(({ key }) => key), [lines]);
  const selection = useSelection(keys);
  const write = (): void => onWrite({ aliases: [...selection.keys], clear: selection.clear });
  useKeys(may.write && selection.keys.size > 0 ? [{ keys: 'm', label: words.message, run: write }] : []);
  const open = (line: FleetLine): void => {
    if (line.kind === 'agent') void navigate({ to: '/agents/$alias', params: { alias: line.key } });
  };
  return (
    <>
      <DataTable
        label={words.list}
        columns={columns}
        rows={lines}
        list={{ ...paging, freshText: words.moved(paging.freshCount) }}
        keyOf={keyOf}
        rowHeight={46}
        onOpen={open}
        headingOf={headingOf}
        {...(may.write && { selection })}
      />
      <BulkBar selection={selection}>
        <Button look="main" icon="message" onClick={write}>
          {words.message}
        </Button>
      </BulkBar>
    </>
  );
});

const keyOf = ({ key }: FleetLine): string => key;
const headingOf = (line: FleetLine) => (line.kind === 'group' ? <GroupLine group={line.group} /> : undefined);

function GroupLine({ group: { name, total, working, stuck, offline } }: { readonly group: FleetGroup }) {
  const words = useWords(fleetWords);
  const { status: names } = useWords(partWords);
  const { group } = useSearch({ from: '/signed-in/fleet' });
  const none = group === 'owner' ? words.noOwner : words.noHost;
  const statuses = { ...names, never: words.never } as Readonly<Record<string, string>>;
  const title = name === 'none' ? none : group === 'status' ? (statuses[name] ?? name) : name;
  return (
    <span className={style['group']}>
      <strong>{title}</strong>
      <span className={style['figures']}>
        {group === 'status' ? words.groupLine(total, 0, 0, 0) : words.groupLine(total, working, stuck, offline)}
      </span>
    </span>
  );
}

function NoAgents({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const words = useWords(fleetWords);
  return isFiltered ? (
    <Empty icon="search" title={words.none}>
      <Button onClick={onClear}>{words.clear}</Button>
    </Empty>
  ) : (
    <Empty icon="fleet" title={words.empty}>
      <p>{words.emptyNext}</p>
      <Link to="/start">{words.connect}</Link>
    </Empty>
  );
}

function useGroupCommands(search: FleetSearch, go: (next: FleetSearch) => void): void {
  const words = useWords(fleetWords);
  useCommands(
    groupings.map((group) => ({
      id: `fleet-group-${group}`,
      label: `${words.title}: ${words.groupBy[group]}`,
      icon: 'fleet',
      run: () => go({ ...search, group }),
    })),
  );
}

function withoutFilters(search: FleetSearch): FleetSearch {
  const rest = Object.entries(search).filter(([name]) => !(filterNames as readonly string[]).includes(name));
  return Object.fromEntries(rest);
}
