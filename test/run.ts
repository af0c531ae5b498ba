import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs the suites one after the other (`node test/run.ts [name …]`) and ends with the line `N passed, N failed`.
 * A suite that cannot run counts as failed.
 */
interface Counts {
  passed: number;
  failed: number;
}

interface Suite {
  readonly name: string;
  run(): Counts;
}

const folder = mkdtempSync(join(tmpdir(), 'hub-suites-'));
const engineFolders = [
  'test/platform',
  'test/domain',
  'test/rest',
  'test/rpc',
  'test/parity',
  'test/streams',
  'test/access',
  'test/faults',
];

function jest(name: string, folders: readonly string[], env: Record<string, string>): Suite {
  return {
    name,
    run() {
      const file = join(folder, `${name}.json`);
      const args = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
      const ran = spawnSync(process.execPath, [...args, '--json', `--outputFile=${file}`, ...folders], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...env },
      });
      const result = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
      const broken = result['numRuntimeErrorTestSuites'] ?? 0;
      const failed = (result['numFailedTests'] ?? 0) + broken + (result['numPendingTests'] ?? 0);
      return { passed: result['numPassedTests'] ?? 0, failed: ran.status === 0 ? failed : Math.max(failed, 1) };
    },
  };
}

/** A suite in a program of its own that prints `N passed, N failed` last. */
function program(name: string, file: string): Suite {
  return {
    name,
    run() {
      const ran = spawnSync(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
      process.stdout.write(ran.stdout);
      const line = /(\d+) passed, (\d+) failed\s*$/.exec(ran.stdout);
      const counts = { passed: Number(line?.[1] ?? 0), failed: Number(line?.[2] ?? 1) };
      return ran.status === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
    },
  };
}

const suites: readonly Suite[] = [
  jest('codegen', ['test/codegen'], {}),
  jest('contract', ['test/contract'], {}),
  jest('sqlite', engineFolders, { DB_TYPE: 'sqlite' }),
  jest('postgres', engineFolders, { DB_TYPE: 'postgres' }),
  program('dredd', 'test/contract/dredd.ts'),
  program('schemathesis', 'test/contract/schemathesis.ts'),
  program('conformance', 'test/conformance/run.ts'),
];

function runSafely(suite: Suite): Counts {
  try {
    return suite.run();
  } catch (error) {
    console.error(`${suite.name} could not run:`, error);
    return { passed: 0, failed: 1 };
  }
}

const wanted = process.argv.slice(2);
const total: Counts = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const suite of suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`== ${suite.name}`);
  const begin = Date.now();
  const { passed, failed } = runSafely(suite);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  lines.push(
    `${suite.name.padEnd(14)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${seconds} s`,
  );
}
rmSync(folder, { recursive: true, force: true });
console.log(lines.join('\n'));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && lines.length > 0 ? 0 : 1;
