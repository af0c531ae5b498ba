import {
  cloneElement,
  startTransition,
  Suspense,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

interface TriggerProps {
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly autoFocus?: boolean;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
}

/**
 * A button alone until it is first used; then `children`, which draw the button that they are given, and what it opens.
 * Pointing at it begins to load them. Until they are there the button stays. The new one takes the focus where it
 * comes into the page: were it nowhere for a moment, something else could take it, and what has opened would close.
 */
export function Later({
  trigger,
  kind,
  load,
  children,
}: {
  readonly trigger: ReactElement;
  readonly kind: 'menu' | 'dialog';
  readonly load: () => Promise<unknown>;
  readonly children: (trigger: ReactElement) => ReactNode;
}) {
  const [isWanted, setWanted] = useState(false);
  const begin = (): void => void load();
  const open = (): void => startTransition(() => setWanted(true));
  const button = cloneElement(trigger as ReactElement<TriggerProps>, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onClick: open,
    onPointerEnter: begin,
    onFocus: begin,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open();
    },
  });
  return (
    <Suspense fallback={null}>
      {isWanted ? children(cloneElement(trigger as ReactElement<TriggerProps>, { autoFocus: true })) : button}
    </Suspense>
  );
}
