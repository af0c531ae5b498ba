import { lazy, type ReactElement } from 'react';
import type { IconName } from './icon.tsx';
import { Later } from './later.tsx';

// A list has a menu in each row, and few are opened: what draws them is loaded with the first.
const load = async () => ({ default: (await import('./menu-popup.tsx')).MenuPopup });
const MenuPopup = lazy(load);

/** A line of a menu. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  /** A quieter word at the right: keys, a count. */
  readonly hint?: string;
  readonly isDanger?: boolean;
  /** Whether it is the present choice; undefined for what is no choice. */
  readonly isChosen?: boolean;
  readonly onSelect: () => void;
}

/** Lines that belong together, with a heading where they need one. */
export interface MenuGroup {
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly groups: readonly MenuGroup[];
  readonly align?: 'start' | 'end';
}

/** A menu under a button. */
export function Menu(props: MenuProps) {
  return (
    <Later trigger={props.trigger} kind="menu" load={load}>
      {(trigger) => <MenuPopup {...props} trigger={trigger} />}
    </Later>
  );
}
