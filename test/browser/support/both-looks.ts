import type { Page, Response } from 'playwright-core';

/**
 * Resolves when both looks of a page at what lies at `part` of an address are answered: what a page has read before its
 * streams are open it reads once more. Ask before the first look; `questions` says how many of them one look asks.
 */
export async function bothLooks(page: Page, part: string, questions = 1): Promise<void> {
  let left = 2 * questions;
  await page.waitForResponse((answer: Response) => answer.url().includes(part) && (left -= 1) === 0);
}

/** Opens a page, and waits for both its looks. */
export async function openForBothLooks(page: Page, path: string, part: string, questions?: number): Promise<void> {
  await Promise.all([bothLooks(page, part, questions), page.goto(path)]);
}
