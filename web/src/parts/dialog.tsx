import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/language.ts';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { partWords } from './part-words.ts';
import style from './dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** One sentence on what is asked, or what follows. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly footer?: ReactNode;
  /** `side` is a drawer at the right; on phones both fill the width from below. */
  readonly place?: 'middle' | 'side';
  readonly size?: 'small' | 'usual' | 'wide';
}

/** A question or a form over the page. It keeps the focus inside and gives it back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  footer,
  place = 'middle',
  size = 'usual',
}: DialogProps) {
  const words = useWords(partWords);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={style['backdrop']} />
        <Base.Popup className={classes(style['popup'], style[place], style[size])}>
          <div className={style['head']}>
            <Base.Title className={style['title']}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={words.close} />} />
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
