import type { ElementHandle, Page } from 'playwright-core';
import { patienceMs } from './open-page.ts';
import { walkByTab } from './use-keyboard.ts';
import type { Walker } from './walk-pages.ts';

const layers = '[role="menu"], [role="dialog"], [role="alertdialog"]';
/** Of one page; rows repeat what they offer under other names. */
const mostButtons = 8;
/** As long as a page that works needs on a machine that is busy, in milliseconds. */
const limit = { timeout: Math.min(10_000, patienceMs) };
/** In so many frames whatever a key does has mostly begun, once its code is there. */
const frames = 24;

/** What came of the buttons of a page. */
export interface Opened {
  /** Names of the buttons that opened something. */
  readonly openers: string[];
  readonly faults: string[];
}

/**
 * Presses Enter on each button of a page. Whatever menu or dialog opens has to take the focus, to show and keep it, to go by
 * Escape and to give the focus back to the button; whatever else happens, the focus stays somewhere. A button that faults is
 * pressed once more on a fresh page: what an earlier one opened may have come late.
 */
export async function openByKeyboard(page: Page, walker: Walker, href: string): Promise<Opened> {
  const opened: Opened = { openers: [], faults: [] };
  const known: string[] = [];
  while (known.length < mostButtons) {
    const button = await findButton(page, known);
    if (button === undefined) return opened;
    let { came, faults } = await pressOne(page, walker, button);
    if (faults.length > 0) {
      await walker.load(href);
      const again = await findButton(page, known, button.kind);
      ({ came, faults } = again === undefined ? { came, faults: [] } : await pressOne(page, walker, again, came));
    }
    known.push(button.kind);
    if (came === 'layer') opened.openers.push(button.name);
    opened.faults.push(...faults.map((fault) => `${button.name}: ${fault}`));
    if (came === 'elsewhere') await walker.visit(href);
    else if ((await page.evaluate(countLayers)) > 0) await walker.load(href);
  }
  return opened;
}

type Came = 'layer' | 'elsewhere' | 'nothing';

/** Presses a button, and looks at what comes. @param expected what it is known to bring */
async function pressOne(page: Page, walker: Walker, button: Button, expected?: Came) {
  const { handle, opens } = button;
  const path = new URL(page.url()).pathname;
  await handle.focus();
  await page.keyboard.press('Enter');
  await walker.settle();
  const isSure = opens || expected === 'layer';
  const came: Came = await page.evaluate(seeWhatComes, { path, frames, isSure });
  if (came === 'layer') return { came, faults: await closeAgain(page, button) };
  if (came === 'nothing') return { came, faults: isSure ? ['it opens nothing'] : await findLost(page) };
  return { came, faults: [] };
}

interface Button {
  readonly handle: ElementHandle<HTMLElement>;
  readonly name: string;
  /** Buttons of rows differ by what stands behind the first word. */
  readonly kind: string;
  /** It says that it opens a menu or a dialog. */
  readonly opens: boolean;
}

