import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countAll, exportOf, fileOf, importInto, linesOf } from '../support/exports.ts';
import type { ExportLine } from '../support/exports.ts';
import { makeFullNetwork } from '../support/full-network.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';
import { listUploads } from '../support/upload.ts';

let hub: TestHub;
let token: string;
let whole: string;
let lines: ExportLine[];
beforeAll(async () => {
  hub = await startTestHub();
  const { owner } = await makeFullNetwork(hub);
  token = owner.token;
  whole = await exportOf(hub, token, owner.networkId);
  lines = linesOf(whole);
}, 60_000);
afterAll(() => hub.close());

const at = (kind: string, nth = 0): number =>
  lines.map((line, index) => ({ line, index })).filter(({ line }) => line.kind === kind)[nth]?.index ?? -1;

/** The file with one line changed, and a last line that fits it. */
const change = (kind: string, members: object, nth = 0) => ({
  text: fileOf(lines.map((line, index) => (index === at(kind, nth) ? { ...line, ...members } : line))),
  line: at(kind, nth) + 1,
});
const twice = (kind: string) => {
  const index = at(kind);
  return { text: fileOf(lines.toSpliced(index + 1, 0, lines[index]!)), line: index + 2 };
};
const without = (kind: string, line: (index: number) => number) => {
  const index = at(kind);
  return { text: fileOf(lines.toSpliced(index, 1)), line: line(index) };
};
/** The file without lines of a kind, of which it has two. */
const withoutAll = (kind: string, line: () => number) => ({
  text: fileOf(lines.filter((one) => one.kind !== kind)),
  line: line(),
});
const raw = (edit: (texts: string[]) => string[], line: number) => ({
  text: `${edit(whole.trimEnd().split('\n')).join('\n')}\n`,
  line,
});
/** The file with so many providers more, each on a host of its own; the last of them is one too many. */
const manyProviders = (count: number) => {
  const index = at('provider');
  const more = Array.from({ length: count - 1 }, (_none, n) => ({
    ...lines[index]!,
    ...{ provider_id: `prov_more${n}`, name: `more ${n}`, base_url: `https://models-${n}.example/v1` },
  }));
  return { text: fileOf(lines.toSpliced(index + 1, 0, ...more)), line: index + count };
};
/** The file with so many people more. */
const manyPeople = (count: number) => {
  const more = Array.from({ length: count }, (_none, n) => ({
    kind: 'person',
    user_id: `u_${n}`,
    username: `one ${n}`,
  }));
  return fileOf(lines.toSpliced(at('person'), 0, ...more));
};
const otherData = (): string => `AAAA${String(lines[at('file_part')]!['data']).slice(4)}`;
type Tampered = () => { readonly text: string; readonly line: number };

