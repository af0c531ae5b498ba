import type { Page, Request } from 'playwright-core';

/** What the router of the console puts into its window, as far as a walk needs it. */
interface RouterWindow {
  readonly __TSR_ROUTER__: {
    readonly routesByPath: Readonly<Record<string, unknown>>;
    readonly history: { push(href: string): void };
    readonly state: { readonly status: string };
  };
}

/** Goes through the pages of one window without loading it anew. */
export interface Walker {
  /** The paths of all pages: `/tasks/$taskId`. */
  readonly readRoutes: () => Promise<readonly string[]>;
  /** The addresses that the page links to, `/tasks?status=failed`. */
  readonly readLinks: () => Promise<readonly string[]>;
  /** Shows the page of an address, and waits until it has what it asked for. */
  readonly visit: (href: string) => Promise<void>;
  /** The same, and leaves nothing of what was shown: no dialog, no text in a field. */
  readonly load: (href: string) => Promise<void>;
  /** Waits until nothing is asked for. */
  readonly settle: () => Promise<void>;
  /** Scrolls to the end, loading what comes on the way; `look` is called for each view. */
  readonly scrollThrough: (look?: () => Promise<unknown>) => Promise<void>;
}

/** Without a question for so long a page has what it wants. */
const quietMs = 60;
const limitMs = 15_000;
const mostScrolls = 120;

/**
 * Watches a page that shows the console already. With the id of a network it stays there, also when a press made another
 * one and went to it: only there the person has the role to walk in.
 */
export function walkPages(page: Page, networkId?: string): Walker {
  const asked = new Set<Request>();
  let lastAt = Date.now();
  const forget = (request: Request): void => {
    if (asked.delete(request)) lastAt = Date.now();
  };
  page.on('request', (request) => {
    // Streams are never answered to their end.
    if (request.url().includes('/events/')) return;
    asked.add(request);
    lastAt = Date.now();
  });
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  const settle = async (): Promise<void> => {
    const begin = Date.now();
    while (asked.size > 0 || Date.now() - lastAt < quietMs) {
      if (Date.now() - begin > limitMs) {
        throw new Error(`still waits after ${limitMs} ms: ${[...asked].map((one) => one.url()).join(', ')}`);
      }
      await page.waitForTimeout(quietMs / 4);
    }
  };
  const isShown = async (): Promise<void> => {
    await page.waitForFunction(
      () => (globalThis as unknown as Partial<RouterWindow>).__TSR_ROUTER__?.state.status === 'idle',
    );
    const heading = page.getByRole('heading', { level: 1, includeHidden: true }).first();
    await heading.waitFor().catch(async (error: unknown) => {
      const shown = (await page.locator('body').innerText()).slice(0, 300);
      throw new Error(`${page.url()} shows no heading but: ${shown}`, { cause: error });
    });
    await settle();
  };
  const addressOf = (href: string): string => {
    const network = networkId === undefined ? '' : `${href.includes('?') ? '&' : '?'}network=${networkId}`;
    return `/ui${href}${network}`;
  };
  return {
    settle,
    readRoutes: () =>
      page.evaluate(() => Object.keys((globalThis as unknown as RouterWindow).__TSR_ROUTER__.routesByPath)),
    readLinks: () =>
      page.evaluate(
        (home) =>
          [...document.querySelectorAll('a[href]')]
            .map((link) => new URL((link as HTMLAnchorElement).href))
            .filter(({ origin, pathname }) => origin === location.origin && /^\/ui(\/|$)/.test(pathname))
            .filter(({ searchParams }) => home === null || (searchParams.get('network') ?? home) === home)
            .map(({ pathname, searchParams }) => {
              searchParams.delete('network');
              const asks = searchParams.toString();
              return `${pathname.slice(3) || '/'}${asks === '' ? '' : `?${asks}`}`;
            }),
        networkId ?? null,
      ),
    async visit(href) {
      lastAt = Date.now();
      await page.evaluate((to) => {
        (globalThis as unknown as RouterWindow).__TSR_ROUTER__.history.push(to);
      }, addressOf(href));
      await isShown();
    },
    async load(href) {
      await page.goto(addressOf(href));
      await isShown();
    },
    async scrollThrough(look) {
      for (let at = 0; at < mostScrolls; at += 1) {
        const isAtEnd = await page.evaluate(scrollOn);
        await look?.();
        if (asked.size > 0) await settle();
        else if (isAtEnd && !(await page.evaluate(showMore))) return;
      }
    },
  };
}

/** Scrolls every part of the page by what it shows, two frames before the answer. @returns whether all are at their end */
function scrollOn(): Promise<boolean> {
  let isAtEnd = true;
  for (const part of document.querySelectorAll('main, main *, [role="dialog"] *')) {
    if (part.scrollHeight - part.clientHeight < 2 || !/auto|scroll/.test(getComputedStyle(part).overflowY)) continue;
    if (part.scrollTop + part.clientHeight >= part.scrollHeight - 2) continue;
    part.scrollTop += Math.max(40, part.clientHeight * 0.9);
    isAtEnd = false;
  }
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(isAtEnd))));
}

/** Presses what shows more of a list or of a text. @returns whether there was any */
function showMore(): boolean {
  const words = /^(load more|older|show (all|more|the whole)|whole)/i;
  const buttons = [...document.querySelectorAll<HTMLElement>('main button, [role="dialog"] button')];
  const found = buttons.filter((one) => words.test(one.textContent.trim()) && !one.matches(':disabled'));
  for (const one of found) one.click();
  return found.length > 0;
}

/** The route of an address among the paths of routes, or undefined. */
export function routeOf(routes: readonly string[], href: string): string | undefined {
  const [path = ''] = href.split('?');
  const fits = (route: string): boolean =>
    new RegExp(`^${route.replace(/\/\$[A-Za-z]*/g, '/[^/]+').replace(/\/$/, '')}/?$`).test(path);
  return routes.find((route) => route === path || `${path}/` === route) ?? routes.find(fits);
}

/** Where a crawl begins, and how many addresses of one route it visits: their rows differ, their controls do not. */
export interface Crawl {
  readonly from?: readonly string[];
  readonly mostOfRoute: number;
}

/** Visits the pages that are linked to, from the first on; each is shown and settled when it is given out. */
export async function* crawlPages(walker: Walker, { from = ['/'], mostOfRoute }: Crawl): AsyncGenerator<string> {
  const routes = await walker.readRoutes();
  const left = [...from];
  const known = new Set(left);
  const seen = new Map<string, number>();
  for (const href of left) {
    if (routeOf(routes, href) === undefined) continue;
    await walker.visit(href);
    const links = await walker.readLinks();
    yield href;
    for (const link of [...links, ...(await walker.readLinks())]) {
      const route = routeOf(routes, link);
      if (route === undefined || route === '/sign-in' || known.has(link)) continue;
      if ((seen.get(route) ?? 0) >= mostOfRoute) continue;
      seen.set(route, (seen.get(route) ?? 0) + 1);
      known.add(link);
      left.push(link);
    }
  }
}
