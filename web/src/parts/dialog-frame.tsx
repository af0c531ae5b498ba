import { Dialog as Base } from '@base-ui/react/dialog';
import { useWords } from '../i18n/language.ts';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import type { DialogProps } from './dialog.tsx';
import { partWords } from './part-words.ts';
import style from './dialog.module.css';

export interface DialogFrameProps extends DialogProps {
  /** What gets the focus back. Only the dialog itself knows: a field in it may have the focus before the frame is there. */
  readonly opener: HTMLElement | null;
}

/** A dialog with its frame: heading, what scrolls, and the buttons at its foot. */
export function DialogFrame({
  isOpen,
  onClose,
  isBusy = false,
  title,
  description,
  children,
  footer,
  place = 'middle',
  size = 'usual',
  opener,
}: DialogFrameProps) {
  const words = useWords(partWords);
  const change = (open: boolean, { event }: { readonly event: Event }): void => {
    if (!open && !isBusy && !isInToast(event)) onClose();
  };
  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Portal>
        <Base.Backdrop className={style['backdrop']} />
        <Base.Popup
          className={classes(style['popup'], style[place], style[size])}
          data-dialog={`${place} ${size}`}
          finalFocus={() => (opener?.isConnected === true ? opener : true)}
        >
          <div className={style['head']}>
            <Base.Title className={style['title']}>{title}</Base.Title>
            <Base.Close disabled={isBusy} render={<IconButton icon="close" label={words.close} />} />
          </div>
          <div className={style['body']}>
            {description !== undefined && (
              <Base.Description className={style['description']}>{description}</Base.Description>
            )}
            {children}
          </div>
          {footer !== undefined && <div className={style['foot']}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A toast stands beside the dialog: to press its buttons does not close what is open. */
function isInToast({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null;
}
