import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exportOf, fileOf, importInto, linesOf } from '../support/exports.ts';
import type { ExportLine } from '../support/exports.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';

const tasks = 20_000;
let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

/** A file with many tasks, as a year leaves them. */
async function manyTasks(token: string, networkId: string): Promise<string> {
  const head = linesOf(await exportOf(hub, token, networkId)).filter(({ kind }) => kind !== 'end');
  const user = head.find(({ kind }) => kind === 'person')?.['user_id'];
  const rows = Array.from({ length: tasks }, (_none, at): ExportLine => {
    const times = { created_at: at, delivered_at: at, started_at: at, completed_at: at + 1, expires_at: at + 2 };
    const texts = { content: `task ${at} ${'x'.repeat(300)}`, context: null, result: 'done', meta_json: null };
    const facts = { from_node_id: null, to_node_id: null, from_name: 'mia', to_name: 'bee', priority: 'normal' };
    const sender = { sender_kind: 'user', sender_id: user, in_reply_to: null, requires_response: null, scope: null };
    const state = { status: 'replied', depth: 0, parent_task_id: null, runtime_submitted_at: null, consumed_at: null };
    return { kind: 'task', task_id: `t_${at}`, seq: at + 1, ...facts, ...sender, ...state, ...texts, ...times };
  });
  return fileOf([...head, ...rows]);
}

test(`${tasks} tasks come and go within a minute, and the hub answers meanwhile`, async () => {
  const { token, networkId } = await hub.registerUser();
  const lines = await manyTasks(token, networkId);
  const begun = Date.now();
  let answered = 0;
  let longestReadMs = 0;
  let longestWriteMs = 0;
  const cards = `/api/requirements?network_id=${networkId}`;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      const asked = Date.now();
      expect((await hub.api('GET', '/api/networks', { token })).status).toBe(200);
      longestReadMs = Math.max(longestReadMs, Date.now() - asked);
      const written = Date.now();
      expect((await hub.api('POST', cards, { token, body: { name: `card ${answered}` } })).status).toBe(201);
      longestWriteMs = Math.max(longestWriteMs, Date.now() - written);
      answered += 1;
    }
  })();
  let statements = 0;
  const stopWatching = hub.hub.database.watchStatements(
    (text) => void (statements += Number(/["`]tasks["`]/.test(text))),
  );
  const { status, body } = await importInto(hub, token, lines, { query: '?name=large' });
  const importMs = Date.now() - begun;
  isOver = true;
  await others;
  expect(status).toBe(200);
  const exporting = Date.now();
  const after = linesOf(await exportOf(hub, token, body.network_id));
  const exportMs = Date.now() - exporting;
  stopWatching();
  expect(after.filter(({ kind }) => kind === 'task')).toHaveLength(tasks);
  const { body: network } = await hub.api('GET', `/api/networks/${body.network_id}`, { token });
  expect(network.stats.tasks).toEqual([{ status: 'replied', count: tasks }]);
  const figures = {
    bytes: lines.length,
    statements,
    importMs,
    exportMs,
    answered,
    longestReadMs,
    longestWriteMs,
    rssMiB: process.memoryUsage().rss >> 20,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  // Some hundred rows a statement, both ways.
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(tasks / 50);
  expect(answered).toBeGreaterThan(5);
  expect(importMs + exportMs).toBeLessThan(60_000);
}, 120_000);
