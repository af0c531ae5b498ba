import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildConsole } from '../../web/build-console.ts';
import { jestSuite } from '../suites.ts';
import { provideChromium } from './support/find-chromium.ts';
import { screenshots } from './support/screenshots.ts';

/**
 * The console in a real Chromium (`node test/browser/run.ts [part of a file's name …]`). Installs Debian's package where it
 * may; a machine without a browser is told what to do and counts nothing, but in CI that is a failure. Ends with the line
 * `N passed, N failed`.
 */
const found = provideChromium();
if ('missing' in found) {
  console.log(`SKIPPED browser: ${found.missing}`);
  const failed = process.env['CI'] ? 1 : 0;
  console.log(`0 passed, ${failed} failed`);
  process.exit(failed);
}
await buildConsole();
const folder = mkdtempSync(join(tmpdir(), 'hub-browser-'));
const chosen = process.argv.slice(2);
const files = chosen.length === 0 ? ['test/browser'] : chosen.map((part) => `test/browser/.*${part}`);
const suite = jestSuite('browser', {
  args: ['--testSequencer=./test/browser/support/longest-first.ts', ...files],
  env: {},
  resultFile: join(folder, 'result.json'),
});
const { passed, failed } = await suite.run();
rmSync(folder, { recursive: true, force: true });
console.log(`Pictures of every page: ${screenshots}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
