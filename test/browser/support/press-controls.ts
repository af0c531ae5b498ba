import type { Page } from 'playwright-core';
import { listControls } from './list-controls.ts';
import type { Control, Layer } from './list-controls.ts';
import type { Walker } from './walk-pages.ts';

/** Of one address: a page that goes on offering something new ends there. */
const mostPresses = 60;
const clickMs = 1_000;

/** What is pressed in the pages of one person. */
export interface Presser {
  /**
   * Presses what the page offers, shown and enabled, in the menus and dialogs that open too, with every empty field filled
   * in; nothing that was pressed on this route in this state before.
   *
   * @returns how many were pressed
   */
  readonly pressAll: (href: string, route: string) => Promise<number>;
  /** The last one, for the report. */
  readonly last: () => string;
}

/** Presses as one person, who forgets nothing from page to page. */
export function createPresser(page: Page, walker: Walker): Presser {
  const pressed = new Map<string, Set<string>>();
  // The frame is the same around all pages.
  const ofFrame = new Set<string>();
  let last = '';
  const pressAll = async (href: string, route: string): Promise<number> => {
    const known = new Set([...(pressed.get(route) ?? []), ...ofFrame]);
    pressed.set(route, known);
    // What led to the layer on top, from the page on.
    let openers: string[] = [];
    let opener = '';
    const list = (): Promise<Layer> => listControls(page, [...known], opener);
    let { layer, controls } = await list();
    for (let at = 0; at < mostPresses; at += 1) {
      const left = controls.filter(({ key }) => !known.has(key));
      const [next] = left;
      if (next === undefined && layer === 'page') return at;
      const before = layer;
      if (next === undefined) await closeLayer(page, walker, href);
      else {
        last = next.key;
        known.add(next.key);
        if (next.key.startsWith('frame ')) ofFrame.add(next.key);
        if (layer !== 'menu') opener = next.key;
        await press(page, next);
        await walker.settle();
        if (hasLeft(page, href)) await walker.visit(href);
      }
      ({ layer, controls } = await list());
      if (layer === before) continue;
      if (before !== 'page' && left.length > 1) {
        // It closed with more in it: once more from the start.
        for (const key of openers) known.delete(key);
        openers = [];
      }
      openers = layer === 'page' ? [] : [...openers, last];
    }
    return mostPresses;
  };
  return { pressAll, last: () => last };
}

function hasLeft(page: Page, href: string): boolean {
  const { pathname } = new URL(page.url());
  const [path = ''] = href.split('?');
  return decodeURI(pathname) !== decodeURI(`/ui${path}`);
}

async function closeLayer(page: Page, walker: Walker, href: string): Promise<void> {
  await page.keyboard.press('Escape');
  await walker.settle();
  // What does not close by a key is left by its address.
  if ((await listControls(page)).layer !== 'page') await walker.load(href);
}

/** A control may go while it is looked at; what is not there any more is not pressed. */
async function press(page: Page, { kind }: Control): Promise<void> {
  const target = page.locator('[data-next-press]').first();
  const at = { timeout: clickMs };
  try {
    if (kind === 'select') {
      const values = await target
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      const value = await target.inputValue(at);
      await target.selectOption(values.find((one) => one !== value) ?? value, at);
    } else if (kind === 'text') {
      await target.fill('coder', at);
      await target.press('Enter', at);
    } else {
      await fillFields(page);
      await target.click(at);
    }
  } catch {
    // It moved away or is covered.
  }
}

/** Fills what is empty, so that a form can be sent: a name that must be typed as the form says it. */
function fillFields(page: Page): Promise<void> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      ':is([role="dialog"], [role="alertdialog"], main form) :is(input:not([type]), input[type="text"], textarea)',
    );
    for (const field of fields) {
      if (field.value !== '' || field.disabled || field.readOnly) continue;
      const label = [...(field.labels ?? [])].map((one) => one.textContent).join(' ');
      // A new agent has a name that nobody has: that of another person's agent is refused, and rightly.
      const usual = field.name === 'alias' ? 'newly-made' : 'coder';
      const name = /^Type (.+) to confirm/.exec(label)?.[1] ?? usual;
      const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      // As if typed: React listens to the event, and asks for the value that was there.
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, name);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}
