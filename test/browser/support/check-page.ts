import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What the page has against WCAG 2.2 AA, and whether it is wider than its window: one line a finding. */
export async function checkPage(page: Page): Promise<string[]> {
  return [...(await findBarriers(page)), ...(await findOverflow(page))];
}

/** The findings of axe, each with the elements that it is about. */
async function findBarriers(page: Page): Promise<string[]> {
  // The other mode opens a page of its own for each check, which hides this one from itself meanwhile.
  const { violations } = await new AxeBuilder({ page }).withTags(standard).setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`.trim());
    return `axe ${id}: ${help}; ${nodes.length} times: ${places.join(' | ')}`;
  });
}

/** A page that scrolls sideways hides what people came for; a part of it may. */
async function findOverflow(page: Page): Promise<string[]> {
  const wider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? scrollWidth - clientWidth : 0;
  });
  return wider === 0 ? [] : [`the page is ${wider} px wider than its window`];
}
