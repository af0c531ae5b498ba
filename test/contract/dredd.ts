import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { excluded, provokeOf } from './dredd-cases.ts';
import { answerSchema, documentForDredd, documentedAnswers, operations, optionalHeaders } from './dredd-contract.ts';
import type { Operation, Transaction } from './dredd-contract.ts';
import { startHubs } from './dredd-hubs.ts';
import type { Hubs } from './dredd-hubs.ts';
import { keepFigures } from './figures.ts';

/**
 * Dredd on every operation and documented status of the derived document against running hubs
 * (`node test/contract/dredd.ts`). Ends with the line `N passed, N failed`. What is neither run nor on the list of
 * `dredd-cases.ts` fails.
 */
interface Hooks {
  beforeEach(hook: (transaction: Transaction, done: () => void) => void): void;
}

interface Test {
  readonly title: string;
  readonly message: string;
  readonly actual?: { readonly statusCode: number; readonly body?: string };
}

interface Runner {
  executeAllTransactions(transactions: Transaction[], hooks: Hooks, done: (error?: Error) => void): void;
  configuration: { emitter: NodeJS.EventEmitter };
}

interface Dredd {
  readonly transactionRunner: Runner;
  run(done: (error: Error | null, stats: Readonly<Record<string, number>>) => void): void;
}

type DreddClass = new (configuration: object) => Dredd;

const Dredd = createRequire(import.meta.url)('dredd') as DreddClass;
/** Ids and an alias in the contract's examples, and what stands for them in the sound hub. */
const examples = (hubs: Hubs): Readonly<Record<string, string>> => ({
  net_Qe10aa: hubs.sound.mia.networkId,
  t_7Hc2kQ: hubs.sound.tasks.delivered,
  'req_2f0f6f1d-5f4e-4f0e-9a6a-7c1f7e0c9b11': hubs.sound.things.cardId,
  'proj_5f4e4f0e-2f0f-4f0e-9a6a-7c1f7e0c9b11': hubs.sound.things.projectId,
  '0f8fad5bd9cb469fa16570867728950e': hubs.sound.things.fileId,
  cr_8Hq2nV: hubs.sound.things.requestId,
  beta: 'builder',
});

const run = new Set<string>();
const hubs = await startHubs();
const stats = await runDredd(hubs);
const problems: string[] = [];
await hubs.close().catch((error: unknown) => void problems.push(String(error)));
for (const answer of documentedAnswers()) {
  const listed = answer in excluded;
  if (run.has(answer) && listed) problems.push(`${answer} is run and on the list of exclusions`);
  if (!run.has(answer) && !listed) problems.push(`${answer} is neither run nor on the list of exclusions`);
}
for (const [answer, reason] of Object.entries(excluded)) console.log(`excluded ${answer}: ${reason}`);
for (const problem of problems) console.log(`FAILED ${problem}`);
const failed = (stats['failures'] ?? 0) + (stats['errors'] ?? 0) + problems.length;
const pairs = documentedAnswers();
keepFigures('dredd', {
  operations: operations.size,
  pairs,
  seen: pairs.filter((pair) => run.has(pair)),
  findings: failed,
});
console.log(
  `${run.size} of ${pairs.length} documented answers seen (${((100 * run.size) / pairs.length).toFixed(1)} %)`,
);
console.log(`${stats['passes'] ?? 0} passed, ${failed} failed`);
process.exitCode = failed === 0 && run.size > 0 ? 0 : 1;

async function runDredd({ sound }: Hubs): Promise<Readonly<Record<string, number>>> {
  const document = join(mkdtempSync(join(tmpdir(), 'hub-dredd-')), 'openapi-3.0.json');
  writeFileSync(document, documentForDredd());
  const dredd = new Dredd({ endpoint: sound.hub.url, path: [document], loglevel: 'error', reporter: [] });
  const runner = dredd.transactionRunner;
  const execute = runner.executeAllTransactions.bind(runner);
  runner.executeAllTransactions = (transactions, hooks, done) => {
    hooks.beforeEach((transaction, ready) => {
      prepare(transaction)
        .catch((error: unknown) => void (transaction.fail = String(error)))
        .finally(ready);
    });
    execute(transactions, hooks, done);
  };
  runner.configuration.emitter.on('test fail', ({ title, message, actual }: Test) => {
    console.log(`FAILED ${title}\n  ${message.trim()}\n  ${actual?.statusCode} ${actual?.body?.slice(0, 500) ?? ''}`);
  });
  try {
    return await new Promise((resolve, reject) =>
      dredd.run((error, result) => (error ? reject(error) : resolve(result))),
    );
  } finally {
    rmSync(dirname(document), { recursive: true, force: true });
  }
}

async function prepare(transaction: Transaction): Promise<void> {
  const { request, expected, origin } = transaction;
  const operation = operations.get(`${request.method} ${origin.resourceName}`);
  if (operation === undefined) throw new Error(`no operation ${request.method} ${origin.resourceName}`);
  const answer = `${operation.operationId} ${expected.statusCode}`;
  if (answer in excluded) {
    transaction.skip = true;
    return;
  }
  const provoke = provokeOf(operation, expected.statusCode);
  if (provoke === undefined) throw new Error('nobody has written how to bring this answer about');
  makeGood(transaction, operation);
  await provoke(transaction, operation, hubs);
  const schema = answerSchema(operation, expected.statusCode);
  if (schema !== undefined) {
    expected.bodySchema = schema;
    delete expected.body;
  }
  const optional = optionalHeaders(operation, expected.statusCode);
  for (const name of Object.keys(expected.headers)) if (optional.has(name.toLowerCase())) delete expected.headers[name];
  run.add(answer);
}

/**
 * Without the examples that no hub has given out (a cursor is the hub's own word, and a token stands in the header), and
 * with a list as the contract has it: dredd writes one with commas, whatever `explode` says.
 */
function spellQuery(path: string): string {
  const url = new URL(path, 'http://hub');
  const given = [...url.searchParams].filter(([name]) => name !== 'cursor' && name !== 'token');
  const query = new URLSearchParams();
  for (const [name, value] of given) for (const entry of value.split(',')) query.append(name, entry);
  return query.size === 0 ? url.pathname : `${url.pathname}?${query.toString()}`;
}

/** The contract's example as a request that the sound hub takes. */
function makeGood(transaction: Transaction, { isPublic }: Operation): void {
  const { request } = transaction;
  const filled = (text: string): string =>
    Object.entries(examples(hubs)).reduce((whole, [example, real]) => whole.replaceAll(example, real), text);
  transaction.fullPath = filled(spellQuery(transaction.fullPath));
  request.body = filled(request.body ?? '');
  if (request.headers['Idempotency-Key'] !== undefined) request.headers['Idempotency-Key'] = `key-${run.size}`;
  if (/^\/api\/auth\/(?:login|browser-session)/.test(transaction.fullPath)) {
    // They are counted by address.
    request.headers['X-Forwarded-For'] = `10.3.${run.size >> 8}.${run.size & 255}`;
  }
  if (!isPublic) request.headers['Authorization'] = `Bearer ${hubs.sound.mia.token}`;
}
