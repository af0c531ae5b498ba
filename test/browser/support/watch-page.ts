import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';

/** What went wrong in the pages of one context. */
export interface PageWatch {
  /** One line a fault: violations of the policy, errors, requests that leave the hub, dialogs. */
  readonly faults: readonly string[];
  /** From now on messages of the console that match are expected: a test provokes the refusal that they tell of. */
  expectMessage(message: RegExp): void;
}

/** A page asks for its token before it knows whether anybody is signed in; the browser itself logs the refusal. */
const signedOut = /browser-session\/token .*status of 401/;

/** Watches all pages of a context, from before they run their first script. */
export async function watchPages(context: BrowserContext, hubUrl: string): Promise<PageWatch> {
  const faults: string[] = [];
  const expected = [signedOut];
  const origin = new URL(hubUrl).origin;
  const add = (page: Page | null, fault: string): void => {
    const path = page === null ? '' : page.url().replace(origin, '');
    faults.push(`${path}: ${fault}`);
  };
  await context.exposeBinding('tellViolation', ({ page }, told: string) => add(page, `the policy stops ${told}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const tell = (globalThis as unknown as { tellViolation: (told: string) => void }).tellViolation;
      tell(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const told = textOf(message);
    if (!expected.some((known) => known.test(told))) add(message.page(), `the console says: ${told}`);
  });
  context.on('weberror', (error) => add(error.page(), `an error is not caught: ${String(error.error())}`));
  context.on('dialog', (dialog) => {
    add(dialog.page(), `a ${dialog.type()} opens: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin || ['data:', 'blob:', 'about:'].includes(url.protocol)) return;
    faults.push(`a request leaves the hub: ${request.method()} ${request.url()}`);
  });
  return { faults, expectMessage: (message) => void expected.push(message) };
}

/** The address stands beside messages of the network, not in them. */
function textOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return `${url} ${message.text()}`.trim();
}
