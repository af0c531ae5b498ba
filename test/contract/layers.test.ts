import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The features of docs/layers.md, line by line from the top. */
function featuresOfPage(): string[][] {
  const page = readFileSync(`${root}docs/layers.md`, 'utf8');
  const [, table = ''] = page.split('| Features');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

test('docs/layers.md shows the order of the features that the linter holds, and all of them', () => {
  const text = readFileSync(`${root}.dependency-cruiser.cjs`, 'utf8');
  const [, held = ''] = /const features = (\[[^;]*\]);/.exec(text) ?? [];
  const order = JSON.parse(held.replaceAll("'", '"').replaceAll(/,(?=\s*\])/g, '')) as string[][];
  expect(featuresOfPage()).toEqual(order);
  const folders = readdirSync(`${root}src/domain`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(order.flat().sort()).toEqual(folders.map(({ name }) => name).sort());
});
