import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const web = new URL('../../web/src/', import.meta.url).pathname;
const app = join(web, 'app');
const routes = readdirSync(app)
  .filter((name) => /routes\.tsx?$/.test(name))
  .map((name) => readFileSync(join(app, name), 'utf8'))
  .join('\n');
const pages = readdirSync(join(web, 'pages'), { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('-page.tsx'));

test.each(pages)('the page %s has an address', (page) => {
  expect(routes).toContain(`/${basename(page)}'`);
});
