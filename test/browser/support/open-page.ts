import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signIn } from '../../support/browser.ts';
import type { TestHub, TestUser } from '../../support/start-hub.ts';
import { watchPages } from './watch-page.ts';
import type { PageWatch } from './watch-page.ts';

/** How a person looks at the console. */
export interface Look {
  readonly scheme: 'light' | 'dark';
  readonly language: 'en' | 'zh';
  /** Of the window, in CSS pixels. */
  readonly width: number;
}

export const plainLook: Look = { scheme: 'light', language: 'en', width: 1280 };

/** A window of a browser that has nothing of other windows. */
export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly watch: PageWatch;
  close(): Promise<void>;
}

export interface WindowOptions extends Partial<Look> {
  /** Who is signed in; nobody without it. */
  readonly person?: TestUser | undefined;
  /** Opened at once. */
  readonly path?: string;
  /** Pictures want none. */
  readonly hasMotion?: boolean;
}

const heights = { narrow: 844, wide: 800 };

/** Opens a window, and a page of the console in it. */
export async function openWindow(browser: Browser, hub: TestHub, options: WindowOptions = {}): Promise<Window> {
  const { scheme, language, width } = { ...plainLook, ...options };
  const isNarrow = width < 600;
  const context = await browser.newContext({
    baseURL: hub.url,
    colorScheme: scheme,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width, height: isNarrow ? heights.narrow : heights.wide },
    hasTouch: isNarrow,
    reducedMotion: options.hasMotion === true ? 'no-preference' : 'reduce',
  });
  const watch = await watchPages(context, hub.url);
  if (options.person !== undefined) await signInWindow(context, hub, options.person);
  const page = await context.newPage();
  if (options.path !== undefined) await page.goto(options.path);
  return { page, context, watch, close: () => context.close() };
}

/** Gives all pages of a context the cookie of a person who is signed in. */
export async function signInWindow(context: BrowserContext, hub: TestHub, person: TestUser): Promise<void> {
  const { cookie } = await signIn(hub, person);
  const [name = '', value = ''] = cookie.split('=');
  const { hostname } = new URL(hub.url);
  const path = '/api/auth/browser-session';
  await context.addCookies([{ name, value, domain: hostname, path, httpOnly: true, sameSite: 'Strict' }]);
}
