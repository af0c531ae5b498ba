import { tmpdir } from 'node:os';
import { listStages, named } from './all-suites.ts';
import { makeResponseValidators } from './support/make-validators.ts';
import { useMemory } from './support/memory-folder.ts';
import type { Counts, Suite } from './suites.ts';

/**
 * Runs the suites (`node test/run.ts [name …]`) and ends with what failed and the line `N passed, N failed`. A suite that cannot run, or does
 * not end, counts as failed.
 */
const disk = tmpdir();
useMemory();
const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const lines: string[] = [];
const failures: string[] = [];

async function runSafely(suite: Suite): Promise<Counts> {
  try {
    return await suite.run();
  } catch (error) {
    console.error(`${suite.name} could not run:`, error);
    return { passed: 0, failed: 1 };
  }
}

/** Runs suites one after the other, and keeps what each came to. */
async function runLane(suites: readonly Suite[]): Promise<void> {
  for (const suite of suites) {
    console.log(`== ${suite.name}`);
    const begin = Date.now();
    const { passed, failed, failures: told = [] } = await runSafely(suite);
    total.passed += passed;
    total.failed += failed;
    failures.push(...told);
    const seconds = ((Date.now() - begin) / 1000).toFixed(0);
    lines.push(
      `${suite.name.padEnd(20)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${seconds} s`,
    );
  }
}

// Suites run in process groups of their own, which end when this one exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
makeResponseValidators();
const stages = listStages(disk);
for (const lanes of wanted.length === 0 ? stages : [...stages, named]) {
  const isChosen = ({ name }: Suite): boolean => wanted.length === 0 || wanted.includes(name);
  await Promise.all(lanes.map((suites) => runLane(suites.filter(isChosen))));
}
for (const line of [...lines, ...failures]) console.log(line);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && lines.length > 0 ? 0 : 1;
