import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { openForBothLooks } from './support/both-looks.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import type { Window } from './support/open-page.ts';
import type { Viewer } from './support/tour.ts';
import { startWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let browser: Browser;
let world: World;
let windows: Window[] = [];
beforeAll(async () => {
  [browser, world] = await Promise.all([launchBrowser(), startWorld()]);
}, 90_000);
beforeEach(() => {
  windows = [];
});
afterEach(async () => {
  for (const window of windows) {
    expect(window.watch.faults).toEqual([]);
    await window.close();
  }
});
afterAll(async () => {
  await browser.close();
  await world.close();
});

interface Card {
  readonly id: string;
  readonly name: string;
  readonly column: string;
}

/** Calls the hub as a person of the network. */
async function rest(method: string, path: string, body: object, person: TestUser = world.people.owner): Promise<Card> {
  const at = `/api/requirements${path}?network_id=${world.people.owner.networkId}`;
  const answer = await world.hub.api(method, at, { token: person.token, body });
  expect(answer.status).toBeLessThan(300);
  return (answer.body as { requirement: Card }).requirement;
}

let made = 0;
const makeCard = (fields: object = {}): Promise<Card> =>
  rest('POST', '', { name: `Card of test ${++made}`, ...fields });

async function columnOf({ id }: Card): Promise<string> {
  const path = `/api/requirements/${id}?network_id=${world.people.owner.networkId}`;
  const { body } = await world.hub.api('GET', path, { token: world.people.owner.token });
  return (body as { requirement: Card }).requirement.column;
}

/** The board as somebody sees it, once its stream is open. */
async function openBoard(viewer: Viewer = 'owner', search = ''): Promise<Window> {
  const window = await openWindow(browser, world.hub, {
    ...world.standingOf(viewer),
    path: `/ui/board${search}`,
  });
  windows.push(window);
  await window.page.getByText('Live', { exact: true }).waitFor();
  return window;
}

const cardIn = (page: Page, column: string, { id }: Card): Locator =>
  page.locator(`[data-column="${column}"] [data-card="${id}"]`);

const isChange = (route: Route): boolean => route.request().method() === 'PATCH';

/** Waits until the hub says where a card is. */
async function waitForColumn(card: Card, column: string): Promise<void> {
  for (let left = 50; left > 0 && (await columnOf(card)) !== column; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await columnOf(card)).toBe(column);
}

describe('a card', () => {
  test('moves by its menu, and the toast takes the move back', async () => {
    const card = await makeCard();
    const { page } = await openBoard();
    await cardIn(page, 'pool', card).locator('[data-move]').click();
    await page.getByRole('menuitemradio', { name: 'Done' }).click();
    await cardIn(page, 'done', card).waitFor();
    await page.getByText(`“${card.name}” is in Done`).waitFor();
    expect(await columnOf(card)).toBe('done');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await cardIn(page, 'pool', card).waitFor();
    await waitForColumn(card, 'pool');
  }, 60_000);

  test('moves by drag', async () => {
    const card = await makeCard();
    const { page } = await openBoard();
    await page.locator(`[data-card="${card.id}"][draggable="true"]`).waitFor();
    await cardIn(page, 'pool', card).dragTo(page.locator('[data-column="doing"]'));
    await cardIn(page, 'doing', card).waitFor();
    await waitForColumn(card, 'doing');
  }, 60_000);

  test('is shown where it will be at once, and goes back when the hub refuses', async () => {
    const card = await makeCard();
    const { page, watch } = await openBoard();
    watch.expectMessage(/status of 409/);
    const held = Promise.withResolvers<Route>();
    await page.route(/\/api\/requirements\/req_/, (route) =>
      isChange(route) ? held.resolve(route) : void route.continue(),
    );
    await cardIn(page, 'pool', card).locator('[data-move]').click();
    await page.getByRole('menuitemradio', { name: 'Doing' }).click();
    const route = await held.promise;
    await cardIn(page, 'doing', card).waitFor();
    await route.fulfill({
      status: 409,
      json: { ok: false, error: 'parent_cycle', code: 'parent_cycle', message: 'The board said no.' },
    });
    await page.getByText('The board said no.').waitFor();
    await cardIn(page, 'pool', card).waitFor();
    expect(await cardIn(page, 'doing', card).count()).toBe(0);
  }, 60_000);

  test('that somebody else changes is patched alone: no column is read again', async () => {
    const card = await makeCard();
    const window = await openWindow(browser, world.hub, world.standingOf('owner'));
    windows.push(window);
    const { page } = window;
    await openForBothLooks(page, '/ui/board', '/api/requirements?', 3);
    await cardIn(page, 'pool', card).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await rest('PATCH', `/${card.id}`, { column: 'doing', name: 'Named by somebody' }, world.people.member);
    await cardIn(page, 'doing', card).getByText('Named by somebody').waitFor();
    expect(await cardIn(page, 'pool', card).count()).toBe(0);
    expect(asked.filter((url) => url.includes('/api/requirements?'))).toEqual([]);
  }, 60_000);

  test('is written into its column and found there by everybody', async () => {
    const { page } = await openBoard();
    await page.getByRole('button', { name: 'New card in Doing' }).click();
    await page.keyboard.type('Written here');
    await page.keyboard.press('Enter');
    const card = page.locator('[data-column="doing"] [data-card]').filter({ hasText: 'Written here' });
    await card.waitFor();
    const { page: other } = await openBoard('member');
    await other.locator('[data-column="doing"] [data-card]').filter({ hasText: 'Written here' }).waitFor();
  }, 60_000);
});

describe('the drawer', () => {
  test('writes a description, steps, a tag, a day and a comment, and reads them all back', async () => {
    const card = await makeCard();
    const { page } = await openBoard('owner', `?card=${card.id}`);
    const drawer = page.getByRole('dialog').first();
    await drawer.getByRole('button', { name: 'Write a description' }).click();
    await drawer.getByRole('textbox', { name: 'Description' }).fill('Some **bold** words');
    await page.keyboard.press('Control+Enter');
    await drawer.locator('strong', { hasText: 'bold' }).waitFor();
    for (const step of ['First step', 'Second step']) {
      await drawer.getByRole('textbox', { name: 'Add a step' }).fill(step);
      await page.keyboard.press('Enter');
    }
    await drawer.getByRole('checkbox', { name: 'First step' }).check();
    await drawer.getByText('1/2').waitFor();
    await drawer.getByLabel('Due', { exact: true }).fill('2031-05-04');
    await drawer.getByRole('button', { name: 'Tags: None' }).click();
    await page.getByRole('textbox', { name: 'Tags: Find…' }).fill('written');
    await page.getByRole('button', { name: 'New tag “written”' }).waitFor();
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Tags: written' }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.getByRole('textbox', { name: 'Comment' }).fill('Said here');
    await drawer.getByRole('button', { name: 'Comment', exact: true }).click();
    await drawer.locator('ol').getByText('Said here').waitFor();
    // Changes of a card are sent one after the other: the tags are the last.
    await drawer.locator('ol').getByText('set Due to 4 May').waitFor();
    await drawer.locator('ol').getByText('added the tags written').waitFor();
    await page.reload();
    await drawer.locator('ol').getByText('Said here').waitFor();
    await drawer.locator('strong', { hasText: 'bold' }).waitFor();
    await drawer.getByRole('button', { name: 'Tags: written' }).waitFor();
    expect(await drawer.getByRole('checkbox', { name: 'First step' }).isChecked()).toBe(true);
    expect(await drawer.getByRole('checkbox', { name: 'Second step' }).isChecked()).toBe(false);
    expect(await drawer.getByLabel('Due', { exact: true }).inputValue()).toBe('2031-05-04');
  }, 60_000);

  test('asks before it deletes the card, which then is gone for everybody', async () => {
    const card = await makeCard();
    const { page: other } = await openBoard('member');
    await cardIn(other, 'pool', card).waitFor();
    const { page } = await openBoard('owner', `?card=${card.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete the card…' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete card' }).waitFor({ state: 'detached' });
    expect(await columnOf(card)).toBe('pool');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete the card…' }).click();
    await page.getByRole('button', { name: 'Delete card' }).click();
    await page.waitForURL((url) => !url.searchParams.has('card'));
    await cardIn(page, 'pool', card).waitFor({ state: 'detached' });
    await cardIn(other, 'pool', card).waitFor({ state: 'detached' });
  }, 60_000);
});

describe('two people who change the same', () => {
  /** Begins to edit the title, and lets somebody else change it meanwhile. */
  async function meet(page: Page, card: Card): Promise<Locator> {
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Edit the title' }).click();
    await rest('PATCH', `/${card.id}`, { name: 'Theirs' }, world.people.member);
    await drawer.getByRole('textbox', { name: 'Title' }).fill('Mine');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await drawer.getByText('雪 Yuki changed “Theirs” meanwhile.').waitFor();
    return drawer;
  }
  const nameOf = async ({ id }: Card): Promise<string> => {
    const path = `/api/requirements/${id}?network_id=${world.people.owner.networkId}`;
    const { body } = await world.hub.api('GET', path, { token: world.people.owner.token });
    return (body as { requirement: Card }).requirement.name;
  };

  test('the later one is told who was first, and may keep their own', async () => {
    const card = await makeCard();
    const { page } = await openBoard('owner', `?card=${card.id}`);
    const drawer = await meet(page, card);
    expect(await nameOf(card)).toBe('Theirs');
    await drawer.getByRole('button', { name: 'Apply mine again' }).click();
    await drawer.getByRole('heading', { name: 'Mine' }).waitFor();
    await cardIn(page, 'pool', card).getByText('Mine').waitFor();
    // The page shows it before the hub has it.
    for (let left = 50; left > 0 && (await nameOf(card)) !== 'Mine'; left -= 1) await page.waitForTimeout(100);
    expect(await nameOf(card)).toBe('Mine');
  }, 60_000);

  test('or take what the other made', async () => {
    const card = await makeCard();
    const { page } = await openBoard('owner', `?card=${card.id}`);
    const drawer = await meet(page, card);
    await drawer.getByRole('button', { name: 'Keep theirs' }).click();
    await drawer.getByRole('alert').waitFor({ state: 'detached' });
    await drawer.getByRole('heading', { name: 'Theirs' }).waitFor();
    expect(await nameOf(card)).toBe('Theirs');
  }, 60_000);
});

describe('the board', () => {
  test('keeps its filters in the address', async () => {
    const { page } = await openBoard();
    await page.getByRole('button', { name: 'Tag', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'bug' }).click();
    await page.waitForURL(/[?&]tag=bug/);
    const tags = page.locator('[data-card]');
    await page.getByRole('button', { name: 'Tag: bug' }).waitFor();
    await tags.first().waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-card]')].every((card) => card.textContent?.includes('bug')),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Tag: bug' }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL((url) => !url.searchParams.has('tag'));
  }, 60_000);

  test('is walked and worked by keyboard alone', async () => {
    const card = await makeCard({ name: 'The newest card' });
    const { page } = await openBoard();
    await cardIn(page, 'pool', card).waitFor();
    await page.keyboard.press('j');
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-card]')?.getAttribute('data-card'));
    await page.waitForFunction((id) => document.activeElement?.closest(`[data-card="${id}"]`) !== null, card.id);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('heading', { name: card.name }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction((id) => document.activeElement?.closest(`[data-card="${id}"]`) !== null, card.id);
    await page.keyboard.press('m');
    await page.getByRole('menu').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role="menu"]') != null);
    await page.keyboard.press('ArrowDown');
    await page.locator('[role="menuitemradio"][data-highlighted]').filter({ hasText: 'Pool' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await cardIn(page, 'doing', card).waitFor();
    await page.waitForFunction(
      (id) => document.activeElement?.closest(`[data-column="doing"] [data-card="${id}"]`) !== null,
      card.id,
    );
    expect(await focused()).toBe(card.id);
    await waitForColumn(card, 'doing');
  }, 60_000);

  test('shows a viewer nothing that the hub would refuse', async () => {
    const { page } = await openBoard('viewer', `?card=${world.board.rich}`);
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Please keep the old path behind a switch.').waitFor();
    expect(await drawer.getByRole('textbox').count()).toBe(0);
    expect(await drawer.getByRole('button').allInnerTexts()).not.toContain('Move to…');
    expect(await drawer.locator('input:enabled').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.locator('[data-move], [draggable="true"]').count()).toBe(0);
    expect(await page.getByRole('button', { name: /New card|Manage/ }).count()).toBe(0);
  }, 60_000);

  test('draws only the cards in sight of many thousands', async () => {
    const { page } = await openBoard();
    const { requirements } = (await (await fetchCards(world.people.owner)).json()) as { requirements: object[] };
    const [pattern] = requirements;
    await page.route(/\/api\/requirements\?/, async (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const from = Number(asked.get('cursor') ?? 0);
      const cards = Array.from({ length: Number(asked.get('limit')) }, (_, at) => ({
        ...pattern,
        id: `req_${asked.get('status')}_${from + at}`,
        seq: from + at,
        name: `Card ${from + at}`,
        column: asked.get('status'),
      }));
      const next = from + cards.length;
      const more = { has_more: next < 20_000, next_cursor: next < 20_000 ? String(next) : null };
      await route.fulfill({ json: { ok: true, requirements: cards, capabilities: [], ...more } });
    });
    await page.reload();
    const column = page.locator('[data-column="pool"] [data-card]');
    await column.first().waitFor();
    // As a person does who goes on scrolling. No single card is waited for: its page may be passed between two looks.
    const scrollsOn = (): boolean => {
      const list = document.querySelector('[data-column="pool"] ul');
      list?.parentElement?.scrollTo(0, list.parentElement.scrollHeight);
      return Number(list?.lastElementChild?.getAttribute('data-index')) >= 2_500;
    };
    // A busy machine paints few frames a second.
    await page.waitForFunction(scrollsOn, undefined, { timeout: 100_000 });
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    expect(await column.count()).toBeLessThan(40);
    expect(nodes).toBeLessThan(2_500);
  }, 120_000);
});

describe('a tag', () => {
  test('is renamed on all cards, and the filter goes along', async () => {
    const card = await makeCard({ tags: ['seldom'] });
    const { page } = await openBoard('owner', '?tag=seldom');
    await cardIn(page, 'pool', card).waitFor();
    await page.getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('menuitem', { name: 'Tags…' }).click();
    await page.getByRole('button', { name: 'Actions for seldom' }).click();
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    await page.getByRole('textbox', { name: 'New name' }).fill('often');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.waitForURL(/[?&]tag=often/);
    await page.keyboard.press('Escape');
    await cardIn(page, 'pool', card).getByText('often').waitFor();
  }, 60_000);
});

test('a project is made, renamed and deleted, and its cards stay', async () => {
  const { page } = await openBoard();
  await page.getByRole('button', { name: 'Manage' }).click();
  windows.at(-1)?.watch.expectMessage(/status of 409/);
  await page.getByRole('menuitem', { name: 'Projects…' }).click();
  await page.getByRole('textbox', { name: 'New project' }).fill('Shop 4.2');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await page.getByRole('textbox', { name: 'New project' }).fill('Cellar');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Actions for Cellar' }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('Attic');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Actions for Attic' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  // Its row goes while the menu of the row is open.
  const list = Promise.withResolvers<void>();
  await page.route(/\/projects\?/, (route) => list.promise.then(() => route.continue()), { times: 1 });
  await page.getByRole('button', { name: 'Delete project' }).click();
  await page.getByText('“Attic” is deleted').waitFor();
  await page.getByRole('button', { name: 'Actions for Attic' }).click();
  await page.getByRole('menu').waitFor();
  list.resolve();
  await page.getByText('Attic', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.locator('[role="dialog"]:focus, [role="dialog"] :focus').waitFor();
}, 60_000);

test('a menu that opens for the first time takes the focus from its button, and leaves it nowhere at no moment', async () => {
  const { page } = await openBoard();
  const lost = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver((changes) => {
      const isGone = changes.some(({ removedNodes }) => [...removedNodes].some((one) => one.nodeName === 'BUTTON'));
      if (isGone && document.activeElement === document.body) seen.push('The button has gone, and the focus with it.');
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.locator('[role="menu"]:focus, [role="menu"] :focus').waitFor();
  expect(await lost.jsonValue()).toEqual([]);
});

function fetchCards({ token, networkId }: TestUser): Promise<Response> {
  const path = `/api/requirements?network_id=${networkId}&limit=1&view=summary`;
  return fetch(world.hub.url + path, { headers: { authorization: `Bearer ${token}` } });
}
