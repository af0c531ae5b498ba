import { readFileSync } from 'node:fs';
import { keepFigures } from './figures.ts';
import { identities, seeds } from './fuzz-plan.ts';
import type { Identity } from './fuzz-plan.ts';
import { findPythonTool } from './python-tools.ts';
import { fuzz } from './schemathesis-run.ts';
import type { FuzzResult } from './schemathesis-run.ts';

/**
 * Schemathesis against running hubs: requests made from the served contract, all phases, all checks, three seeds, each
 * as an admin and as a node (`node test/contract/schemathesis.ts [--full] [--seed N] [--as admin|node] [--only ID]`).
 * `--full` makes about eight times as many requests. Ends with the line `N passed, N failed`. Where the Python package
 * index cannot be reached it says so and counts nothing; in CI that is a failure.
 *
 * An operation that answered all its callers with 401, 403 or 404 alone was not reached, and fails.
 */
const args = process.argv.slice(2);
const option = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const only = option('--only');
const isPart = ['--only', '--seed', '--as'].some((name) => args.includes(name));

const tool = findPythonTool('schemathesis');
if ('missing' in tool) {
  console.log(`SKIPPED schemathesis: ${tool.missing}`);
  const inCi = Boolean(process.env.CI);
  console.log(`0 passed, ${inCi ? 1 : 0} failed`);
  process.exitCode = inCi ? 1 : 0;
} else {
  await fuzzAll(tool.path);
}

async function fuzzAll(program: string): Promise<void> {
  const isFull = args.includes('--full');
  const seen = new Map<string, Set<number>>();
  const total = { passed: 0, failed: 0 };
  for (const [at, seed] of seeds.entries()) {
    if (option('--seed') !== undefined && option('--seed') !== String(seed)) continue;
    // What the coverage phase makes hardly depends on the seed: one is enough.
    const first = isFull || at === 0 ? 'examples,coverage,fuzzing' : 'fuzzing';
    // A single operation has nobody to hand its ids to.
    const phases = only === undefined ? `${first},stateful` : first;
    for (const as of identities) {
      if (option('--as') !== undefined && option('--as') !== as) continue;
      const begin = Date.now();
      const result = await fuzz({ program, as, seed, phases, only, maxExamples: isFull ? 40 : 5 });
      tell(`${as}, seed ${seed}`, result, Date.now() - begin);
      if (only === undefined) keepRun(as, seed, result);
      total.passed += result.passed;
      total.failed += result.failed + result.problems.length;
      for (const [id, statuses] of result.seen) seen.set(id, new Set([...(seen.get(id) ?? []), ...statuses]));
    }
  }
  const unreached = isPart ? [] : listUnreached(seen);
  for (const id of unreached) console.log(`FAILED ${id} was not reached: ${[...(seen.get(id) ?? [])].join(', ')}`);
  const failed = total.failed + unreached.length;
  console.log(`${total.passed} passed, ${failed} failed`);
  // A package that ends databases resets the exit code of a program that comes to its end by itself.
  process.exit(failed === 0 && total.passed > 0 ? 0 : 1);
}

/** Runs that were made one by one add up to the same figures. */
function keepRun(as: Identity, seed: number, { passed, failed, problems, seen }: FuzzResult): void {
  const findings = failed + problems.length;
  const pairs = [...seen].flatMap(([id, statuses]) => [...statuses].map((status) => `${id} ${status}`));
  keepFigures(`fuzz-${as}-${seed}`, { cases: passed + findings, findings, pairs });
}

/** All that a run with findings says; one line of a good one. */
function tell(name: string, { passed, failed, problems, output }: FuzzResult, milliseconds: number): void {
  if (failed > 0) console.log(output);
  for (const problem of problems) console.log(`FAILED ${problem}`);
  console.log(`${name}: ${passed} passed, ${failed + problems.length} failed, ${(milliseconds / 1000).toFixed(0)} s`);
}

/** Operations that nobody got to. */
function listUnreached(seen: ReadonlyMap<string, ReadonlySet<number>>): string[] {
  const { paths } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const ids = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
  return ids.filter((id) => [...(seen.get(id) ?? [])].every((status) => [401, 403, 404, 405].includes(status)));
}
