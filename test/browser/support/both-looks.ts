import type { Page, Request, Response } from 'playwright-core';

const streams = '/events/';

/**
 * Resolves when the page has taken all its looks at what lies at `part` of an address: what a page has read before its
 * streams are open it reads once more behind the last of them, and an event that comes ahead of an answer makes it ask
 * again. Ask before the first look; `questions` says how many of them one look asks.
 */
export async function bothLooks(page: Page, part: string, questions = 1): Promise<void> {
  const opening = new Set<Request>();
  let opened = 0;
  /** How many streams were open when it was asked. */
  const askedBehind = new Map<Request, number>();
  const answers: Response[] = [];
  const onRequest = (request: Request): void => {
    if (request.url().includes(streams)) opening.add(request);
    if (request.url().includes(part)) askedBehind.set(request, opened);
  };
  const onFailure = (request: Request): void => void opening.delete(request);
  page.on('request', onRequest);
  page.on('requestfailed', onFailure);
  await page.waitForResponse((answer) => {
    const request = answer.request();
    if (opening.delete(request)) opened += 1;
    if (askedBehind.has(request)) answers.push(answer);
    const last = answers.filter((one) => askedBehind.get(one.request()) === opened);
    return opening.size === 0 && answers.length >= 2 * questions && last.length >= questions;
  });
  page.off('request', onRequest);
  page.off('requestfailed', onFailure);
  await Promise.all(answers.map((answer) => answer.finished()));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a page, and waits for both its looks. */
export async function openForBothLooks(page: Page, path: string, part: string, questions?: number): Promise<void> {
  await Promise.all([bothLooks(page, part, questions), page.goto(path)]);
}
