import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EntityProperty } from '@mikro-orm/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowKinds } from '../../src/domain/exports/line-kinds.ts';
import { exportOf, importInto, linesOf, withoutIds } from '../support/exports.ts';
import { hasRows, makeFullNetwork, registerFullPeople } from '../support/full-network.ts';
import type { FullNetwork } from '../support/full-network.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';

/** Tables with a network_id whose rows stay behind, each with its reason. */
const leftOut: Readonly<Record<string, string>> = {
  deferred_writes: 'are in their tables before anybody reads',
  tokens: 'secrets: nodes and people get new ones',
  invites: 'secrets, known by their hashes alone',
  vault_secrets: 'secrets, sealed with the key of their hub',
  sessions: 'what agents run; they report again',
  host_telemetry: 'measures of hosts that report to the other hub',
  telemetry_minutes: 'measures of hosts that report to the other hub',
  stream_events: 'numbered by the epoch of their hub; the new network begins anew',
  user_inbox: 'letters to people, which are theirs',
  audit_log: 'what was done on the other hub, with addresses of clients',
  attention_counts: 'follows from the rows',
  attention_snoozes: 'of one person, until some time',
  requirement_notices: 'when people were told',
  requirement_tombstones: 'for clients that follow the other network',
  retired_node_ids: 'every node has a new id',
  rename_transactions: 'under way, or for clients of the other hub',
  config_updates: 'requests to nodes that have no token here',
  create_requests: 'requests to daemons that have no token here',
  file_requests: 'requests to nodes that have no token here',
  lifecycle_requests: 'requests to daemons that have no token here',
  probes: 'requests to daemons that have no token here',
  inboxes: 'counted from the deliveries',
  network_counters: 'counted from the rows',
  networks: 'stands in the first line',
  requirement_tags: 'stand in the lines of their cards',
  requirement_people: 'stand in the lines of their cards',
};

let first: TestHub;
let second: TestHub;
let third: TestHub;
let full: FullNetwork;
let lines: string;
const folders: string[] = [];

/** A hub on SQLite, whatever engine is under test. */
function startSqliteHub(): Promise<TestHub> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-export-'));
  folders.push(folder);
  return startTestHub({ databaseUrl: `sqlite:${join(folder, 'hub.sqlite')}` });
}

beforeAll(async () => {
  first = await startSqliteHub();
  second = await startTestHub();
  third = await startSqliteHub();
  full = await makeFullNetwork(first);
  lines = await exportOf(first, full.owner.token, full.owner.networkId);
}, 60_000);
afterAll(async () => {
  for (const hub of [first, second, third]) await hub.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const move = async (hub: TestHub, text: string): Promise<{ people: FullNetwork; networkId: string }> => {
  const people = await registerFullPeople(hub);
  const { status, body } = await importInto(hub, people.owner.token, text, { query: '?name=moved' });
  expect([status, body.error, body.message]).toEqual([200, undefined, undefined]);
  return { people, networkId: body.network_id };
};

describe('an export', () => {
  test('has a line for each table of a network, but for those that stay behind for a reason', () => {
    const all = [...first.hub.database.orm.getMetadata().getAll().values()];
    const holds = ({ fieldNames }: EntityProperty): boolean => fieldNames.includes('network_id');
    const scoped = all.filter(({ props }) => props.some(holds)).map(({ tableName }) => tableName);
    const moved = Object.values(rowKinds).map(({ table }) => table as string);
    expect([...moved, ...Object.keys(leftOut)].sort()).toEqual([...new Set(scoped)].sort());
  });

  test('has lines of every kind', () => {
    const kinds = new Set(linesOf(lines).map(({ kind }) => kind));
    const wanted = ['manifest', 'person', ...Object.keys(rowKinds), 'file_part', 'end'];
    expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('has no secret: neither token, nor password, nor what lies in the vault', async () => {
    const { owner, guest, secret } = full;
    for (const text of [owner.token, owner.networkToken, owner.password, guest.token, guest.password, secret]) {
      expect(lines).not.toContain(text);
    }
    expect(lines).not.toMatch(/[unab]tok_[0-9A-Za-z]{20}|\$2[aby]\$/);
    const hashes = await inUnit(first, (tx) => tx.db.selectFrom('tokens').select('token_hash').execute());
    for (const { token_hash: hash } of hashes) expect(lines).not.toContain(hash);
  });

  test('goes from SQLite to the engine under test and back to SQLite with equal lines', async () => {
    const there = await move(second, lines);
    const between = await exportOf(second, there.people.owner.token, there.networkId);
    const back = await move(third, between);
    const after = await exportOf(third, back.people.owner.token, back.networkId);
    expect(withoutIds(linesOf(between))).toEqual(withoutIds(linesOf(lines)));
    expect(withoutIds(linesOf(after))).toEqual(withoutIds(linesOf(lines)));
    for (const table of Object.values(rowKinds).map((kind) => kind.table)) {
      expect([table, await hasRows(third, table, back.networkId)]).toEqual([table, true]);
    }
    await worksOn(second, there.people, there.networkId);
  }, 60_000);
});

/** Work goes on in a network that was imported. */
async function worksOn(hub: TestHub, { owner }: FullNetwork, networkId: string): Promise<void> {
  const { token } = owner;
  const call = { token };
  const bee = await hub.mintNode(owner, 'bee', networkId);
  const inbox = await hub.tool('get_inbox', { alias: 'bee' }, bee);
  expect(inbox.messages.map(({ content }: { content: string }) => content)).toEqual(['the whole']);
  const open = inbox.messages[0].task_id as string;
  expect(await hub.tool('report_completion', { alias: 'bee', task: open, result: 'all' }, bee)).toMatchObject({
    ok: true,
  });
  const sent = await hub.tool('send_task', { alias: 'bee', task: 'more', network_id: networkId }, token);
  expect(sent).toMatchObject({ ok: true });
  const later = await hub.tool('get_inbox', { alias: 'bee' }, bee);
  expect(later.messages.map(({ content }: { content: string }) => content)).toEqual(['more']);
  const card = await hub.api('POST', `/api/requirements?network_id=${networkId}`, { ...call, body: { name: 'Next' } });
  expect(card.body.requirement.seq).toBe(4);
  const { body: listed } = await hub.api('GET', `/api/tasks?network_id=${networkId}`, call);
  expect(listed.tasks[0].content).toBe('more');
  const { body: network } = await hub.api('GET', `/api/networks/${networkId}`, call);
  const counted = network.stats.tasks.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(counted).toBe(listed.tasks.length);
  const { body: files } = await hub.api('GET', `/api/files?network_id=${networkId}`, call);
  const bytes = await fetch(`${hub.url}${files.files[0].url}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await bytes.arrayBuffer()).byteLength).toBe(300_000);
  const events = await inUnit(hub, (tx) =>
    tx.db.selectFrom('stream_events').select('n').where('network_id', '=', networkId).orderBy('n').execute(),
  );
  expect(events.map(({ n }) => n)).toEqual(events.map((_row, at) => at + 1));
}
