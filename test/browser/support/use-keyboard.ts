import type { Page } from 'playwright-core';

/** What has the focus after a key, and what had it before. */
export interface Focus {
  /** The same for the same element of one page. */
  readonly id: number;
  readonly name: string;
  /** What had the focus and looked no other than now, when it has lost it. */
  readonly unseen?: string | undefined;
  /** What stands between the focus before and this one, and did not take it; or the focus went back. */
  readonly skipped: readonly string[];
  /** Nothing of it is in the window. */
  readonly isAway: boolean;
  /** Whether it is the first of a page, or none: the walk over the page is at its end. */
  readonly isStart: boolean;
  readonly isInDialog: boolean;
  /** A field of several parts, each of which takes a Tab. */
  readonly hasParts: boolean;
}

/** More than any page has before it repeats itself in rows. */
const mostStops = 60;

/** Presses a key, and reads the focus when the page has drawn what the key did. */
export async function pressKey(page: Page, key: string): Promise<Focus> {
  await page.keyboard.press(key);
  return page.evaluate(readFocus);
}

/**
 * Walks over a page, or the dialog on it, by Tab until it is at its start again, or has been at very many places.
 *
 * @returns the names of all that took the focus, and one line a fault: a focus that is not seen, is away, goes past
 *   something or does not move on
 */
export async function walkByTab(page: Page): Promise<{ stops: string[]; faults: string[] }> {
  const first = await page.evaluate(readFocus);
  let before = first;
  const stops: string[] = [];
  const faults: string[] = [];
  const known = new Set<number>();
  for (let at = 0; at < mostStops; at += 1) {
    const focus = await pressKey(page, 'Tab');
    if (focus.unseen !== undefined) faults.push(`the focus is not seen: ${focus.unseen}`);
    if (focus.isStart && !first.isInDialog) return { stops, faults };
    if (focus.isInDialog !== first.isInDialog) {
      faults.push(`the focus leaves the dialog: ${focus.name}`);
      return { stops, faults };
    }
    if (focus.hasParts && focus.id === before.id) continue;
    before = focus;
    if (known.has(focus.id)) {
      if (!first.isInDialog) faults.push(`the focus does not come past: ${focus.name}`);
      return { stops, faults };
    }
    faults.push(...focus.skipped.map((name) => `the focus goes past: ${name}`));
    if (focus.isAway) faults.push(`the focus is not in the window: ${focus.name}`);
    known.add(focus.id);
    stops.push(focus.name);
  }
  return { stops, faults };
}

/** Walks on by Tab until something of this name has the focus. @throws Error when nothing of the page has it */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let at = 0; at < mostStops * 2; at += 1) {
    const focus = await pressKey(page, 'Tab');
    if (name.test(focus.name)) return;
    passed.push(focus.name);
  }
  throw new Error(`no focus comes to ${name}: ${passed.join(' | ')}`);
}

/** Runs in the page, when that has drawn what the key did; what it keeps between two calls is kept there. */
async function readFocus(): Promise<Focus> {
  interface Kept {
    readonly ids: Map<Element, number>;
    last?: { readonly element: Element; readonly name: string; readonly look: string } | undefined;
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  // What goes over from one look to another has come to its end.
  const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changes.map((one) => one.finished));
  const place = globalThis as unknown as { walked?: Kept };
  const walked = (place.walked ??= { ids: new Map() });
  const { last } = walked;
  // Some fields are marked by the frame around them.
  const framesOf = (element: Element): Element[] =>
    [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one instanceof Element);
  const lookOf = (element: Element): string =>
    framesOf(element)
      .flatMap((one) => ['', '::before', '::after'].map((part) => getComputedStyle(one, part)))
      .map((style) => {
        const { outlineStyle, outlineColor, boxShadow, borderColor, backgroundColor, color, textDecoration } = style;
        // One without a colour is for people who see colours of their own.
        const hasOutline = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
        const outline = hasOutline ? `${outlineStyle} ${outlineColor}` : 'none';
        return [outline, boxShadow, borderColor, backgroundColor, color, textDecoration].join();
      })
      .join('\n');
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels;
    const said = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
    return `${element.tagName.toLowerCase()} ${said.trim().slice(0, 60)}`;
  };
  const at = document.activeElement ?? document.body;
  const name = nameOf(at);
  const wasSeen = last === undefined || !last.element.isConnected || last.element === at;
  const unseen = wasSeen || lookOf(last.element) !== last.look ? undefined : last.name;
  const isNone = at === document.body || at === document.documentElement;
  const isStart = isNone || at.getAttribute('href') === '#content';
  const dialog = at.closest('[role="dialog"], [role="alertdialog"]');
  const skipped: string[] = [];
  if (last?.element.isConnected === true && last.element !== at && !isStart) {
    const follows = (one: Element, other: Element): boolean =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const usable =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="link"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"]';
    // Of these one takes the focus, and arrows lead to the others.
    const isOneOf = (one: Element): boolean =>
      one.closest('[role="tablist"], [role="radiogroup"], [role="listbox"]') !== null ||
      (one instanceof HTMLInputElement && one.type === 'radio');
    const isUsable = (one: Element): boolean =>
      !one.matches(':disabled, [aria-disabled="true"], [type="hidden"], [type="file"]') &&
      one.closest('[inert], [aria-hidden="true"]') === null &&
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 1 &&
      !isOneOf(one);
    if (follows(last.element, at)) {
      const between = [...document.querySelectorAll(usable)].filter(
        (one) => follows(last.element, one) && follows(one, at) && !one.contains(at) && !last.element.contains(one),
      );
      skipped.push(...between.filter(isUsable).map(nameOf));
    } else if (dialog === null) skipped.push(`everything, back to ${name}`);
  }
  // The later parts of a field are marked within it.
  if (last?.element !== at) walked.last = isNone ? undefined : { element: at, name, look: lookOf(at) };
  // A heading that got the focus by the way looks the same without.
  if (walked.last !== undefined && at.tagName === 'H1') walked.last = { ...walked.last, look: '' };
  if (!walked.ids.has(at)) walked.ids.set(at, walked.ids.size);
  const boxes = framesOf(at).map((one) => one.getBoundingClientRect());
  const box = boxes.find(({ width, height }) => width > 8 && height > 8);
  const isAway =
    box === undefined || box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth;
  return {
    ...{ id: walked.ids.get(at) ?? 0, name, unseen, skipped, isAway, isStart },
    hasParts: at.matches('input:is([type="date"], [type="time"], [type="datetime-local"])'),
    isInDialog: dialog !== null,
  };
}
