import type { ToolName } from '../../generated/tools.ts';
import { changedTables } from '../access/store.ts';
import { callOnce, callTogether } from './fuzz-calls.ts';
import type { Outcome } from './fuzz-calls.ts';
import type { FuzzCaller, FuzzWorld } from './fuzz-world.ts';

/** One call: who makes it, its arguments as JSON text, and what was done to them. */
export interface FuzzCase {
  readonly by: FuzzCaller;
  readonly text: string;
  readonly label: string;
}

/** What a run of calls came to. */
export interface Tally {
  readonly ok: number;
  /** One line for each call that did what it must not. */
  readonly wrong: readonly string[];
}

/** A thing is used up by one call of many tools: so often the network is put back as it was. */
const callsPerNetwork = 8;
/** Every other network is met later: after the deadlines of orders, and after the life of tasks. */
const laterMs = [0, 61_000, 0, 2 * 3_600_000];
/** A refusal may be written down, and failed logins are counted. */
const writtenByRefusals = ['audit_log', 'login_failures'];

/** Valid calls, one after the other: each succeeds, or is refused by a rule and changes nothing. */
export async function runValid(world: FuzzWorld, tool: ToolName, cases: readonly FuzzCase[]): Promise<Tally> {
  const wrong: string[] = [];
  let ok = 0;
  let passed = 0;
  for (const [place, { by, text, label }] of cases.entries()) {
    if (place % callsPerNetwork === 0) {
      await putBack(world);
      const later = laterMs[(place / callsPerNetwork) % laterMs.length] ?? 0;
      world.hub.clock.advance(later - passed);
      passed = later;
    }
    const before = await world.store.read();
    const outcome = await callOnce(world.hub, tool, text, world.tokens[by]);
    const changed = outcome.kind === 'ok' ? [] : changedTables(before, await world.store.read());
    const faults = faultsIn(outcome, changed);
    // Arguments that fit the schema are for the rules to judge; what no body may carry is not among them.
    if (outcome.kind === 'refused' && outcome.by !== 'rule') faults.push(`refused by ${outcome.by} ${outcome.code}`);
    if (outcome.kind === 'ok') ok += 1;
    wrong.push(...faults.map((fault) => `${place}, ${label}, ${by}: ${fault} for ${short(text)}`));
  }
  world.hub.clock.advance(-passed);
  await putBack(world);
  return { ok, wrong };
}

/** Calls whose arguments break the schema, many at once: every one is refused, and together they change nothing. */
export async function runBroken(world: FuzzWorld, tool: ToolName, cases: readonly FuzzCase[]): Promise<Tally> {
  const wrong: string[] = [];
  for (const batch of batchesOf(cases)) {
    const [first] = batch;
    if (first === undefined) continue;
    const before = await world.store.read();
    const outcomes = await callTogether(world.hub, tool, textsOf(batch), world.tokens[first.by]);
    const changed = changedTables(before, await world.store.read());
    if (changed.length > 0) wrong.push(`changed ${changed.join(', ')} by one of ${batch.map(told).join('; ')}`);
    batch.forEach((one, place) => {
      const outcome = outcomes[place] ?? { kind: 'fault', told: 'no answer' };
      wrong.push(...faultsIn(outcome, []).map((fault) => `${told(one)}: ${fault}`));
      if (outcome.kind === 'ok') wrong.push(`${told(one)}: accepted`);
    });
  }
  await putBack(world);
  return { ok: 0, wrong };
}

/** Bodies that break a limit of bodies, each on its own because all of a body is refused. */
export async function runOverLimits(world: FuzzWorld, tool: ToolName, cases: readonly FuzzCase[]): Promise<Tally> {
  const wrong: string[] = [];
  const before = await world.store.read();
  for (const one of cases) {
    const outcome = await callOnce(world.hub, tool, one.text, world.tokens[one.by]);
    if (outcome.kind !== 'refused' || outcome.by !== 'schema') wrong.push(`${told(one)}: ${JSON.stringify(outcome)}`);
  }
  const changed = changedTables(before, await world.store.read());
  if (changed.length > 0) wrong.push(`changed ${changed.join(', ')}`);
  return { ok: 0, wrong };
}

/** Texts that are mended or refused: never a fault, never the fault of the JSON, and a refusal changes nothing. */
export async function runBrokenTexts(world: FuzzWorld, tool: ToolName, cases: readonly FuzzCase[]): Promise<Tally> {
  const wrong: string[] = [];
  let ok = 0;
  for (const one of cases) {
    const before = await world.store.read();
    const outcome = await callOnce(world.hub, tool, one.text, world.tokens[one.by]);
    const changed = outcome.kind === 'ok' ? [] : changedTables(before, await world.store.read());
    const faults = faultsIn(outcome, changed);
    if (outcome.kind === 'refused' && outcome.by === 'http') faults.push(`refused as a body: ${outcome.code}`);
    wrong.push(...faults.map((fault) => `${told(one)}: ${fault}`));
    if (outcome.kind !== 'ok') continue;
    ok += 1;
    await putBack(world);
  }
  return { ok, wrong };
}

function faultsIn(outcome: Outcome, changed: readonly string[]): string[] {
  const bad = changed.filter((table) => !writtenByRefusals.includes(table));
  return [
    ...(outcome.kind === 'fault' ? [outcome.told] : []),
    ...(bad.length > 0 ? [`${JSON.stringify(outcome)} changed ${bad.join(', ')}`] : []),
  ];
}

async function putBack({ hub, store, start }: FuzzWorld): Promise<void> {
  const now = await store.read();
  if (changedTables(start, now).length === 0) return;
  await store.restore(start, now);
  hub.hub.platform.memory.tokens.drop({});
}

/** What one body carries: the hub reads at most 2 MiB, 1,000 names and 100 messages. */
const limits = { bytes: 1_500_000, names: 900, messages: 50 };
const namesOfMessage = 6;

function batchesOf(cases: readonly FuzzCase[]): FuzzCase[][] {
  const batches: FuzzCase[][] = [];
  let [bytes, names] = [0, 0];
  for (const one of cases) {
    const size = Buffer.byteLength(one.text);
    const own = namesOfMessage + (one.text.match(/":/g)?.length ?? 0);
    const last = batches.at(-1);
    const fits = last && bytes + size < limits.bytes && names + own < limits.names && last.length < limits.messages;
    if (fits) last.push(one);
    else {
      batches.push([one]);
      [bytes, names] = [0, 0];
    }
    [bytes, names] = [bytes + size, names + own];
  }
  return batches;
}

const textsOf = (cases: readonly FuzzCase[]): string[] => cases.map(({ text }) => text);
const short = (text: string): string => (text.length > 1_000 ? `${text.slice(0, 1_000)}… (${text.length})` : text);
const told = ({ label, text }: FuzzCase): string => `${label} ${short(text)}`;
