import { describe, expect, test } from '@jest/globals';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Words } from '../../web/src/i18n/words.ts';

/** Names that are the same in every language. */
const sameEverywhere = /^(Hub|MCP|API|CSV|URL|JSON|ID|English|中文|builder|[\d\s.,:%/–—-]*)$/;
const files = globSync('web/src/**/*words.ts').filter((file) => !file.endsWith('i18n/words.ts'));
const navigation = globSync('web/src/app/navigation.ts');

describe.each([...files, ...navigation])('%s', (file) => {
  test('has every text in both languages, and Chinese in Chinese', async () => {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    const dictionaries = Object.values(exported).filter(isDictionary);
    expect(dictionaries.length).toBeGreaterThan(0);
    for (const { en, zh } of dictionaries) expect(faultsOf(en, zh)).toEqual([]);
  });
});

function faultsOf(en: Words, zh: Words, path = ''): string[] {
  const [names, others] = [Object.keys(en), Object.keys(zh)];
  const lost = names.filter((name) => !others.includes(name)).map((name) => `${path}${name} lacks Chinese`);
  const over = others.filter((name) => !names.includes(name)).map((name) => `${path}${name} lacks English`);
  return [...lost, ...over, ...names.flatMap((name) => faultOf(en[name], zh[name], `${path}${name}`))];
}

function faultOf(en: Words[string] | undefined, zh: Words[string] | undefined, path: string): string[] {
  if (typeof en === 'object' && typeof zh === 'object') return faultsOf(en, zh, `${path}.`);
  if (typeof en !== typeof zh) return [`${path} is not the same kind of text in both languages`];
  if (typeof en !== 'string' || typeof zh !== 'string' || sameEverywhere.test(en)) return [];
  return (en === '') === (zh === '') && (zh === '' || /\p{Script=Han}/u.test(zh))
    ? []
    : [`${path} is not Chinese: ${zh}`];
}

function isDictionary(value: unknown): value is { readonly en: Words; readonly zh: Words } {
  return typeof value === 'object' && value !== null && 'en' in value && 'zh' in value;
}
