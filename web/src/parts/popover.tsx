import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import style from './menu.module.css';

/** A small panel under a button, for what is more than a menu. */
export function Popover({
  trigger,
  label,
  children,
  isOpen,
  onOpenChange,
}: {
  readonly trigger: ReactElement;
  /** Names the panel for assistive technology. */
  readonly label: string;
  readonly children: ReactNode;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}) {
  const state = isOpen === undefined ? {} : { open: isOpen };
  return (
    <Base.Root {...state} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className={style['place']}>
          <Base.Popup className={`${style['popup']} ${style['panel']}`} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