const tampered: readonly (readonly [string, Tampered, RegExp])[] = [
  ['no JSON', () => raw((texts) => texts.with(4, '{"kind":'), 5), /is no JSON/],
  ['no kind', () => raw((texts) => texts.with(3, '{}'), 4), /has no kind/],
  ['an unknown kind', () => raw((texts) => texts.with(3, '{"kind":"token"}'), 4), /kind is none/],
  ['a kind of the prototype', () => raw((texts) => texts.with(3, '{"kind":"constructor"}'), 4), /kind is none/],
  ['no manifest', () => raw((texts) => texts.slice(1), 1), /is no manifest/],
  ['two manifests', () => raw((texts) => [texts[0]!, ...texts], 2), /second manifest/],
  ['another format', () => change('manifest', { format: 'other' }), /format/],
  ['a later version', () => change('manifest', { version: 2 }), /version/],
  ['a member that no line has', () => change('node', { token_hash: 'x' }), /does not know/],
  ['a member that is absent', () => change('task', { content: undefined }), /content is absent/],
  ['a text that is too long', () => change('card', { name: 'x'.repeat(81) }), /name must NOT have more than 80/],
  ['a status that is none', () => change('task', { status: 'lost' }), /status/],
  ['NUL in a text', () => change('task', { content: 'a\0b' }), /NUL/],
  ['half a surrogate pair', () => change('task', { content: 'a\ud800b' }), /surrogate/],
  ['an id twice', () => twice('node'), /node_id stands in the file twice/],
  ['an alias twice', () => change('node', { alias: lines[at('node')]!['alias'] }, 1), /alias stands in the file twice/],
  ['an alias that is a member', () => change('node', { alias: 'MIA_green' }), /user name of a member/],
  ['a number twice', () => change('task', { seq: lines[at('task')]!['seq'] }, 1), /seq is not greater/],
  ['a member who is nobody', () => change('member', { user_id: 'u_none' }), /names no person/],
  ['a grant for an agent that is not there', () => change('grant', { node_id: 'n_none' }), /names no node/],
  ['a project that is not there', () => change('card', { project_id: 'proj_none' }), /names no project/],
  ['a parent that is not there', () => change('card', { parent_id: 'req_none' }, 1), /names no card/],
  ['a card above itself', () => change('card', { parent_id: lines[at('card')]!['requirement_id'] }), /more than 5/],
  ['an ended task without its end', () => change('task', { completed_at: null }), /does not fit the status/],
  ['JSON that is none', () => change('completion', { artifacts: '{' }), /artifacts is no JSON/],
  [
    'JSON that nests without end',
    () => change('completion', { artifacts: `${'['.repeat(200_000)}${']'.repeat(200_000)}` }),
    /artifacts is no JSON of at most 32 levels/,
  ],
  ['a time behind the year 9999', () => change('task', { created_at: 253_402_300_800_000 }), /created_at/],
  ['a board without a time left', () => change('board', { last_stamp: 253_402_300_799_999 }), /last_stamp/],
  [
    'more people than are held',
    () => ({ text: manyPeople(100_000), line: at('person') + 100_001 }),
    /more than 100000/,
  ],
  ['a date that is none', () => change('card', { due: '2031-02-31' }), /due is no date/],
  ['a provider inside', () => change('provider', { base_url: 'https://127.0.0.1/v1' }), /base_url is private/],
  ['more providers than are looked up', () => manyProviders(21), /on a host more than 20/],
  ['a board behind its cards', () => change('board', { last_seq: 1 }), /last_seq is less/],
  ['cards without a board', () => without('board', () => lines.length - 1), /without a board/],
  ['a file that ends too soon', () => without('file_part', () => lines.length - 2), /before its size/],
  ['a file without its bytes', () => withoutAll('file_part', () => lines.length - 3), /before its size/],
  [
    'other bytes of a file',
    () => ({ ...change('file_part', { data: otherData() }), line: lines.length - 1 }),
    /sha256/,
  ],
  [
    'a part that is not full before another one',
    () => ({ ...change('file_part', { data: 'AAAA' }), line: at('file_part') + 2 }),
    /a part that is not full/,
  ],
  ['bytes without a file', () => without('file', (index) => index + 1), /belongs to no file|stands behind/],
  ['rows out of order', () => raw((texts) => [texts[0]!, texts.at(-2)!, ...texts.slice(1)], 2), /belongs to no file/],
  ['a line that was taken out', () => raw((texts) => texts.toSpliced(at('task_event'), 1), -1), /counts are not/],
  [
    'a text that was changed',
    () => raw((texts) => texts.map((text) => text.replace('"dug"', '"dag"')), -2),
    /sha256 is not/,
  ],
  ['a file that was cut off', () => raw((texts) => texts.slice(0, -1), -2), /has no end/],
  ['lines behind the end', () => raw((texts) => [...texts, texts[1]!], -3), /behind the end/],
  ['wrong counts', () => raw((texts) => texts.with(-1, texts.at(-1)!.replace('"count":1', '"count":2')), -2), /counts/],
];

describe('importNetwork', () => {
  test.each(tampered)('400 import_refused: %s', async (_what, make, reason) => {
    const { text, line } = make();
    expect(text).not.toBe(whole);
    const before = [await countAll(hub), listUploads(hub.hub.platform.settings.uploadsDir)];
    const { status, body } = await importInto(hub, token, text, { query: '?name=copy' });
    expect([status, body.error]).toEqual([400, 'import_refused']);
    expect(body.reason).toMatch(reason);
    const last = lines.length;
    const named = line > 0 ? line : line === -1 ? last - 1 : line === -2 ? last : last + 1;
    expect(body.line).toBe(named);
    expect([await countAll(hub), listUploads(hub.hub.platform.settings.uploadsDir)]).toEqual(before);
  });

  test('200: the file as it was', async () => {
    expect((await importInto(hub, token, whole, { query: '?name=copy&dry_run=1' })).status).toBe(200);
  });
});
