import type { Browser, BrowserContext } from 'playwright-core';
import { openWindow } from './open-page.ts';
import { createPresser } from './press-controls.ts';
import type { Viewer } from './tour.ts';
import { crawlPages, routeOf, walkPages } from './walk-pages.ts';
import { watchRefusals } from './watch-refusals.ts';
import type { World } from './world.ts';

/** What a person was led to, and what the hub refused meanwhile. */
export interface Walk {
  readonly pages: readonly string[];
  readonly ms: number;
  readonly presses: number;
  readonly refusals: readonly string[];
}

/** The hub's refusal of what would end the walk: a session, a token, the network itself, one's own membership. */
async function keepStanding(context: BrowserContext, viewer: Viewer, userId: string): Promise<void> {
  const busy = { status: 409, json: { ok: false, error: 'conflict', code: 'conflict', message: 'Not now.' } };
  // Whoever does not own the network is refused by the hub itself.
  const network = viewer === 'owner' || viewer === 'newcomer' ? '|networks/[^/]+' : '';
  const ends = new RegExp(
    `/api/(auth/(browser-session|tokens/[^/]+)|networks/[^/]+/members/${userId}${network})(\\?.*)?$`,
  );
  await context.route(ends, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(busy) : route.fallback(),
  );
  await context.route(/\/api\/auth\/password$/, (route) => route.fulfill(busy));
}

/** One page of each kind and state, before the lists of them and what these link to. */
function beginOf({ work, board, hosts }: World): string[] {
  const tasks = [work.running, work.delivered, work.replied, work.failed, work.cancelled, work.expired];
  return [
    ...tasks.map((id) => `/tasks/${id}`),
    ...['coder', hosts.childAlias, hosts.daemon.alias, 'tester'].map((alias) => `/agents/${alias}`),
    ...['/board', `/board?card=${board.rich}`, `/board?card=${board.overdue}`, '/inbox?view=all'],
    ...[`/skills?skill=${hosts.skillId}`, `/skills?view=pending&skill=${hosts.pendingSkillId}`],
    // Last, because here much is done at once.
    ...['/', '/fleet', '/tasks'],
  ];
}

/** Walks all pages that a person is led to, and presses everything that is there. */
export async function walkAs(browser: Browser, world: World, viewer: Viewer): Promise<Walk> {
  const begin = Date.now();
  const standing = world.standingOf(viewer);
  const { page, context, close } = await openWindow(browser, world.hub, { ...standing, path: '/ui/' });
  await keepStanding(context, viewer, standing.person?.userId ?? '');
  const walker = walkPages(page, standing.networkId);
  const presser = createPresser(page, walker);
  const watch = watchRefusals(page, presser.last);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const routes = await walker.readRoutes();
  const from = viewer === 'newcomer' ? ['/'] : beginOf(world);
  const pages: string[] = [];
  let presses = 0;
  for await (const href of crawlPages(walker, { from, mostOfRoute: 1 })) {
    // Who was led elsewhere would see no more of the console, and nothing would be refused.
    const [path = ''] = href.split('?');
    if (!page.url().includes(`/ui${path}`)) throw new Error(`${viewer}: ${href} leads to ${page.url()}`);
    pages.push(href);
    presses += await presser.pressAll(href, routeOf(routes, href) ?? href);
  }
  const refusals = [...(await watch.read())];
  await close();
  return { pages, presses, refusals, ms: Date.now() - begin };
}
