import { jestSuite, longMinutes, programSuite } from './suites.ts';
import type { Suite } from './suites.ts';

/** What runs beside each other: a suite of each lane at a time. Stages come one after the other. */
export type Stage = readonly (readonly Suite[])[];

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
const faults = ['--runInBand', 'test/faults'];

/**
 * Programs that wait for one process of theirs most of the time, and measure none. The environment of Python that two of
 * them use is made by the first, so these are in one lane.
 */
const programs: Stage = [
  [
    programSuite('schemathesis', 'test/contract/schemathesis.ts'),
    programSuite('breaking', 'test/contract/breaking.ts'),
    programSuite('conformance', 'test/conformance/run.ts'),
  ],
  [
    programSuite('sdk-python', 'test/sdk/python.ts'),
    programSuite('guides', 'test/guides/run.ts'),
    programSuite('deploy', 'test/deploy/run.ts'),
    programSuite('dredd', 'test/contract/dredd.ts'),
    programSuite('clients', 'test/clients/run.ts'),
  ],
];

/**
 * What every change must pass. Jest has a process for each core, so its suites run alone.
 *
 * @param onDisk the folder for what must not lie in memory
 */
export function listStages(onDisk: string): readonly Stage[] {
  const disk = { TMPDIR: onDisk };
  const sqlite = { DB_TYPE: 'sqlite' };
  const postgres = { DB_TYPE: 'postgres' };
  const partitions = [...partitionFolders, `--testPathIgnorePatterns=${besidePartitions}`];
  const alone: readonly Suite[] = [
    jestSuite('codegen', { args: ['test/codegen'] }),
    jestSuite('contract', { args: ['test/contract'] }),
    jestSuite('web', { args: ['test/web'] }),
    jestSuite('sqlite', { args: engineFolders, env: sqlite }),
    jestSuite('sqlite-faults', { args: faults, env: { ...sqlite, ...disk } }),
    jestSuite('postgres', { args: engineFolders, env: postgres }),
    jestSuite('postgres-faults', { args: faults, env: { ...postgres, ...disk } }),
    jestSuite('upgrades-sqlite', { args: ['--runInBand', 'test/upgrades'], env: sqlite }),
    jestSuite('upgrades-postgres', { args: ['--runInBand', 'test/upgrades'], env: postgres }),
    jestSuite('postgres-partitions', { args: partitions, env: { ...postgres, HUB_TEST_PARTITIONS: '4' } }),
    jestSuite('sdk', { args: ['test/sdk'], env: sqlite }),
    jestSuite('cli', { args: ['test/cli'], env: sqlite }),
    programSuite('package', 'test/package/run.ts'),
    programSuite('browser', 'test/browser/run.ts', { env: sqlite, minutes: 40 }),
    programSuite('browser-postgres', 'test/browser/run.ts', { env: postgres, minutes: 40 }),
  ];
  return [...alone.map((suite) => [[suite]]), programs];
}

/** Run by name only: what takes too long for each change. */
export const named: Stage = [
  [
    programSuite('clients-full', 'test/clients/run.ts', { args: ['--full'], minutes: longMinutes }),
    programSuite('schemathesis-full', 'test/contract/schemathesis.ts', { args: ['--full'], minutes: longMinutes }),
    programSuite('mutations', 'test/contract/mutations.ts', { minutes: longMinutes }),
    programSuite('console-mutations', 'test/browser/mutations/run.ts', { minutes: longMinutes }),
    programSuite('rule-sets', 'test/contract/rule-sets.ts'),
    programSuite('agents', 'test/agents/run.ts', { minutes: longMinutes }),
  ],
];
