import { lazy, type ReactElement, type ReactNode } from 'react';
import { Later } from './later.tsx';

const load = async () => ({ default: (await import('./popover-popup.tsx')).PopoverPopup });
const PopoverPopup = lazy(load);

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Names the panel for assistive technology. */
  readonly label: string;
  /** The panel; a function is given what closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel under a button, for what is more than a menu. */
export function Popover(props: PopoverProps) {
  return (
    <Later trigger={props.trigger} kind="dialog" load={load}>
      {(trigger) => <PopoverPopup {...props} trigger={trigger} />}
    </Later>
  );
}
