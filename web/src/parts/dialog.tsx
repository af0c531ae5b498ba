import { lazy, Suspense, useState, type ReactNode } from 'react';

const DialogFrame = lazy(async () => ({ default: (await import('./dialog-frame.tsx')).DialogFrame }));

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
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || props.isOpen ? (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  ) : null;
}
