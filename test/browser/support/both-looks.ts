import type { Page, Response } from 'playwright-core';

/**
 * Opens a page, and waits for both its looks at what lies at `part` of an address: what a page has read before its streams
 * are open it reads once more. `questions` says how many of them one look asks.
 */
export async function openForBothLooks(page: Page, path: string, part: string, questions = 1): Promise<void> {
  let left = 2 * questions;
  const isLast = (answer: Response): boolean => answer.url().includes(part) && (left -= 1) === 0;
  await Promise.all([page.waitForResponse(isLast), page.goto(path)]);
}
