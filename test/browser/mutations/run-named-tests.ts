import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { testIn } from '../../codegen/worked-example.ts';
import type { NamedTest } from './mutation.ts';

/** What a test says, by its whole name: `green`, or why it is red. */
export type Verdicts = ReadonlyMap<string, string>;

interface Result {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs tests of a copy of the project, and of their files no others; one browser at a time. */
export function runNamedTests(copy: string, tests: readonly NamedTest[]): Verdicts {
  const verdicts = new Map<string, string>();
  for (const [env, group] of Map.groupBy(tests, ({ env = {} }) => JSON.stringify(env))) {
    const before = { ...process.env };
    Object.assign(process.env, JSON.parse(env));
    for (const [name, verdict] of runGroup(copy, group)) verdicts.set(name, verdict);
    process.env = before;
  }
  return verdicts;
}

function runGroup(copy: string, tests: readonly NamedTest[]): [name: string, verdict: string][] {
  const result = join(copy, 'named-tests.json');
  rmSync(result, { force: true });
  const names = tests.map(({ name }) => name.replace(/[^\w\s]/g, String.raw`\$&`));
  const options = ['--runInBand', '--json', `--outputFile=${result}`, '--testNamePattern', `^(${names.join('|')})$`];
  const { output } = testIn(copy, ...options, '--runTestsByPath', ...new Set(tests.map(({ file }) => file)));
  if (!existsSync(result)) throw new Error(output);
  const { testResults } = JSON.parse(readFileSync(result, 'utf8')) as Result;
  const wanted = new Set(tests.map(({ name }) => name));
  const ran = testResults.flatMap(({ assertionResults }) => assertionResults);
  return ran
    .filter(({ fullName }) => wanted.has(fullName))
    .map(({ fullName, status, failureMessages: [why = status] }) => [
      fullName,
      status === 'passed' ? 'green' : reasonOf(why),
    ]);
}

/** The first line, without the colours of a terminal, and what the browser waited for. */
function reasonOf(text: string): string {
  const lines = text
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim());
  const [first, wait] = [lines.find((line) => line !== ''), lines.find((line) => line.startsWith('- waiting for'))];
  return [first, wait].filter(Boolean).join(' ').slice(0, 200);
}
