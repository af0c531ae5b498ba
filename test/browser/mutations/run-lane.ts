import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, root, runIn } from '../../codegen/worked-example.ts';
import { plantFault } from '../../support/plant-fault.ts';
import type { ConsoleMutation, NamedTest } from './mutation.ts';
import { mutations } from './mutation-list.ts';
import { runNamedTests } from './run-named-tests.ts';
import type { Verdicts } from './run-named-tests.ts';

/**
 * Plants the faults of these numbers in a copy of the console, one at a time, and says whether the test that ought to see
 * each turns red (`node test/browser/mutations/run-lane.ts 3 4 5`). The same tests are green on the unchanged copy first,
 * so that a red one speaks of the fault. Ends with `N passed, N failed`.
 */
const numbers = new Set(process.argv.slice(2).map(Number));
const chosen = [...mutations.entries()].map(([at, one]) => [at + 1, one] as const).filter(([at]) => numbers.has(at));
/** A red test waits in vain: it need not wait as long as one that may be late on a busy machine. */
process.env['HUB_TEST_PATIENCE_MS'] ??= '7000';
const copy = copyProject();
const left = new Set(['dist', 'node_modules'].map((name) => join(root, 'web', name)));
let [caught, unseen] = [0, 0];
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
cpSync(join(root, 'web'), join(copy, 'web'), { recursive: true, filter: (path) => !left.has(path) });
symlinkSync(join(root, 'web/node_modules'), join(copy, 'web/node_modules'));
build();
const before = runAll(chosen.map(([, { gate }]) => gate));
for (const [number, mutation] of chosen) tell(number, mutation);
console.log(`${caught} passed, ${unseen} failed`);
process.exit(unseen === 0 && caught > 0 ? 0 : 1);

/** What all these tests say, each of them run once. */
function runAll(gates: readonly ConsoleMutation['gate'][]): Verdicts {
  const tests = gates.filter((gate) => gate !== 'types');
  const verdicts = new Map(runNamedTests(copy, tests));
  if (tests.length < gates.length) verdicts.set('types', typesFault());
  return verdicts;
}

function tell(number: number, mutation: ConsoleMutation): void {
  const begin = Date.now();
  const { gate, name } = mutation;
  const [test, place] = gate === 'types' ? ['types', ''] : [gate.name, `${gate.file}: `];
  const early = before.get(test) ?? 'there is no such test';
  const fault = early === 'green' ? faultOf(mutation) : `${early}, without any change`;
  const isCaught = early === 'green' && fault !== 'green' && !fault.startsWith('its place is gone');
  if (isCaught) caught += 1;
  else unseen += 1;
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  console.log(`${isCaught ? 'caught' : 'UNSEEN'} ${number} ${name}: ${place}${test}, ${seconds} s`);
  console.log(`  ${fault}`);
}

/** What the test of a mutation says of the console with it. */
function faultOf(mutation: ConsoleMutation): string {
  const { gate } = mutation;
  let mend: () => void;
  try {
    mend = plantFault(copy, mutation);
  } catch {
    return 'its place is gone';
  }
  try {
    if (gate === 'types') return typesFault();
    if (needsBuild(gate)) build();
    return runNamedTests(copy, [gate]).get(gate.name) ?? 'the test did not run';
  } finally {
    mend();
  }
}

/** Tests of modules read the sources; a browser needs them built. */
function needsBuild({ file }: NamedTest): boolean {
  return file.startsWith('test/browser/');
}

/** Builds the console of the copy, in a form that is quick to make. */
function build(): void {
  const options = ['--config', 'web/vite.config.ts', '--minify', 'false', '--logLevel', 'error'];
  const { status, output } = runIn(copy, 'node_modules/vite/bin/vite.js', 'build', ...options);
  if (status !== 0) throw new Error(output);
}

function typesFault(): string {
  const { status, output } = runIn(copy, 'node_modules/typescript/bin/tsc', '-p', 'web');
  return status === 0 ? 'green' : output.slice(0, 160).split('\n', 1).join();
}
