import type { StatusCount } from '@agent-collaboration-hub/client';
import { useState, type SubmitEvent } from 'react';
import { useWords } from '../../i18n/language.ts';
import { AgentPicker } from '../shared/agent-picker.tsx';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../../parts/choices.tsx';
import { TextField } from '../../parts/field.tsx';
import { formText } from '../../parts/form-text.ts';
import { Menu } from '../../parts/menu.tsx';
import { partWords } from '../../parts/part-words.ts';
import { Popover } from '../../parts/popover.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { spans, statusesOf, taskStatuses, toggleStatus, type Span, type TasksSearch } from './tasks-search.ts';
import { moveWords } from '../shared/move-words.ts';
import { priorities } from '../shared/task-moves.ts';
import { tasksWords } from './words.ts';
import style from './tasks-filters.module.css';

export interface TasksFiltersProps {
  readonly search: TasksSearch;
  readonly onChange: (search: TasksSearch) => void;
  /** Counts of the whole network; filters do not change them. */
  readonly stats: readonly StatusCount[];
}

/** Everything the list can be narrowed by; the address has it. */
export function TasksFilters({ search, onChange, stats }: TasksFiltersProps) {
  const words = useWords(tasksWords);
  const { task: names } = useWords(partWords);
  const countOf = (status: string): number => stats.find((one) => one.status === status)?.count ?? 0;
  const values = statusesOf(search);
  const options = taskStatuses
    .filter((value) => value !== 'created' || countOf(value) > 0 || values.includes(value))
    .map((value) => ({ value, label: names[value], count: countOf(value) }));
  const { status: _status, ...others } = search;
  const set = (next: Partial<TasksSearch>): void => onChange({ ...search, ...next });
  return (
    <div className={style['filters']}>
      <Choices
        label={words.status}
        all={words.all}
        options={options}
        values={values}
        onToggle={(value) => onChange(toggleStatus(search, value))}
        onClear={() => onChange(others)}
      />
      <div className={style['line']}>
        <SearchField value={search.q ?? ''} label={words.search} onSearch={(q) => set({ q })} />
        <AgentFilter name={words.filters.to} value={search.to} onChange={(to) => set({ to })} />
        <AgentFilter name={words.filters.from} value={search.from} onChange={(from) => set({ from })} />
        <PriorityFilter value={search.priority} onChange={(priority) => set({ priority } as TasksSearch)} />
        <TimeFilter search={search} onChange={onChange} />
        {(values.length > 0 || Object.keys(others).length > 0) && (
          <Button look="plain" onClick={() => onChange({})}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

interface AgentFilterProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function AgentFilter(props: AgentFilterProps) {
  const words = useWords(tasksWords);
  const { name, value } = props;
  return (
    <Popover
      label={name}
      trigger={
        <Button look="plain" icon="chevron-down">
          {value === undefined ? name : words.chosen(name, value)}
        </Button>
      }
    >
      {(close) => <AgentPanel {...props} onClose={close} />}
    </Popover>
  );
}

function AgentPanel({ name, value, onChange, onClose }: AgentFilterProps & { readonly onClose: () => void }) {
  const words = useWords(tasksWords);
  const [text, setText] = useState(value ?? '');
  const choose = (next: string): void => {
    onChange(next);
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    choose(text.trim());
  };
  return (
    <form className={style['panel']} onSubmit={submit}>
      <AgentPicker label={name} value={text} onChange={setText} onPick={choose} autoFocus />
      <div className={style['foot']}>
        {value !== undefined && <Button onClick={() => choose('')}>{words.clearOne(name)}</Button>}
        <Button type="submit" look="main">
          {words.apply}
        </Button>
      </div>
    </form>
  );
}

function PriorityFilter({
  value,
  onChange,
}: {
  readonly value: TasksSearch['priority'];
  readonly onChange: (value: TasksSearch['priority']) => void;
}) {
  const words = useWords(tasksWords);
  const { priority: names } = useWords(moveWords);
  const name = words.filters.priority;
  const items = [
    { label: words.any, isChosen: value === undefined, onSelect: () => onChange(undefined) },
    ...priorities.map((one) => ({
      label: names[one],
      isChosen: one === value,
      onSelect: () => onChange(one),
    })),
  ];
  const text = value === undefined ? name : words.chosen(name, names[value]);
  return (
    <Menu
      align="start"
      trigger={
        <Button look="plain" icon="chevron-down">
          {text}
        </Button>
      }
      groups={[{ label: name, items }]}
    />
  );
}

function TimeFilter({ search, onChange }: Pick<TasksFiltersProps, 'search' | 'onChange'>) {
  const words = useWords(tasksWords);
  const { span, since, until, ...others } = search;
  const name = words.filters.time;
  const days = since === undefined && until === undefined ? undefined : words.between(since ?? '', until ?? '');
  const shown = span === undefined ? days : words.span[span];
  const button = (
    <Button look="plain" icon="chevron-down">
      {shown === undefined ? name : words.chosen(name, shown)}
    </Button>
  );
  return (
    <Popover label={name} trigger={button}>
      {(close) => (
        <TimePanel
          search={search}
          onChoose={(times) => {
            onChange({ ...others, ...times });
            close();
          }}
        />
      )}
    </Popover>
  );
}

function TimePanel({
  search: { span, since, until },
  onChoose,
}: {
  readonly search: TasksSearch;
  readonly onChoose: (times: TasksSearch) => void;
}) {
  const words = useWords(tasksWords);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    onChoose({ since: formText(values, 'since'), until: formText(values, 'until') });
  };
  return (
    <div className={style['panel']}>
      <div className={style['spans']} role="group" aria-label={words.filters.time}>
        <Button
          look="plain"
          aria-pressed={[span, since, until].every((one) => one === undefined)}
          onClick={() => onChoose({})}
        >
          {words.any}
        </Button>
        {(Object.keys(spans) as Span[]).map((one) => (
          <Button key={one} look="plain" aria-pressed={one === span} onClick={() => onChoose({ span: one })}>
            {words.span[one]}
          </Button>
        ))}
      </div>
      <form onSubmit={submit}>
        <TextField name="since" type="date" label={words.since} defaultValue={since} />
        <TextField name="until" type="date" label={words.until} defaultValue={until} />
        <div className={style['foot']}>
          <Button type="submit" look="main">
            {words.apply}
          </Button>
        </div>
      </form>
    </div>
  );
}
