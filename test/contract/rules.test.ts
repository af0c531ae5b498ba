import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface SourceText {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

const rooms = ['src', 'cli', 'test', 'spec', 'codegen', 'bench', 'docs', 'examples', 'generated'] as const;
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'] as const;
const files = [...rooms.flatMap(readRoom), ...pages.map((page) => join(root, page)).map(readText)];
const rules = readFileSync(join(root, 'docs/rules.md'), 'utf8');
const ids = [...rules.matchAll(/^- <a id="([^"]+)"><\/a>\*\*([^*]+)\*\*: /gm)];

/** `rule tasks-expiry`; a comment may break its line between the two words. */
const citation = /\brules?\s+(?:(?:\*|\/\/|#)\s+)?([a-z]+(?:-[a-z0-9]+)+)/gi;

// Built from parts, because this file is read as well.
const papers = [
  '[Ss]eed' + 's? 0',
  '[Dd]ecision' + 's? [A-O](?:[0-9]|\\b)',
  '[Pp]romise' + 's? [A-Z][0-9]',
  '[Tt]ool' + '-door',
];
const paper = new RegExp(papers.join('|'));

describe('docs/rules.md', () => {
  test('every entry has one id of its own, which is also its anchor', () => {
    expect(ids.length).toBe(rules.split('<a id=').length - 1);
    expect(ids.filter(([, anchor, id]) => anchor !== id)).toEqual([]);
    expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length);
  });

  test('every cited rule is there', () => {
    const known = new Set(ids.map(([, id]) => id));
    const missing = citations(files).filter(({ id }) => !known.has(id));
    expect(missing).toEqual([]);
  });

  test('every rule is cited by code or a test', () => {
    const cited = new Set(citations(files.filter(({ path }) => /^(src|cli|test)\//.test(path))).map(({ id }) => id));
    expect(ids.map(([, id]) => id).filter((id) => !cited.has(id ?? ''))).toEqual([]);
  });
});

test('nothing cites a paper that is not in the repository', () => {
  const found = files.flatMap(({ path, text }) => {
    const cited = paper.exec(unwrapped(text));
    return cited === null ? [] : [`${path}: ${cited[0]}`];
  });
  expect(found).toEqual([]);
});

function citations(texts: readonly SourceText[]): { readonly path: string; readonly id: string }[] {
  return texts.flatMap(({ path, text }) => [...text.matchAll(citation)].map(([, id = '']) => ({ path, id })));
}

/** The text without the line breaks of comments and paragraphs, where a citation may be cut in two. */
function unwrapped(text: string): string {
  return text.replaceAll(/\n\s*(?:\*|\/\/|#)?\s*/g, ' ');
}

function readRoom(room: string): SourceText[] {
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]s|json|ya?ml|md|py)$/.test(entry.name))
    .map((entry) => readText(join(entry.parentPath, entry.name)));
}

function readText(path: string): SourceText {
  return { path: path.slice(root.length), text: readFileSync(path, 'utf8') };
}
