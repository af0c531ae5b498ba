import type { ReactNode } from 'react';
import { language, useWords } from '../../../i18n/language.ts';
import { IconButton } from '../../../parts/button.tsx';
import { actionName, auditActions } from './audit-actions.ts';
import type { AuditSearch } from './audit-search.ts';
import style from './audit-view.module.css';
import { auditWords } from './words.ts';

/** A person whose rows can be asked for. */
export interface AuditPerson {
  readonly user_id: string;
  readonly username: string;
  readonly display_name: string | null;
}

/** What of the log is shown: the page keeps it in the address. */
export function AuditFilters({
  asked,
  people,
  onAsk,
}: {
  readonly asked: AuditSearch;
  readonly people: readonly AuditPerson[];
  readonly onAsk: (next: AuditSearch) => void;
}) {
  const words = useWords(auditWords);
  const current = language.use();
  const set = (name: keyof AuditSearch, value: string): void => {
    const { [name]: _before, ...rest } = asked;
    onAsk(value === '' ? rest : { ...rest, [name]: value });
  };
  const actions = Object.keys(auditActions);
  if (asked.action !== undefined && !actions.includes(asked.action)) actions.push(asked.action);
  const known = people.some(({ user_id }) => user_id === asked.person);
  return (
    <div role="search" aria-label={words.list} className={style['filters']}>
      <Picked label={words.action} value={asked.action ?? ''} onChange={(value) => set('action', value)}>
        <option value="">{words.everyAction}</option>
        {actions.map((action) => (
          <option key={action} value={action}>
            {actionName(action, current)}
          </option>
        ))}
      </Picked>
      <Picked label={words.person} value={asked.person ?? ''} onChange={(value) => set('person', value)}>
        <option value="">{words.everybody}</option>
        {asked.person !== undefined && !known && <option value={asked.person}>{asked.person}</option>}
        {people.map(({ user_id, username, display_name }) => (
          <option key={user_id} value={user_id}>
            {display_name === null ? username : `${display_name} (${username})`}
          </option>
        ))}
      </Picked>
      <DayField label={words.from} value={asked.from ?? ''} onChange={(value) => set('from', value)} />
      <DayField label={words.to} value={asked.to ?? ''} onChange={(value) => set('to', value)} />
      {Object.keys(asked).length > 0 && <IconButton icon="close" label={words.clear} onClick={() => onAsk({})} />}
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Picked({ label, value, onChange, children }: FilterProps & { readonly children: ReactNode }) {
  return (
    <select
      aria-label={label}
      className={style['filter']}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </select>
  );
}

function DayField({ label, value, onChange }: FilterProps) {
  return (
    <label className={style['day']}>
      <span>{label}</span>
      <input type="date" className={style['filter']} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
