import { buildConsole } from '../../web/build-console.ts';
import { jestSuite, longMinutes } from '../suites.ts';
import { useMemory } from '../support/memory-folder.ts';
import { provideChromium } from './support/find-chromium.ts';
import { screenshots } from './support/screenshots.ts';

/**
 * The console in a real Chromium (`node test/browser/run.ts [part of a file's name …]`), on the engine of `DB_TYPE`. Installs
 * Debian's package where it may; a machine without a browser is told what to do and counts nothing, but in CI that is a
 * failure. Ends with the line `N passed, N failed`.
 */
const isPostgres = process.env['DB_TYPE'] === 'postgres';
/** Pages that are measured by the clock: nothing else runs beside them. Like the next ones they are about pages alone. */
const measuring = ['load', 'fleet-load'];
/** What is about the page and not about what the hub keeps: the engine makes no difference to it. */
const ofPagesAlone = ['docs', 'injection', 'keyboard', 'keyboard-actions', 'other-pictures', 'roles'];
/** For the same reason the tours go through every state there in one look. */
const lookOnPostgres = '1280-light-en';

const found = provideChromium();
if ('missing' in found) {
  console.log(`SKIPPED browser: ${found.missing}`);
  const failed = process.env['CI'] ? 1 : 0;
  console.log(`0 passed, ${failed} failed`);
  process.exit(failed);
}
await buildConsole();
useMemory();
const chosen = process.argv.slice(2);
const isWhole = chosen.length === 0;
const total = { passed: 0, failed: 0 };
await count(filesOf(chosen));
if (isWhole && !isPostgres) await count(['--runInBand', filePattern(measuring)]);
console.log(`Pictures of every page: ${screenshots}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function count(args: readonly string[]): Promise<void> {
  const suite = jestSuite(isPostgres ? 'browser-postgres' : 'browser', {
    args: ['--env=./test/browser/support/failure-environment.ts', ...args],
    env: isPostgres ? { LOOKS: process.env['LOOKS'] ?? lookOnPostgres } : {},
    minutes: longMinutes,
  });
  const { passed, failed, failures = [] } = await suite.run();
  total.passed += passed;
  total.failed += failed;
  for (const line of failures) console.log(line);
}

/** The arguments of jest for what was asked for: these files, or all that the engine can make a difference to. */
function filesOf(parts: readonly string[]): string[] {
  if (parts.length > 0) return parts.map((part) => `test/browser/.*${part}`);
  const ignored = filePattern([...measuring, ...(isPostgres ? ofPagesAlone : [])]);
  // Behind the folder, because the option takes every word that follows it.
  return ['test/browser', `--testPathIgnorePatterns=${ignored}`];
}

function filePattern(names: readonly string[]): string {
  return `test/browser/(${names.join('|')})\\.test`;
}