/** The next button of a kind that is not known, or of this one; what opens something comes first. */
async function findButton(page: Page, known: readonly string[], wanted?: string): Promise<Button | undefined> {
  const found = await page.evaluateHandle(
    ({ seen, wanted: kindOf }) => {
      // They end the session, or open a window of the machine.
      const isLeft = /^(Sign out|Leave|Download|Choose|Upload)/;
      const all = document.querySelectorAll<HTMLElement>(
        'main button:enabled:not([role="tab"], [aria-pressed], [aria-disabled="true"], [tabindex="-1"])',
      );
      const buttons = [...all].flatMap((handle) => {
        const name = (handle.getAttribute('aria-label') ?? handle.textContent).trim();
        const kind = name.split(/[\s#\d]/)[0] ?? '';
        if (kindOf !== undefined && kindOf !== kind) return [];
        if (seen.includes(kind) || isLeft.test(name) || !handle.checkVisibility({ visibilityProperty: true }))
          return [];
        return [{ handle, name, kind, opens: handle.hasAttribute('aria-haspopup') }];
      });
      return buttons.find(({ opens }) => opens) ?? buttons[0];
    },
    { seen: known, wanted },
  );
  const about = await found.evaluate((one) => (one === undefined ? undefined : { ...one, handle: undefined }));
  if (about === undefined) return undefined;
  const handle = (await found.getProperty('handle')).asElement() as ElementHandle<HTMLElement>;
  return { ...about, handle };
}

/** Looks at what is open, and closes it. @returns one line a fault */
async function closeAgain(page: Page, { handle, name }: Button): Promise<string[]> {
  const faults: string[] = [];
  const hasFocus = await page
    .waitForFunction((selector) => document.activeElement?.closest(selector) != null, layers, limit)
    .catch(() => undefined);
  if (hasFocus === undefined) faults.push('what opens does not take the focus');
  else if (await page.evaluate(isModal)) faults.push(...(await walkByTab(page)).faults);
  else if (await page.evaluate(isDialog)) faults.push('the dialog leaves the page behind it within reach');
  const before = await page.evaluate(countLayers);
  await page.keyboard.press('Escape');
  // A list of suggestions takes the first.
  const left = await page.evaluate(seeFewer, { before, frames });
  if (left > 0 && left < before) await page.keyboard.press('Escape');
  const isClosed = await page.waitForFunction(hasNoLayer, undefined, limit).catch(() => undefined);
  if (isClosed === undefined) return [...faults, 'Escape does not close it'];
  const isBack = await page.waitForFunction(isBackAt, { handle, name }, limit).catch(() => undefined);
  if (isBack !== undefined) return faults;
  const place = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  return [...faults, `the focus does not come back, but is at ${place}`];
}

/** Whether a button has the focus, or the one that stands in its place: what opens it for the first time draws it anew. */
function isBackAt(button: { readonly handle: Element; readonly name: string }): boolean {
  const at = document.activeElement;
  if (at === button.handle) return true;
  if (button.handle.isConnected || at === null) return false;
  return (at.getAttribute('aria-label') ?? at.textContent).trim() === button.name;
}

/** Whether the focus is nowhere, when all is drawn. */
async function findLost(page: Page): Promise<string[]> {
  const isThere = await page
    .waitForFunction(() => document.activeElement !== document.body, undefined, limit)
    .catch(() => undefined);
  return isThere === undefined ? ['the focus is lost'] : [];
}

/** Waits until a menu or a dialog is there, or another page, or nothing has come in some frames. */
async function seeWhatComes(given: {
  readonly path: string;
  readonly frames: number;
  readonly isSure: boolean;
}): Promise<Came> {
  const most = given.isSure ? given.frames * 50 : given.frames;
  for (let at = 0; at < most; at += 1) {
    if (location.pathname !== given.path) return 'elsewhere';
    const layers = document.querySelectorAll('[role="menu"], [role="dialog"], [role="alertdialog"]');
    if ([...layers].some((one) => one.closest('main') === null && one.getClientRects().length > 0)) return 'layer';
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return 'nothing';
}

/** How many menus, dialogs and lists stand over the page. */
function countLayers(): number {
  const layers = document.querySelectorAll('[role="menu"], [role="dialog"], [role="alertdialog"], [role="listbox"]');
  return [...layers].filter((one) => one.closest('main') === null && one.getClientRects().length > 0).length;
}

function hasNoLayer(): boolean {
  const layers = document.querySelectorAll('[role="menu"], [role="dialog"], [role="alertdialog"], [role="listbox"]');
  return [...layers].every((one) => one.closest('main') !== null || one.getClientRects().length === 0);
}

/** Waits some frames until fewer are there. @returns how many are left */
async function seeFewer({ before, frames: most }: { readonly before: number; readonly frames: number }) {
  const count = (): number => {
    const layers = document.querySelectorAll('[role="menu"], [role="dialog"], [role="alertdialog"], [role="listbox"]');
    return [...layers].filter((one) => one.closest('main') === null && one.getClientRects().length > 0).length;
  };
  for (let at = 0; at < most && count() >= before; at += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return count();
}

/** Whether a dialog is open that keeps all else of the page out of reach; a popover does not, and a menu goes by Tab. */
function isModal(): boolean {
  const isOut = document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') != null;
  return isOut && document.querySelector('[role="menu"]') === null;
}

/** Whether a dialog with its frame is open, which is the only thing to use until it closes. */
function isDialog(): boolean {
  return document.querySelector('[data-dialog]') !== null;
}
