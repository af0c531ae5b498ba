import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** How long each call of a page waits before it leaves, in milliseconds; none unless somebody looks for tests that are ahead of the hub. */
const lagMs = Number(process.env['HUB_TEST_LAG_MS'] ?? 0);
/** How long each answer of the hub waits before the page has it, in milliseconds: what it tells may be old by then. */
const answerLagMs = Number(process.env['HUB_TEST_ANSWER_LAG_MS'] ?? 0);
/** How long each stream of a page waits before it opens, in milliseconds: what comes meanwhile is told by none. */
const streamLagMs = Number(process.env['HUB_TEST_STREAM_LAG_MS'] ?? 0);
/** What a page asks the hub for, and the code of what it has not shown yet. */
const calls = /^\/(api|mcp|ui\/assets)\b/;
const streams = /^\/events\//;

/** Holds back what the pages of a window ask for: a test that takes what is foreseen for what is done fails then. */
export async function lagBehind(context: BrowserContext): Promise<void> {
  if (answerLagMs > 0) context.on('page', (page) => void holdAnswers(page).catch(() => undefined));
  if (lagMs > 0) await holdRequests(context, calls, lagMs);
  if (streamLagMs > 0) await holdRequests(context, streams, streamLagMs);
}

async function holdRequests(context: BrowserContext, paths: RegExp, forMs: number): Promise<void> {
  await context.route(
    (url) => paths.test(url.pathname),
    async (route) => {
      await pause(forMs);
      // A page that was closed meanwhile asks for nothing.
      await route.continue().catch(() => undefined);
    },
  );
}

/** Of the browser's own protocol: who asks in a page's place has not its cookies and headers. */
async function holdAnswers(page: Page): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const pass = () => session.send('Fetch.continueResponse', { requestId });
    void pause(answerLagMs)
      .then(pass)
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*', requestStage: 'Response' }] });
}
