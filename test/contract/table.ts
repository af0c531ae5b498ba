import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toolErrors } from '../../generated/errors.ts';
import { findFigures, listOf } from './figures.ts';
import type { Figures } from './figures.ts';
import { identities, seeds } from './fuzz-plan.ts';
import { listTitles } from './titles.ts';

const fuzzed = identities
  .flatMap((as) => seeds.map((seed) => findFigures(`fuzz-${as}-${seed}`)))
  .filter((run) => run !== undefined);

/** Prints what the gates of the contract came to when they last ran here (`node test/contract/table.ts`). */
const rows: [what: string, figure: string][] = [
  ...ofPairs(),
  ['tools with a test of their success and of each code', ofTools()],
  ...ofGate('clients', 'generated clients that compile and run', ({ compiled, languages }) => {
    const [names, spoken] = [listOf(compiled), listOf(languages)];
    return `${names.length} in ${spoken.length} languages (${spoken.join(', ')})`;
  }),
  ...ofGate(
    'rule-sets',
    'findings of Redocly, Spectral, OWASP',
    (set) => `${say(set['redocly'])}, ${say(set['oas'])}, ${say(set['owasp'])}`,
  ),
  ...ofGate('dredd', 'findings of dredd', ({ findings }) => say(findings)),
  ...ofFuzzing(),
  ...ofGate('breaking', 'breaks since the newest release', ({ release, open, accepted }) => {
    return `${say(open)} since ${say(release)}, ${say(accepted)} accepted`;
  }),
  ...ofGate(
    'mutations',
    'mutations caught',
    ({ caught, unseen }) => `${say(caught)} of ${listOf(caught).length + listOf(unseen).length}`,
  ),
];
const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, figure] of rows) console.log(`${what.padEnd(width)}  ${figure}`);

function ofGate(gate: string, what: string, tell: (figures: Figures) => string): [string, string][] {
  const figures = findFigures(gate);
  return [
    [what, figures === undefined ? 'has not run here' : `${tell(figures)}  (${say(figures['at']).slice(0, 16)})`],
  ];
}

function ofFuzzing(): [string, string][] {
  const sum = (name: string): number => fuzzed.reduce((total, run) => total + Number(run[name]), 0);
  const runs = `${fuzzed.length} of ${identities.length * seeds.length} runs (${seeds.length} seeds, admin and node)`;
  return [
    ['generated requests', `${sum('cases')} in ${runs}`],
    ['findings of Schemathesis', String(sum('findings'))],
  ];
}

/** Documented answers that dredd or the fuzzing saw. */
function ofPairs(): [string, string][] {
  const dredd = findFigures('dredd');
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string; responses: object }>>>>;
  };
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const pairs = operations.flatMap((one) => Object.keys(one.responses).map((status) => `${one.operationId} ${status}`));
  const seen = new Set([...listOf(dredd?.['seen']), ...fuzzed.flatMap((run) => listOf(run['pairs']))]);
  const covered = pairs.filter((pair) => seen.has(pair));
  const missing = pairs.filter((pair) => !seen.has(pair));
  const share = ((100 * covered.length) / pairs.length).toFixed(1);
  return [
    ['operations', String(operations.length)],
    ['(operation, status) pairs seen', `${covered.length} of ${pairs.length}, ${share} %`],
    ['pairs not seen by dredd or fuzzing', missing.length > 20 ? String(missing.length) : missing.join(', ')],
  ];
}

function ofTools(): string {
  const titles = listTitles(fileURLToPath(new URL('../rpc', import.meta.url)));
  const tools = Object.entries(toolErrors as Readonly<Record<string, readonly string[]>>);
  const covered = tools.filter(([name, codes]) => {
    const own = titles.filter(({ groups }) => groups.some((group) => new RegExp(`\\b${name}\\b`).test(group)));
    return ['ok', ...codes].every((code) => own.some(({ title }) => new RegExp(`^${code}\\b`).test(title)));
  });
  return `${covered.length} of ${tools.length}`;
}

/** A figure, or how many a list names. */
function say(value: Figures[string] | undefined): string {
  return typeof value === 'object' ? String(value.length) : String(value ?? 'unknown');
}
