import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSettings } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import { startHub, type Hub } from '../src/server/start-hub.ts';
import { openPostgres, openSqlite, type Engine, type Place } from './engines.ts';
import { addNode, register } from './fill.ts';
import { runLoad, toolCall, type Step } from './load.ts';
import { unlimited } from './sides.ts';
import { aliasOf } from './scenarios.ts';
import { fillFleets } from './fleets/fill-fleets.ts';
import { openStore, type Store } from './fleets/store.ts';

/*
 * `node bench/fleets.ts`: a hub with 1,000 networks of 100 agents, and what the calls of its agents cost in statements,
 * rows and bytes. Agents of all networks call in turns. The hub, which counts its statements, and the driver share this
 * process: the rate is that of both. `--networks 20 --agents 10 --seconds 2` is a small form; `--engine sqlite` takes one.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite,postgres' },
    networks: { type: 'string', default: '1000' },
    agents: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '15' },
    connections: { type: 'string', default: '32' },
  },
});
const [networks, agents] = [Number(values.networks), Number(values.agents)];
const username = 'fleetowner';

/** What the agents of a fleet do; a unit is one round of one agent. */
function roundsOf(tokens: readonly (readonly string[])[]): Readonly<Record<string, readonly Step[]>> {
  // A prime stride leads through all networks before it comes back to the first.
  const at = (worker: number, turn: number): { token: string; alias: string; agent: number; network: number } => {
    const n = worker * 7_919 + turn * 104_729;
    const network = n % networks;
    const agent = Math.floor(n / networks) % agents;
    return { token: tokens[network]![agent]!, alias: aliasOf(agent), agent, network };
  };
  const heartbeat: Step = (worker, turn) => {
    const { token, alias, agent } = at(worker, turn);
    const status = turn % 2 === 0 ? 'idle' : 'working';
    return toolCall(token, 'report_status', {
      resume_id: `r-${agent}`,
      alias,
      status,
      agent: 'agent-node:bench',
      model: 'bench',
      server: 'bench',
    });
  };
  const inbox: Step = (worker, turn) => {
    const { token, alias } = at(worker, turn);
    return toolCall(token, 'get_inbox', { alias });
  };
  const send: Step = (worker, turn) => {
    const { token, agent } = at(worker, turn);
    return toolCall(token, 'send_task', {
      alias: aliasOf((agent + 1) % agents),
      task: 'Look at the build and say what failed.',
    });
  };
  const reply: Step = (worker, turn, last) => {
    const { network, agent } = at(worker, turn);
    const to = (agent + 1) % agents;
    const [, task = ''] = /task_id\\?":\s*\\?"(t_\w+)/.exec(last) ?? [];
    return toolCall(tokens[network]![to]!, 'send_reply', { text: 'Two tests failed.', in_reply_to: task });
  };
  return { heartbeat: [heartbeat], 'empty inbox': [inbox], 'task and reply': [send, reply] };
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

async function start(place: Place): Promise<Hub> {
  const url = place.database.startsWith('postgres:') ? { HUB_DATABASE_URL: place.database } : {};
  const settings = readSettings([], {
    HUB_PORT: '0',
    HUB_DATA_DIR: place.folder,
    HUB_BCRYPT_COST: '4',
    ...unlimited,
    ...url,
  });
  return startHub(settings, { log: createLog({ logLevel: 'error', logRing: 10 }) });
}

/** A template through the doors, its copies past them. @returns the tokens of all agents by network */
async function fill(engine: Engine, place: Place): Promise<string[][]> {
  const hub = await start(place);
  const port = Number(new URL(hub.url).port);
  const template = await register(port, username);
  const tokens: string[] = [];
  for (let n = 0; n < agents; n += 1) tokens.push(await addNode(port, template, n));
  await hub.close();
  const store = await openStore(engine.name, place);
  const all = await fillFleets(store, { template, username, tokens, networks });
  await store.close();
  if (engine.name === 'postgres') await engine.run(place, []);
  return all;
}

async function measure(name: string, steps: readonly Step[], hub: Hub, store: Store): Promise<void> {
  const port = Number(new URL(hub.url).port);
  const calls = [Number(values.connections), Number(values.seconds)] as const;
  const [before, written] = [await store.size(), await store.written()];
  let statements = 0;
  const end = hub.database.watchStatements(() => (statements += 1));
  const begin = performance.now();
  const { units, perSecond, p50, failures, firstFailure } = await runLoad(port, steps, ...calls);
  const seconds = (performance.now() - begin) / 1_000;
  end();
  if (failures > 0) throw new Error(`${name}: ${failures} failures, first: ${firstFailure}`);
  const [after, log] = [await store.size(), (await store.written()) - written];
  const rows = after.rows - before.rows;
  console.log(
    `${name.padEnd(16)} ${number(perSecond).padStart(7)} /s ${p50.toFixed(1).padStart(7)} ms ${number(statements / seconds).padStart(9)} ` +
      `${number(rows / seconds).padStart(8)} ${number(log / seconds / 1024).padStart(9)}   ` +
      `${number(statements / units, 1).padStart(6)} ${number(rows / units, 1).padStart(6)} ${number(log / units).padStart(7)}`,
  );
}

async function simulate(engine: Engine): Promise<void> {
  const place = await engine.create('fleets');
  const begin = performance.now();
  const tokens = await fill(engine, place);
  const store = await openStore(engine.name, place);
  const { rows, bytes } = await store.size();
  const seconds = ((performance.now() - begin) / 1_000).toFixed(0);
  console.log(
    `\n${engine.name}: ${number(networks)} networks of ${agents} agents, ${number(rows)} rows, ` +
      `${number(bytes / 1024 ** 2)} MiB with indexes, filled in ${seconds} s`,
  );
  console.log('                    units     p50  statements/s  rows/s     KiB/s   a unit: statements, rows, bytes');
  const hub = await start(place);
  for (const [name, steps] of Object.entries(roundsOf(tokens))) await measure(name, steps, hub, store);
  await hub.close();
  await store.close();
}

async function main(): Promise<void> {
  const [name = '', ...others] = values.engine.split(',');
  // The texts of prepared statements are of one engine for as long as a process lives.
  if (others.length > 0) {
    for (const engine of [name, ...others]) {
      const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2), '--engine', engine];
      spawnSync(process.execPath, args, { stdio: 'inherit' });
    }
    return;
  }
  const root = mkdtempSync(join(tmpdir(), 'hub-fleets-'));
  const engine = name === 'postgres' ? await openPostgres(root) : openSqlite(root);
  try {
    await simulate(engine);
  } finally {
    await engine.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

await main();
