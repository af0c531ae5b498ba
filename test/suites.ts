import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { failuresOf, isFailure } from './failures.ts';
import type { JestResult } from './failures.ts';

/** What a suite came to. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Lines that name what failed, each with the first words of why. */
  readonly failures?: readonly string[];
}

/** Tests that run in a process of their own. */
export interface Suite {
  readonly name: string;
  run(): Promise<Counts>;
}

interface Arguments {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** More than the longest suite of CI takes: only a suite that hangs gets there. */
const usualMinutes = 20;
/** The same for suites that are run by name. */
export const longMinutes = 90;

/** Tests of jest; a skipped test and a file that cannot be loaded count as failed. `args` are folders, after options; `minutes` is when it is ended. */
export function jestSuite(
  name: string,
  { args = [], env = {}, minutes = usualMinutes }: Partial<Arguments & { readonly minutes: number }>,
): Suite {
  const jest = ['--no-warnings', 'node_modules/jest/bin/jest.js', '--json', '--forceExit'];
  return {
    name,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'hub-suite-'));
      const resultFile = join(folder, 'result.json');
      const all = [...jest, `--outputFile=${resultFile}`, ...args];
      const { code } = await runProgram({ name, env, minutes, args: all }, () => undefined);
      const result = existsSync(resultFile) ? (JSON.parse(readFileSync(resultFile, 'utf8')) as JestResult) : undefined;
      rmSync(folder, { recursive: true });
      if (result === undefined) return { passed: 0, failed: 1 };
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = result;
      const failed = numFailedTests + numRuntimeErrorTestSuites + numPendingTests;
      return {
        passed: numPassedTests,
        failed: code === 0 ? failed : Math.max(failed, 1),
        failures: failuresOf(result),
      };
    },
  };
}

/** A program that prints `N passed, N failed` last; `minutes` is when it is ended. Each line that it prints begins with its name. */
export function programSuite(
  name: string,
  file: string,
  { args = [], env = {}, minutes = usualMinutes }: Partial<Arguments & { readonly minutes: number }> = {},
): Suite {
  return {
    name,
    async run() {
      let last = '';
      const failures: string[] = [];
      const { code } = await runProgram({ name, env, args: [file, ...args], minutes }, (printed) => {
        if (isFailure(printed)) failures.push(printed);
        console.log(`${name} | ${printed}`);
        last = printed;
      });
      const line = /(\d+) passed, (\d+) failed\s*$/.exec(last);
      const counts = { passed: Number(line?.[1] ?? 0), failed: Number(line?.[2] ?? 1), failures };
      return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
    },
  };
}

/** Runs Node in a process group of its own, which ends with it: also what it started and did not end itself. */
function runProgram(
  { name, args, env, minutes = usualMinutes }: Pick<Suite, 'name'> & Arguments & { readonly minutes?: number },
  onLine: (line: string) => void,
): Promise<{ readonly code: number | null }> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  const endGroup = (): void => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL');
    } catch {
      // Nothing of it is left.
    }
  };
  const limit = setTimeout(() => {
    console.error(`${name}: not done after ${minutes} minutes, ended`);
    endGroup();
  }, minutes * 60_000);
  process.once('exit', endGroup);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', endGroup);
    child.once('close', (code) => {
      clearTimeout(limit);
      process.off('exit', endGroup);
      resolve({ code });
    });
  });
}
