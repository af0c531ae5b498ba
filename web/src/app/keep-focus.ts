/** Where something stood that had the focus: from the page down, each element with its number among its siblings. */
type Place = readonly (readonly [element: Element, index: number])[];

const usable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';
/** What went by scrolling comes back by scrolling: within so many milliseconds nothing is looked for. */
const scrollMs = 300;

/**
 * Keeps the focus in its place when what has it is taken away: a row that is done, a button that did its work. The next
 * control takes it, else one before, else the heading of the page. Until the returned function is called.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  // What is in a menu or a dialog belongs to the place from which that was opened.
  let place: Place = [];
  let scrolledAt = -scrollMs;
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    last = target;
    if (target.closest('#content') !== null) place = placeOf(target);
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
        if (isLost()) findNext(place)?.focus({ preventScroll: true });
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

function placeOf(target: Element): Place {
  const place: (readonly [Element, number])[] = [];
  for (let at: Element | null = target; at !== null && at.id !== 'content'; at = at.parentElement) {
    place.unshift([at, at.parentElement === null ? 0 : [...at.parentElement.children].indexOf(at)]);
  }
  return place;
}

/** The control that is nearest to a place, from the innermost part of it that is still there. */
function findNext(place: Place): HTMLElement | null {
  for (let depth = place.length - 1; depth >= 0; depth -= 1) {
    const parent = depth === 0 ? document.getElementById('content') : place[depth - 1]?.[0];
    if (parent?.isConnected !== true) continue;
    const parts = [...parent.children];
    const index = place[depth]?.[1] ?? 0;
    for (const part of [...parts.slice(index), ...parts.slice(0, index).reverse()]) {
      const found = [part, ...part.querySelectorAll(usable)].find(canFocus);
      if (found !== undefined) return found;
    }
  }
  return document.querySelector('h1');
}

function canFocus(one: Element): one is HTMLElement {
  return one instanceof HTMLElement && one.matches(usable) && one.checkVisibility() && one.closest('[inert]') === null;
}
