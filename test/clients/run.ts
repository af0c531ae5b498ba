import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFigures } from '../contract/figures.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';
import { clients } from './clients.ts';
import type { Client, Place } from './clients.ts';
import { hasProgram, runCommand } from './shell.ts';
import { cacheFolder } from './tools.ts';

/**
 * Generates, compiles and runs clients against a live hub: two agents pass a task on, work on it and see the reply
 * (`node test/clients/run.ts [--full] [name …]`). Without `--full` and names only the quick ones. A client whose
 * toolchain the machine lacks is named as SKIPPED. Ends with the line `N passed, N failed`.
 */
const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const isFull = args.includes('--full') || names.length > 0;
const wanted = clients.filter(({ name }) => names.length === 0 || names.includes(name));

mkdirSync(cacheFolder, { recursive: true });
const root = mkdtempSync(join(cacheFolder, 'work-'));
const hub = await startTestHub();
const place = {
  url: hub.url,
  document: await fetchDocument('openapi.json'),
  document30: await fetchDocument('openapi-3.0.json'),
};
const told: Client[] = [];
let failed = 0;
for (const client of wanted) {
  const missing = client.needs.filter((program) => !hasProgram(program));
  if (missing.length > 0) console.log(`SKIPPED ${client.name}: this machine has no ${missing.join(', no ')}`);
  else if (!isFull && !client.isQuick) console.log(`SKIPPED ${client.name}: belongs to the full form (--full)`);
  else if (await tell(client, hub)) told.push(client);
  else failed += 1;
}
await hub.close().catch((error: unknown) => {
  failed += 1;
  console.log(`FAILED the hub: ${String(error)}`);
});
rmSync(root, { recursive: true, force: true });
const languages = new Set(told.map(({ language }) => language));
keepFigures('clients', { compiled: told.map(({ name }) => name), languages: [...languages], failed });
console.log(`${told.length} clients in ${languages.size} languages: ${[...languages].join(', ')}`);
console.log(`${told.length} passed, ${failed} failed`);
process.exitCode = failed === 0 && told.length > 0 ? 0 : 1;

async function fetchDocument(name: string): Promise<string> {
  const file = join(root, name);
  writeFileSync(file, await (await fetch(`${hub.url}/${name}`)).text());
  return file;
}

async function tell(client: Client, { url }: TestHub): Promise<boolean> {
  const begin = Date.now();
  try {
    const folder = join(root, client.name);
    mkdirSync(folder);
    const command = await client.build({ ...place, folder } satisfies Place);
    const built = Date.now();
    const name = `story_${client.name.replaceAll('-', '_')}`;
    const env = { ...command.env, STORY_URL: url, STORY_NAME: name };
    await checkStory(name, await runCommand({ ...command, env }));
    const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
    console.log(
      `ok ${client.name} (${client.language}): built ${seconds(begin, built)} s, ran ${seconds(built, Date.now())} s`,
    );
    return true;
  } catch (error) {
    console.log(
      `FAILED ${client.name} (${client.language}): ${error instanceof Error ? error.message : String(error)}`,
    );
    return false;
  }
}

/** What the client says is what the hub has: the task is replied, and its delivery acknowledged. */
async function checkStory(name: string, printed: string): Promise<void> {
  const taskId = /story (\w+)/.exec(printed)?.[1] ?? '';
  const { reader } = hub.hub.database;
  const task = await reader
    .selectFrom('tasks')
    .select(['content', 'result', 'status'])
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  const expected = { content: `Build it with ${name}.`, result: `Built with ${name}.`, status: 'replied' };
  if (JSON.stringify(task) !== JSON.stringify(expected))
    throw new Error(`the hub has ${JSON.stringify(task)}: ${printed}`);
  const inbox = await reader.selectFrom('inbox').select('acked').where('task_id', '=', taskId).execute();
  if (inbox.length === 0 || inbox.some(({ acked }) => Number(acked) === 0))
    throw new Error('the delivery is not acknowledged');
}
