import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildConsole } from '../../web/build-console.ts';
import { jestSuite } from '../suites.ts';
import { provideChromium } from './support/find-chromium.ts';
import { screenshots } from './support/screenshots.ts';

/**
 * The console in a real Chromium (`node test/browser/run.ts [part of a file's name …]`), on the engine of `DB_TYPE`. Installs
 * Debian's package where it may; a machine without a browser is told what to do and counts nothing, but in CI that is a
 * failure. Ends with the line `N passed, N failed`.
 */
const isPostgres = process.env['DB_TYPE'] === 'postgres';
/** What is about the page and not about what the hub keeps: the engine makes no difference to it. */
const ofPagesAlone = [
  'docs',
  'injection',
  'keyboard',
  'keyboard-actions',
  'load',
  'fleet-load',
  'other-pictures',
  'roles',
];
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
const folder = mkdtempSync(join(tmpdir(), 'hub-browser-'));
const suite = jestSuite(isPostgres ? 'browser-postgres' : 'browser', {
  args: ['--testSequencer=./test/browser/support/longest-first.ts', ...filesOf(process.argv.slice(2))],
  env: isPostgres ? { LOOKS: process.env['LOOKS'] ?? lookOnPostgres, ...placeOfPostgres() } : {},
  resultFile: join(folder, 'result.json'),
});
const { passed, failed } = await suite.run();
rmSync(folder, { recursive: true, force: true });
console.log(`Pictures of every page: ${screenshots}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** The arguments of jest for what was asked for: all that the engine can make a difference to, or these files. */
function filesOf(chosen: readonly string[]): string[] {
  if (chosen.length > 0) return chosen.map((part) => `test/browser/.*${part}`);
  const ignored = isPostgres ? [`--testPathIgnorePatterns=test/browser/(${ofPagesAlone.join('|')})\\.test`] : [];
  // Behind the folder, because the option takes every word that follows it.
  return ['test/browser', ...ignored];
}

/** Worlds are made of a thousand commits, one after the other: where the memory has room, they wait for no disk. */
function placeOfPostgres(): Readonly<Record<string, string>> {
  const [memory, roomBytes] = ['/dev/shm', 4e9];
  if (!existsSync(memory)) return {};
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomBytes ? { TEST_POSTGRES_FOLDER: memory } : {};
}
