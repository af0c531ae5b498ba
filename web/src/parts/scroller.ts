import { createContext, useContext, type RefObject } from 'react';

/** The element in which the page scrolls. */
export const ScrollerContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The element in which the page scrolls, once it is drawn. */
export function useScroller(): RefObject<HTMLElement | null> {
  return useContext(ScrollerContext);
}
