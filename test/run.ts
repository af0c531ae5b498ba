import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestSuite, longMinutes, programSuite } from './suites.ts';
import { makeResponseValidators } from './support/make-validators.ts';
import { useMemory } from './support/memory-folder.ts';
import type { Counts, Suite } from './suites.ts';

/**
 * Runs the suites one after the other (`node test/run.ts [name …]`) and ends with the line `N passed, N failed`.
 * A suite that cannot run, or does not end, counts as failed.
 */
const engineFolders = [
  'test/platform',
  'test/domain',
  'test/rest',
  'test/rpc',
  'test/parity',
  'test/streams',
  'test/access',
];
/** Whatever reads and writes the tables that grow: once more with these split by network. */
const partitionFolders = ['test/domain', 'test/rest', 'test/rpc', 'test/parity', 'test/streams'];
/** Of those the files about people, starts and sockets, which touch no such table. */
const besidePartitions = 'test/rest/(accounts|connections|server-process|start-faults|start-link|terminals)\\.test';
/** Storms and kills: they measure time, so nothing else runs beside them, and their files lie where those of a hub do. */
const faultFolders = ['test/faults'];

const disk = { TMPDIR: tmpdir() };
useMemory();
const folder = mkdtempSync(join(tmpdir(), 'hub-suites-'));
const jest = (name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Suite =>
  jestSuite(name, { args, env, resultFile: join(folder, `${name}.json`) });

const suites: readonly Suite[] = [
  jest('codegen', ['test/codegen']),
  jest('contract', ['test/contract']),
  jest('web', ['test/web']),
  jest('sqlite', engineFolders, { DB_TYPE: 'sqlite' }),
  jest('sqlite-faults', ['--runInBand', ...faultFolders], { DB_TYPE: 'sqlite', ...disk }),
  jest('postgres', engineFolders, { DB_TYPE: 'postgres' }),
  jest('postgres-faults', ['--runInBand', ...faultFolders], { DB_TYPE: 'postgres', ...disk }),
  jest('upgrades-sqlite', ['--runInBand', 'test/upgrades'], { DB_TYPE: 'sqlite' }),
  jest('upgrades-postgres', ['--runInBand', 'test/upgrades'], { DB_TYPE: 'postgres' }),
  jest('postgres-partitions', [...partitionFolders, `--testPathIgnorePatterns=${besidePartitions}`], {
    DB_TYPE: 'postgres',
    HUB_TEST_PARTITIONS: '16',
  }),
  jest('sdk', ['test/sdk'], { DB_TYPE: 'sqlite' }),
  jest('cli', ['test/cli'], { DB_TYPE: 'sqlite' }),
  programSuite('sdk-python', 'test/sdk/python.ts'),
  programSuite('package', 'test/package/run.ts'),
  programSuite('deploy', 'test/deploy/run.ts'),
  programSuite('breaking', 'test/contract/breaking.ts'),
  programSuite('guides', 'test/guides/run.ts'),
  programSuite('dredd', 'test/contract/dredd.ts'),
  programSuite('schemathesis', 'test/contract/schemathesis.ts'),
  programSuite('conformance', 'test/conformance/run.ts'),
  programSuite('clients', 'test/clients/run.ts'),
  programSuite('browser', 'test/browser/run.ts', { env: { DB_TYPE: 'sqlite' }, minutes: 40 }),
  programSuite('browser-postgres', 'test/browser/run.ts', { env: { DB_TYPE: 'postgres' }, minutes: 40 }),
];

/** Run by name only: what takes too long for each change. */
const named: readonly Suite[] = [
  programSuite('clients-full', 'test/clients/run.ts', { args: ['--full'], minutes: longMinutes }),
  programSuite('schemathesis-full', 'test/contract/schemathesis.ts', { args: ['--full'], minutes: longMinutes }),
  programSuite('mutations', 'test/contract/mutations.ts', { minutes: longMinutes }),
  programSuite('console-mutations', 'test/browser/mutations/run.ts', { minutes: longMinutes }),
  programSuite('rule-sets', 'test/contract/rule-sets.ts'),
  programSuite('agents', 'test/agents/run.ts', { minutes: longMinutes }),
];

async function runSafely(suite: Suite): Promise<Counts> {
  try {
    return await suite.run();
  } catch (error) {
    console.error(`${suite.name} could not run:`, error);
    return { passed: 0, failed: 1 };
  }
}

// Suites run in process groups of their own, which end when this one exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
makeResponseValidators();
const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const lines: string[] = [];
const chosen = wanted.length === 0 ? suites : [...suites, ...named].filter(({ name }) => wanted.includes(name));
for (const suite of chosen) {
  console.log(`== ${suite.name}`);
  const begin = Date.now();
  const { passed, failed } = await runSafely(suite);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  lines.push(
    `${suite.name.padEnd(20)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${seconds} s`,
  );
}
rmSync(folder, { recursive: true, force: true });
console.log(lines.join('\n'));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && lines.length > 0 ? 0 : 1;
