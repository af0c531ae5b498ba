import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../test/browser/support/launch-browser.ts';
import { watchPages } from '../../test/browser/support/watch-page.ts';
import type { FullWorld } from './fill-world.ts';

/** A browser in which the owner of the full network is signed in. */
export interface Console {
  readonly page: Page;
  readonly session: CDPSession;
  /** What went wrong in its pages. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

let browser: Browser | undefined;

/** Opens a window of its own, with nothing in its cache. */
export async function openConsole(url: string, world: FullWorld): Promise<Console> {
  browser ??= await launchBrowser();
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await signIn(context, url, world);
  const { faults } = await watchPages(context, url);
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page), faults, close: () => context.close() };
}

/** Ends the browser, if there is one. */
export const closeBrowser = async (): Promise<void> => browser?.close();

async function signIn(context: BrowserContext, url: string, { owner }: FullWorld): Promise<void> {
  const answer = await fetch(`${url}/api/auth/browser-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: owner.username, password: owner.password }),
  });
  const [name = '', value = ''] = (answer.headers.get('set-cookie')?.split(';')[0] ?? '').split('=');
  if (name === '') throw new Error(`no session: ${answer.status} ${await answer.text()}`);
  const place = { domain: new URL(url).hostname, path: '/api/auth/browser-session' };
  await context.addCookies([{ name, value, ...place, httpOnly: true, sameSite: 'Strict' }]);
}

/** A page with a long list. */
export interface LongPage {
  readonly path: string;
  /** What scrolls, as a selector. */
  readonly scroller: string;
  /** One row of it, or one card. */
  readonly row: string;
}

/** The pages that events change most. */
export const longPages: readonly LongPage[] = [
  { path: '/ui/', scroller: 'main', row: 'main li[data-index]' },
  { path: '/ui/fleet', scroller: 'main', row: 'main [role="row"][data-index]' },
  { path: '/ui/tasks', scroller: 'main', row: 'main [role="row"][data-index]' },
  {
    path: '/ui/board',
    scroller: '[data-column="pool"] > div:last-of-type',
    row: '[data-column="pool"] li[data-index]',
  },
];
