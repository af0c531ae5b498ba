import { Popover as Base } from '@base-ui/react/popover';
import { useState } from 'react';
import type { PopoverProps } from './popover.tsx';
import style from './menu.module.css';

/** A panel that is open, under its button. */
export function PopoverPopup({ trigger, label, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className={style['place']}>
          <Base.Popup className={`${style['popup']} ${style['panel']}`} aria-label={label}>
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
