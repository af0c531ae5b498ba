import type { Page } from 'playwright-core';
import type { Walker } from './walk-pages.ts';

/** Where controls are looked for, what is on top first. */
const layers = ['[role="menu"]', '[role="dialog"], [role="alertdialog"]', 'main'] as const;
/** Of one page; rows repeat what they offer under other names. */
const mostPresses = 30;

interface Control {
  readonly layer: string;
  readonly index: number;
  readonly name: string;
}

const kinds =
  'button, [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="tab"], [role="switch"], [role="checkbox"]';

/**
 * Presses each control of a page that is shown and enabled, in the menus and dialogs that open too, with every empty
 * field filled in. Controls of one name are pressed once.
 *
 * @returns how many were pressed
 */
export async function pressControls(page: Page, walker: Walker, href: string): Promise<number> {
  const pressed = new Set<string>();
  for (let at = 0; at < mostPresses; at += 1) {
    const control = await findControl(page, pressed);
    if (control === undefined) {
      if (!(await isCovered(page))) return at;
      await page.keyboard.press('Escape');
      await walker.settle();
      // What does not close by a key is left by its address.
      if (await isCovered(page)) await walker.load(href);
      continue;
    }
    pressed.add(control.name);
    await fillFields(page);
    const target = page.locator(control.layer).locator(kinds).nth(control.index);
    await target.click({ timeout: 2_000 }).catch(() => undefined);
    await walker.settle();
    if (new URL(page.url()).pathname !== `/ui${href.split('?')[0]}`.replace(/\/$/, '/')) await walker.visit(href);
  }
  return mostPresses;
}

function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('[role="menu"], [role="dialog"], [role="alertdialog"]') !== null);
}

/** The first control of the layer on top whose name was not pressed yet. */
async function findControl(page: Page, pressed: ReadonlySet<string>): Promise<Control | undefined> {
  for (const layer of layers) {
    const names = await page
      .locator(layer)
      .locator(kinds)
      .evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          const isOff = one.matches(':disabled, [aria-disabled="true"], [data-disabled]');
          const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
          // Names of rows have numbers in them.
          return width === 0 || height === 0 || isOff
            ? ''
            : name
                .trim()
                .replace(/[\d:]+/g, '#')
                .slice(0, 24) || 'nameless';
        }),
      );
    const index = names.findIndex((name) => name !== '' && !pressed.has(`${layer} ${name}`) && !pressed.has(name));
    const name = names[index];
    if (name !== undefined) return { layer, index, name: `${layer} ${name}` };
    if (names.length > 0 && layer !== 'main') return undefined;
  }
  return undefined;
}

/** Fills what is empty, so that a form can be sent. */
async function fillFields(page: Page): Promise<void> {
  const fields = page.locator(
    '[role="dialog"] :is(input:not([type]), input[type="text"], textarea), main form :is(input:not([type]), input[type="text"], textarea)',
  );
  for (const field of await fields.all()) {
    // A field may go while it is looked at.
    const isEmpty = async () => (await field.isVisible()) && (await field.inputValue({ timeout: 500 })) === '';
    if (await isEmpty().catch(() => false)) await field.fill('coder', { timeout: 500 }).catch(() => undefined);
  }
}
