import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * The rules of axe that are run: those of WCAG 2.2 AA, or of these the ones about colours. A scheme changes the colours of a
 * page and nothing else (`test/web/schemes.test.ts`), so names, roles, sizes and order of a page hold in the other one too.
 */
export type Extent = 'all' | 'colours';

const standard: Axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Of all else axe would make addresses too, which takes most of its time.
  resultTypes: ['violations'],
};
const colours: Axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  // The texts of the style sheets, which these rules do not read.
  preload: false,
};
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the page has against WCAG 2.2 AA, and whether it is wider than its window: one line a finding. */
export async function checkPage(page: Page, extent: Extent = 'all'): Promise<string[]> {
  return [...(await findBarriers(page, extent)), ...(await findOverflow(page))];
}

/** The findings of axe, each with the elements that it is about. */
async function findBarriers(page: Page, extent: Extent): Promise<string[]> {
  // A page that stays has it from the check before.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(document, options);
      return violations.map(({ id, help, nodes }) => {
        const places = nodes
          .slice(0, 3)
          .map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`.trim());
        return `axe ${id}: ${help}; ${nodes.length} times: ${places.join(' | ')}`;
      });
    },
    extent === 'all' ? standard : colours,
  );
}

/** A page that scrolls sideways hides what people came for; a part of it may. */
async function findOverflow(page: Page): Promise<string[]> {
  const wider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? scrollWidth - clientWidth : 0;
  });
  return wider === 0 ? [] : [`the page is ${wider} px wider than its window`];
}
