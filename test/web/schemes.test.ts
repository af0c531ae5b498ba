import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = new URL('../../web/src/', import.meta.url).pathname;
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const textsOf = (kind: RegExp): { file: string; text: string }[] =>
  files.filter((file) => kind.test(file)).map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

/** What stands between the brackets of each call, which may hold calls. */
function callsOf(text: string, name: string): string[] {
  const calls = text.matchAll(new RegExp(`\\b${name}\\(((?:[^()]|\\([^()]*\\))*)\\)`, 'g'));
  return [...calls].map(([, inside = '']) => inside);
}

// The tours look at all rules of a page in one scheme, and in the other one at those about colours.
describe('a scheme changes nothing but colours', () => {
  const styles = textsOf(/\.css$/);

  test('a style knows it by light-dark() alone, which takes two colours', () => {
    const colour = String.raw`\s*(?:#[0-9a-f]{3,8}|rgb\([^()]*\)|var\(--[\w-]+\)|transparent)\s*`;
    const pair = new RegExp(`^${colour},${colour}$`);
    const calls = styles.flatMap(({ file, text }) => callsOf(text, 'light-dark').map((inside) => ({ file, inside })));
    expect(calls.length).toBeGreaterThan(30);
    expect(calls.filter(({ inside }) => !pair.test(inside))).toEqual([]);
  });

  test('no rule of a style asks for it', () => {
    const asking = styles.filter(({ file, text }) => {
      const rules =
        file === 'app/tokens.css' ? text.replaceAll(/\[data-theme='\w+'\] {\s*color-scheme: \w+;\s*}/g, '') : text;
      return /prefers-color-scheme|data-theme/.test(rules);
    });
    expect(asking.map(({ file }) => file)).toEqual([]);
  });

  test('of the code only what paints asks for it', () => {
    const asking = textsOf(/\.tsx?$/).filter(({ text }) => /prefers-color-scheme/.test(text));
    expect(asking.map(({ file }) => file)).toEqual(['pages/servers/chart.tsx']);
  });
});
