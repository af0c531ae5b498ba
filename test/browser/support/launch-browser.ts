import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** Starts a Chromium without a window. @throws Error when the machine has none */
export async function launchBrowser(): Promise<Browser> {
  const found = findChromium();
  if ('missing' in found) throw new Error(found.missing);
  // Its own sandbox does not work for root, and it opens pages of the hub under test alone.
  const args = [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-gpu',
  ];
  return chromium.launch({ executablePath: found.path, args });
}
