import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import style from './tabs.module.css';

/** One of the views of a thing. */
export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
}

/** Views of one thing beside each other; the chosen one lives in the address, so the page holds `value`. */
export function Tabs({
  tabs,
  value,
  onChange,
  label,
  children,
}: {
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  /** The chosen view. */
  readonly children: ReactNode;
}) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <Base.List aria-label={label} className={style['list']}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={style['tab']}>
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && <span className={style['count']}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value}>{children}</Base.Panel>
    </Base.Root>
  );
}
