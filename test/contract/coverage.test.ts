import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { restErrors, toolErrors } from '../../generated/errors.ts';
import { excluded } from './dredd-cases.ts';
import { documentedAnswers } from './dredd-contract.ts';
import { listTitles, titlesOf } from './titles.ts';
import type { Title } from './titles.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Codes that every operation has by `x-errors-default`: a sweep over all operations proves those. */
const swept = new Set(
  Object.values(parse(readFileSync(pathOf('../../spec/openapi.yaml'), 'utf8'))['x-errors-default'] as object)
    .flat()
    .map((entry: string | { code: string }) => (typeof entry === 'string' ? entry : entry.code)),
);

/** `409 node_degraded: …` under a `describe` that names the operation, or `node_degraded: …` under a tool's. */
function missing(
  owner: string,
  codes: readonly string[],
  titles: readonly Title[],
  prefix: (code: string) => string,
): string[] {
  const named = new RegExp(`\\b${owner}\\b`);
  const own = titles.filter(({ groups }) => groups.some((group) => named.test(group)));
  return codes
    .filter((code) => !own.some(({ title }) => new RegExp(`^${prefix(code)}\\b`).test(title)))
    .map((code) => `${owner}: ${prefix(code)}`);
}

// The refusal of the master token is swept over all operations too.
swept.add('auth_master_read_only');

describe('a test title for every declared refusal', () => {
  const rest = ['../rest', '../streams'].flatMap((folder) => listTitles(pathOf(folder)));
  const rpc = listTitles(pathOf('../rpc'));

  test('every operation has a title for its success and for each (status, code)', () => {
    const gaps = Object.entries(restErrors).flatMap(([operationId, declared]) => {
      const own = Object.keys(declared).filter((code) => !swept.has(code));
      const spelled: Readonly<Record<string, { readonly status: number }>> = declared;
      const statusOf = (code: string): string => (code === 'success' ? '20\\d' : `${spelled[code]?.status} ${code}`);
      return missing(operationId, ['success', ...own], [...rest, ...rpc], statusOf);
    });
    expect(gaps).toEqual([]);
  });

  test('every tool has a title for its success and for each code', () => {
    const declared: Readonly<Record<string, readonly string[]>> = toolErrors;
    const gaps = Object.entries(declared).flatMap(([name, codes]) =>
      missing(name, ['ok', ...codes], rpc, (code) => code),
    );
    expect(gaps).toEqual([]);
  });

  test('dredd sees at least 98 of 100 documented answers', () => {
    expect(Object.keys(excluded).length).toBeLessThanOrEqual(documentedAnswers().length * 0.02);
  });

  test('the reader of titles sees groups, plain tests and rows', () => {
    const text = `describe('sendTask', () => { test('200: sent', f); describe('x', () => {
      test.each([['409 a_b', 1], ['404 c_d', 2]])('%s: refused', f); }); });`;
    expect(titlesOf(text)).toEqual([
      { groups: ['sendTask'], title: '200: sent' },
      { groups: ['sendTask', 'x'], title: '409 a_b: refused' },
      { groups: ['sendTask', 'x'], title: '404 c_d: refused' },
    ]);
  });
});
