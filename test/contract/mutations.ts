import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, root, runIn } from '../codegen/worked-example.ts';
import { chooseFaults, plantFault } from '../support/plant-fault.ts';
import { findFigures, keepFigures, listOf } from './figures.ts';
import { mutations } from './mutation-list.ts';
import type { Gate, Mutation } from './mutation-list.ts';
import { findPythonTool } from './python-tools.ts';

/**
 * Changes a copy of the project in one place at a time and says whether the gate that ought to see it does
 * (`node test/contract/mutations.ts [--from N] [--to N] [--only TEXT]`, about ten minutes for all). Each gate passes on the unchanged
 * copy first, so that a failure speaks of the change. One of twenty may go unseen. Ends with `N passed, N failed`.
 */
const copy = copyProject();
process.env['HUB_CONTRACT_FIGURES'] = join(copy, 'figures');
const seen: string[] = [];
const unseen: string[] = [];
const sound = new Map<string, boolean>();
let lastWords = '';
try {
  // The compiler and the layers look at more than the suites need.
  for (const name of ['bench', 'examples', 'web', '.dependency-cruiser.cjs']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  const hasFuzzing = !('missing' in findPythonTool('schemathesis'));
  if (hasFuzzing && !existsSync(join(copy, '.venv'))) symlinkSync(join(root, '.venv'), join(copy, '.venv'));
  must(runIn(copy, 'codegen/main.ts'));
  must(runIn(copy, 'codegen/release/freeze.ts', '--again'));
  for (const [number, mutation] of chooseFaults(mutations, process.argv.slice(2))) {
    if (mutation.gate.kind === 'fuzz' && !hasFuzzing) console.log(`SKIPPED ${mutation.name}: no Schemathesis here`);
    else tell(number, mutation);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const allowed = Math.floor((seen.length + unseen.length) / 20);
keepMutations();
console.log(`${seen.length} of ${seen.length + unseen.length} mutations caught`);
const failed = Math.max(0, unseen.length - allowed);
console.log(`${seen.length} passed, ${failed} failed`);
process.exitCode = failed === 0 && seen.length > 0 ? 0 : 1;

/** A part of the list leaves the figures of the others as they are. */
function keepMutations(): void {
  delete process.env['HUB_CONTRACT_FIGURES'];
  const now = new Set([...seen, ...unseen]);
  const earlier = (list: readonly string[]): string[] =>
    list.filter((name) => !now.has(name) && mutations.some((one) => one.name === name));
  const before = findFigures('mutations');
  keepFigures('mutations', {
    caught: [...earlier(listOf(before?.['caught'])), ...seen],
    unseen: [...earlier(listOf(before?.['unseen'])), ...unseen],
  });
}

function tell(number: number, mutation: Mutation): void {
  const begin = Date.now();
  const name = nameOf(mutation.gate);
  if (!sound.has(name)) sound.set(name, passes(mutation.gate));
  const isSpec = mutation.file.startsWith('spec/');
  let caught = false;
  if (sound.get(name) === true) {
    const mend = plantFault(copy, mutation);
    const isGenerated = !isSpec || runIn(copy, 'codegen/main.ts').status === 0;
    caught = mutation.gate.kind === 'generate' ? !isGenerated : isGenerated && !passes(mutation.gate);
    if (!isGenerated && mutation.gate.kind !== 'generate') console.log('  the generator refuses it already');
    mend();
    if (isSpec) must(runIn(copy, 'codegen/main.ts'));
  } else console.log(`  ${name} fails without any change`);
  (caught ? seen : unseen).push(mutation.name);
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  if (!caught) console.log(`  the gate said: ${lastWords}`);
  console.log(`${caught ? 'caught' : 'UNSEEN'} ${number} ${mutation.name}: ${name}, ${seconds} s`);
}

function nameOf(gate: Gate): string {
  if (gate.kind === 'jest') return gate.only === undefined ? gate.file : `${gate.file} (${gate.only})`;
  return gate.kind === 'fuzz' ? `schemathesis (${gate.operationId})` : gate.kind;
}

/** Whether a gate passes in the copy; keeps the last line that it said. */
function passes(gate: Gate): boolean {
  const { status, output } = runIn(copy, ...commandOf(gate));
  lastWords = output.trim().split('\n').at(-1) ?? '';
  return status === 0;
}

function commandOf(gate: Gate): string[] {
  switch (gate.kind) {
    case 'generate':
      return ['codegen/main.ts'];
    case 'drift':
      return ['codegen/main.ts', '--check'];
    case 'types':
      return ['node_modules/typescript/bin/tsc', '-p', '.'];
    case 'breaking':
      return ['test/contract/breaking.ts'];
    case 'layers': {
      const program = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
      return [program, '--config', '.dependency-cruiser.cjs', 'src', 'codegen', 'generated'];
    }
    case 'fuzz':
      return ['test/contract/schemathesis.ts', ...['--only', gate.operationId, '--seed', '20260301', '--as', 'admin']];
    case 'jest': {
      const only = gate.only === undefined ? [] : ['-t', `\\b${gate.only}\\b`];
      const options = ['--no-warnings'];
      return [...options, 'node_modules/jest/bin/jest.js', '--forceExit', gate.file, ...only];
    }
  }
}

function must({ status, output }: { readonly status: number | null; readonly output: string }): void {
  if (status !== 0) throw new Error(output);
}
