import type { Page, Response } from 'playwright-core';

/**
 * Resolves when the page has taken both its looks at what lies at `part` of an address: what a page has read before its
 * streams are open it reads once more, and an event that comes ahead of an answer makes it ask again. Ask before the first
 * look; `questions` says how many of them one look asks.
 */
export async function bothLooks(page: Page, part: string, questions = 1): Promise<void> {
  const answers: Response[] = [];
  await page.waitForResponse((answer) => answer.url().includes(part) && answers.push(answer) === 2 * questions);
  await Promise.all(answers.map((answer) => answer.finished()));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a page, and waits for both its looks. */
export async function openForBothLooks(page: Page, path: string, part: string, questions?: number): Promise<void> {
  await Promise.all([bothLooks(page, part, questions), page.goto(path)]);
}
