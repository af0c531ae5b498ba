import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { signIn } from '../../support/browser.ts';
import type { TestHub, TestUser } from '../../support/start-hub.ts';
import { lagBehind } from './lag.ts';
import { lookAtWindow } from './look-at-windows.ts';
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
  readonly close: () => Promise<void>;
}

export interface WindowOptions extends Partial<Look> {
  /** Who is signed in; nobody without it. */
  readonly person?: TestUser | undefined;
  /** The network that was chosen last in this browser; without it the console chooses. */
  readonly networkId?: string | undefined;
  /** Opened at once. */
  readonly path?: string;
  /** Of the window, in CSS pixels; that of a usual screen without it. */
  readonly height?: number;
  /** Pictures want none. */
  readonly hasMotion?: boolean;
}

/** How long a page is waited for, in milliseconds. Whoever expects tests to fail has less patience. */
export const patienceMs = Number(process.env['HUB_TEST_PATIENCE_MS'] ?? 30_000);

const heights = { narrow: 844, wide: 800 };

/** What a browser keeps of a hub. */
type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Opens a window, and a page of the console in it. */
export async function openWindow(browser: Browser, hub: TestHub, options: WindowOptions = {}): Promise<Window> {
  const { scheme, language, width } = { ...plainLook, ...options };
  const { person, networkId } = options;
  const isNarrow = width < 600;
  const context = await browser.newContext({
    baseURL: hub.url,
    colorScheme: scheme,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width, height: options.height ?? (isNarrow ? heights.narrow : heights.wide) },
    hasTouch: isNarrow,
    reducedMotion: options.hasMotion === true ? 'no-preference' : 'reduce',
    ...(person === undefined ? {} : { storageState: await keepSession(hub, person, networkId) }),
  });
  context.setDefaultTimeout(patienceMs);
  await lagBehind(context);
  const watch = await watchPages(context, hub.url);
  lookAtWindow(context);
  const page = await context.newPage();
  if (options.path !== undefined) await page.goto(options.path);
  return { page, context, watch, close: () => context.close() };
}

/** What a browser has of a person who is signed in: the cookie, and the network that was chosen last. */
async function keepSession(hub: TestHub, person: TestUser, networkId: string | undefined): Promise<Kept> {
  const { cookie } = await signIn(hub, person);
  const [name = '', value = ''] = cookie.split('=');
  const { hostname, origin } = new URL(hub.url);
  const place = { domain: hostname, path: '/api/auth/browser-session' };
  const guards = { expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' as const };
  return {
    cookies: [{ name, value, ...place, ...guards }],
    origins: networkId === undefined ? [] : [{ origin, localStorage: [{ name: 'hub.network', value: networkId }] }],
  };
}
