import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Look } from './open-page.ts';

/** The folder of the pictures: one below it for each page. It is not committed. */
export const screenshots = fileURLToPath(new URL('../screenshots/', import.meta.url));

/** Writes what a window shows, `fleet/list-1280-dark-en.png`. */
export async function takePicture(page: Page, name: string, { width, scheme, language }: Look): Promise<void> {
  const path = join(screenshots, `${name}-${width}-${scheme}-${language}.png`);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}
