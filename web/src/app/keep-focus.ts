/** Where something stood that had the focus: from its host down, each element with its number among its siblings. */
type Place = readonly (readonly [element: Element, index: number])[];

/** What keeps the focus inside itself. */
const hosts = { page: '#content', dialog: '[data-dialog]' };
const usable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';
/** What went by scrolling comes back by scrolling: within so many milliseconds nothing is looked for. */
const scrollMs = 300;

/**
 * Keeps the focus in its place when what has it is taken away: a row that is done, a button that did its work. The next
 * control takes it, else one before, else the heading of the page; never one behind an open dialog. Until the returned
 * function is called.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  // What is in a menu belongs to the place from which that was opened, and so does a dialog that has closed.
  const places: { page: Place; dialog: Place } = { page: [], dialog: [] };
  let scrolledAt = -scrollMs;
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    last = target;
    for (const kind of ['page', 'dialog'] as const) {
      const host = target.closest(hosts[kind]);
      if (host !== null) places[kind] = placeOf(target, host);
    }
  };
  const onScroll = (): void => {
    scrolledAt = performance.now();
  };
  const isLost = (): boolean => last?.isConnected === false && document.activeElement === document.body;
  const observer = new MutationObserver(() => {
    if (!isLost() || performance.now() - scrolledAt < scrollMs) return;
    // A dialog gives it back by itself, in its own time.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isLost()) findNext(places)?.focus({ preventScroll: true });
      }),
    );
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('scroll', onScroll, { capture: true });
    observer.disconnect();
  };
}

function placeOf(target: Element, host: Element): Place {
  const place: (readonly [Element, number])[] = [];
  for (let at: Element | null = target; at !== null && at !== host; at = at.parentElement) {
    place.unshift([at, at.parentElement === null ? 0 : [...at.parentElement.children].indexOf(at)]);
  }
  return place;
}

/** The next control on the page, or in the dialog that lies over all others. */
function findNext({ page, dialog }: { readonly page: Place; readonly dialog: Place }): HTMLElement | null {
  const top = [...document.querySelectorAll<HTMLElement>(`${hosts.dialog}[data-open]`)].at(-1);
  if (top !== undefined) return nearest(top, dialog) ?? top;
  return nearest(document.querySelector(hosts.page), page) ?? document.querySelector('h1');
}

/** The control that is nearest to a place, from the innermost part of it that is still there. */
function nearest(host: Element | null, place: Place): HTMLElement | undefined {
  for (let depth = place.length - 1; depth >= 0; depth -= 1) {
    const parent = depth === 0 ? host : place[depth - 1]?.[0];
    if (parent == null || host?.contains(parent) !== true) continue;
    const parts = [...parent.children];
    const index = place[depth]?.[1] ?? 0;
    for (const part of [...parts.slice(index), ...parts.slice(0, index).reverse()]) {
      const found = [part, ...part.querySelectorAll(usable)].find(canFocus);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function canFocus(one: Element): one is HTMLElement {
  return one instanceof HTMLElement && one.matches(usable) && one.checkVisibility() && one.closest('[inert]') === null;
}
