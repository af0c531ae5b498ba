import type { BrowserContext, Page, Request } from 'playwright-core';

/** What is put into the global scope, where the environment of the tests finds it. */
export interface Looking {
  lookAtWindows?: () => Promise<string>;
}

const mostWindows = 4;
const mostCharacters = 4_000;
const patienceMs = 2_000;

/** The windows that are open, each with what it waits for. */
const windows = new Map<BrowserContext, Set<Request>>();

/** From now on a failure tells of this window. */
export function lookAtWindow(context: BrowserContext): void {
  const asked = new Set<Request>();
  windows.set(context, asked);
  context.on('request', (request) => asked.add(request));
  context.on('requestfinished', (request) => asked.delete(request));
  context.on('requestfailed', (request) => asked.delete(request));
  context.on('close', () => windows.delete(context));
  (globalThis as Looking).lookAtWindows = lookAtAll;
}

/** Says of the last windows that were opened what they show, in words, and what they wait for. */
async function lookAtAll(): Promise<string> {
  const looks = [...windows]
    .slice(-mostWindows)
    .flatMap(([context, asked]) => context.pages().map((page) => lookAt(page, [...asked])));
  return (await Promise.all(looks)).join('\n\n');
}

async function lookAt(page: Page, asked: readonly Request[]): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: patienceMs })
    .catch((error: unknown) => `cannot be seen: ${String(error)}`);
  const waits = asked.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  return `${page.url()} waits for: ${waits.join(', ') || 'nothing'}\n${shown.slice(0, mostCharacters)}`;
}
