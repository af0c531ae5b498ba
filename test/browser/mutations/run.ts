import { programSuite } from '../../suites.ts';
import { chooseFaults } from '../../support/plant-fault.ts';
import { provideChromium } from '../support/find-chromium.ts';
import type { ConsoleMutation } from './mutation.ts';
import { mutations } from './mutation-list.ts';

/**
 * Plants faults in copies of the console and says whether the tests that ought to see them turn red
 * (`node test/browser/mutations/run.ts [--from N] [--to N] [--only TEXT] [--lanes N]`, about a quarter of an hour for all
 * in two lanes, each with a browser). None may go unseen. Ends with `N passed, N failed`.
 */
const found = provideChromium();
if ('missing' in found) {
  console.log(`SKIPPED console-mutations: ${found.missing}`);
  const failed = process.env['CI'] ? 1 : 0;
  console.log(`0 passed, ${failed} failed`);
  process.exit(failed);
}
const args = process.argv.slice(2);
const lanes = planLanes(args.includes('--lanes') ? Number(args[args.indexOf('--lanes') + 1]) : 2);
const total = { passed: 0, failed: 0 };
const program = 'test/browser/mutations/run-lane.ts';
for (const { passed, failed } of await Promise.all(
  lanes.map((numbers, at) => programSuite(`lane ${at + 1}`, program, { args: numbers.map(String) }).run()),
)) {
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} of ${total.passed + total.failed} faults caught`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** The numbers of the chosen faults, about as many for each lane; those of one test file stay together. */
function planLanes(count: number): readonly (readonly number[])[] {
  const fileOf = ({ gate }: ConsoleMutation): string => (gate === 'types' ? gate : gate.file);
  const files = Map.groupBy(chooseFaults(mutations, args), ([, mutation]) => fileOf(mutation));
  const planned: number[][] = Array.from({ length: count }, () => []);
  for (const group of [...files.values()].sort((one, other) => other.length - one.length)) {
    planned.sort((one, other) => one.length - other.length)[0]?.push(...group.map(([number]) => number));
  }
  return planned.filter((lane) => lane.length > 0);
}
