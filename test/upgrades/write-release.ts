import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ToolName } from '../../generated/tools.ts';
import { testEngine } from '../support/database.ts';
import { startPostgres, stopPostgres } from '../support/postgres.ts';
import { inUnit } from '../support/set-up.ts';
import { examplesOf } from '../rpc/fuzz-examples.ts';
import { buildFuzzWorld, type FuzzWorld } from '../rpc/fuzz-world.ts';
import { dumpDatabase, releasedFolder, type Told } from './releases.ts';

/**
 * Keeps a small full database of the present schema under the version of `package.json`, with what the hub answers about
 * it: `make release-schema` runs this for both engines. A release is kept once; `--again` writes it anew as long as
 * nobody has it.
 */
const project = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { readonly version: string };
const now = Date.UTC(2026, 0, 15, 12);
const vaultKey = '07'.repeat(32);

/** The calls whose rows no other call leaves, in an order in which each finds its thing. */
const tools: readonly ToolName[] = [
  ...(['send_message', 'send_desktop_message', 'requirements_comment', 'requirements_update', 'submit_skill'] as const),
  ...(['report_status', 'send_reply', 'ack_probe_request', 'ack_create_request', 'ack_inbox'] as const),
];

/** What is read of the filled network; all of it lasts, so that a later hub answers with the same. */
const paths = (networkId: string): string[] => [
  ...['/api/networks', `/api/networks/${networkId}`, `/api/networks/${networkId}/members`, '/api/nodes', '/api/tasks'],
  ...['/api/requirements', '/api/requirements/projects', '/api/requirements/events', '/api/requirements/tags'],
  ...['/api/completions', '/api/messages', '/api/files', '/api/task_events', '/api/host-supervisors', '/api/license'],
];

async function fillRest({ hub, owner, tokens, things }: FuzzWorld): Promise<void> {
  const examples = examplesOf(things);
  for (const tool of tools) {
    const { by, args } = examples[tool];
    const result = await hub.tool(tool, args, tokens[by]);
    if (result.ok !== true) throw new Error(`${tool}: ${JSON.stringify(result)}`);
  }
  const call = async (method: string, path: string, body?: object, headers = {}): Promise<void> => {
    const answer = await hub.api(method, path, { token: tokens.owner, body, headers });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  };
  const inNetwork = `/api/networks/${things.networkId}`;
  await call('POST', `${inNetwork}/invite`, {});
  await call('PUT', `${inNetwork}/members/${things.mateId}/agent-grants`, { node_ids: [things.beeId] });
  await call('POST', '/api/task', { alias: 'bee', task: 'once' }, { 'idempotency-key': 'once-only' });
  const rename = { network_id: things.networkId, old_alias: 'cat', new_alias: 'lynx' };
  await call('POST', '/api/node-rename/prepare', rename);
  const waiting = await hub.api('GET', '/api/attention', { token: tokens.owner });
  const until = new Date(now + 3_600_000).toISOString();
  await call('POST', '/api/attention/snooze', { key: waiting.body.items[0].key, until });
  const spare = await hub.api('POST', '/api/requirements', { token: tokens.owner, body: { name: 'to be deleted' } });
  await call('DELETE', `/api/requirements/${spare.body.requirement.id}`);
  await call('POST', '/api/requirements', { name: 'of both', tags: ['shared'], participants: [things.mateName] });
  await call('POST', '/api/requirements/tags/ops', { op: 'color', tag: 'shared', color: '#00aa00' });
  await hub.mintNode(owner, 'gone');
  await call('DELETE', '/api/nodes/gone');
  // The hub writes it only while somebody listens.
  const told = { network_id: things.networkId, counts: '{}', told_at: now };
  await inUnit(hub, (tx) => tx.db.insertInto('attention_counts').values(told).execute());
  await hub.api('POST', '/api/auth/login', { body: { username: things.ownerName, password: 'not this one' } });
}

/** Without a row of it nobody sees what a migration does to a table. */
async function demandFull({ store }: FuzzWorld): Promise<void> {
  const empty = [...(await store.read())].filter(([, { rows }]) => rows.length === 0).map(([table]) => table);
  if (empty.length > 0) throw new Error(`tables without rows: ${empty.join(', ')}`);
}

async function ask({ hub, tokens, things }: FuzzWorld): Promise<Told> {
  const answers = [];
  for (const path of paths(things.networkId)) {
    const { status, body } = await hub.api('GET', path, { token: tokens.owner });
    if (status !== 200) throw new Error(`GET ${path}: ${status}`);
    answers.push({ path, token: tokens.owner, body: body as unknown });
  }
  return { now, vaultKey, answers };
}

const folder = join(releasedFolder, version);
const file = join(folder, testEngine);
if (existsSync(`${file}.sql`) && !process.argv.includes('--again')) {
  throw new Error(`${version} is kept already: raise the version in package.json first`);
}
await startPostgres();
try {
  const world = await buildFuzzWorld({ now, settings: { HUB_VAULT_KEY: vaultKey } });
  await fillRest(world);
  await demandFull(world);
  const told = await ask(world);
  // A stop writes what the hub remembers.
  await world.store.close();
  await world.hub.hub.close();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.sql`, await dumpDatabase(world.hub.databaseUrl));
  writeFileSync(`${file}.json`, `${JSON.stringify(told, undefined, 1)}\n`);
  console.log(`test/upgrades/released/${version}/${testEngine}.sql`);
} finally {
  await stopPostgres();
}
process.exit(0);
