import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser } from './support/launch-browser.ts';
import { screenshots } from './support/screenshots.ts';

/**
 * `make pictures`: walks the tours in the looks that the documents show, and keeps these screenshots as small pictures in
 * `docs/pictures`. `node test/browser/make-pictures.ts --walked` takes those of the last walk.
 */
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const most = 150 * 1024;

/** The name of a picture, and the screenshot that it is made of. */
const chosen: Readonly<Record<string, string>> = {
  fleet: 'fleet/list-1280-light-en',
  attention: 'attention/list-1280-light-en',
  agent: 'agent/conversation-1280-light-en',
  tasks: 'tasks/list-1280-light-en',
  task: 'task/replied-1280-light-en',
  board: 'board/columns-1280-light-en',
  card: 'board/card-1280-light-en',
  'new-node': 'new-node/runtime-1280-light-en',
  skills: 'skills/review-1280-light-en',
  servers: 'servers/hour-1280-light-en',
  start: 'start/settings-1280-light-en',
  'fleet-dark': 'fleet/list-1280-dark-en',
  'phone-fleet': 'fleet/list-390-light-en',
  'phone-zh': 'tasks/list-390-dark-zh',
};

const tours = new Set(Object.values(chosen).map((path) => path.split('/')[0]));
const looks = new Set(Object.values(chosen).map((path) => path.split('-').slice(-3).join('-')));
if (!process.argv.includes('--walked')) {
  const env = { ...process.env, TOURS: [...tours].join(','), LOOKS: [...looks].join(',') };
  const { status } = spawnSync(process.execPath, ['test/browser/run.ts', 'tours'], { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}

const browser = await launchBrowser();
const page = await browser.newPage();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, path] of Object.entries(chosen)) {
  const picture = await toWebp(page, readFileSync(join(screenshots, `${path}.png`)));
  if (picture.length > most) throw new Error(`${name} has ${picture.length} bytes, more than ${most}`);
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`docs/pictures/${name}.webp  ${Math.ceil(picture.length / 1024)} KB`);
}
await browser.close();

/** The same picture as WebP, which the browser knows how to write. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.92).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(encoded, 'base64');
}
