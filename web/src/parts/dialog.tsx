import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

const DialogFrame = lazy(async () => ({ default: (await import('./dialog-frame.tsx')).DialogFrame }));

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What was asked for is under way: the dialog stays until the hub has answered, however it is closed. */
  readonly isBusy?: boolean | undefined;
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
export function Dialog(props: DialogProps) {
  const { isOpen } = props;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const opener = useOpener(isOpen);
  return wasOpen || isOpen ? (
    <Suspense fallback={null}>
      <DialogFrame {...props} opener={opener} />
    </Suspense>
  ) : null;
}

/**
 * What opened the dialog. Gives the focus back to it when the dialog has gone and left it nowhere: a page may take the
 * dialog away instead of closing it, and then nothing else does.
 */
function useOpener(isOpen: boolean): HTMLElement | null {
  // Looked for before the dialog is there, since a field in it may take the focus at once.
  const [opened, setOpened] = useState(() => ({ isOpen, by: isOpen ? findOpener() : null }));
  if (isOpen !== opened.isOpen) setOpened({ isOpen, by: isOpen ? findOpener() : opened.by });
  const { by } = opened;
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) by?.focus();
      });
    };
  }, [isOpen, by]);
  return by;
}

/** What has the focus; for an item of a menu, which closes, the button of the menu. */
function findOpener(): HTMLElement | null {
  const at = document.activeElement;
  const button = at?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = button == null ? at : document.getElementById(button);
  return opener instanceof HTMLElement ? opener : null;
}
