import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { judgeBreaks } from '../../codegen/release/judge-breaks.ts';
import { listChanges } from '../../codegen/release/list-breaks.ts';
import { readPresent, readReleased } from '../../codegen/release/published.ts';
import { newestRelease, readAcceptedBreaks } from '../../codegen/release/releases.ts';
import { keepFigures } from './figures.ts';

/**
 * Compares what is published now with the newest release of `spec/released` (`node test/contract/breaking.ts`): names
 * every change that breaks a client and is not on the list of accepted ones, and the codes of refusals that are new. Where the machine has Go, oasdiff gives a
 * second opinion on the REST document; what it sees beyond the list is printed, and fails where none of our own breaks
 * is accepted. Ends with the line `N passed, N failed`.
 */
const oasdiff = 'github.com/oasdiff/oasdiff@v1.35.0';

const release = newestRelease('.');
if (release === undefined) console.log('spec/released keeps no release yet: nothing to compare\n0 passed, 0 failed');
else compareWith(release);

function compareWith(folder: string): void {
  const { breaks, growth } = listChanges(readReleased(folder), readPresent('.'));
  const { open, accepted, stale } = judgeBreaks(breaks, readAcceptedBreaks('.'));
  for (const line of open) console.log(`FAILED ${line}`);
  for (const line of stale) console.log(`FAILED accepted-breaks.yaml lists what is no break: ${line}`);
  for (const line of growth) console.log(`new ${line}`);
  for (const line of accepted) console.log(`accepted ${line}`);
  const opinion = askOasdiff(join(folder, 'openapi.json'));
  console.log(opinion.said);
  const failed = open.length + stale.length + (accepted.length === 0 ? opinion.breaks : 0);
  if (failed > 0) console.log('a break that is meant goes to spec/released/accepted-breaks.yaml with its reason');
  keepFigures('breaking', { release: basename(folder), open: open.length + stale.length, accepted: accepted.length });
  console.log(`1 passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function askOasdiff(before: string): { readonly said: string; readonly breaks: number } {
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const folder = join(cache, 'agent-collaboration-hub', 'oasdiff-1.35.0');
  const program = join(folder, 'oasdiff');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const env = { ...process.env, GOBIN: folder };
    const made = spawnSync('go', ['install', oasdiff], { env, encoding: 'utf8' });
    if (made.error !== undefined) return { said: 'SKIPPED oasdiff: this machine has no go', breaks: 0 };
    if (made.status !== 0) return { said: `SKIPPED oasdiff: ${made.stderr.trim().split('\n').at(-1)}`, breaks: 0 };
  }
  const args = ['breaking', before, 'generated/openapi.json', '--format', 'singleline', '--fail-on', 'ERR'];
  const { stdout, status } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status === null) return { said: 'SKIPPED oasdiff: it was ended', breaks: 0 };
  // Streams may tell more: their events are compared one by one.
  const lines = stdout.split('\n').filter((line) => line.startsWith('error') && !line.includes(' in API GET /events/'));
  const breaks = lines.length;
  return { said: [...lines, `oasdiff: ${breaks} breaks`].join('\n'), breaks };
}
