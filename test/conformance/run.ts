import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestHub } from '../support/start-hub.ts';
import { startAuthorizingProxy } from './authorizing-proxy.ts';
import { suiteOffers, templateAlias } from './offers.ts';

/** Every requirement set that the hub claims, with the baseline of what it does not have. */
const requirementSets = ['2026-07-28', '2025-11-25'];
const limitMs = 120_000;

const here = dirname(fileURLToPath(import.meta.url));
// The package exports its command line only, so the path goes by its manifest.
const manifest = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json');
const suite = join(dirname(manifest), 'dist/index.js');

interface Outcome {
  readonly code: number;
  readonly output: string;
}

function runSuite(url: string, requirements: string, directory: string): Promise<Outcome> {
  const baseline = join(here, `${requirements}.yml`);
  const set = ['--requirements', requirements, '--expected-failures', baseline];
  const child = spawn(process.execPath, [suite, 'server', '--url', url, ...set, '-o', join(directory, requirements)]);
  const limit = setTimeout(() => child.kill(), limitMs);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** One line a set; the suite's whole summary when it found something new. */
function report(requirements: string, { code, output }: Outcome): boolean {
  const total = /Total: (\d+) passed, (\d+) failed/.exec(output);
  const good = code === 0 && total !== null;
  const counts =
    total === null ? 'no result' : `${total[1]} checks passed, ${total[2]} failed as the baseline says or unscored`;
  console.log(`${good ? 'ok' : 'FAILED'} MCP conformance ${requirements}: ${counts}`);
  if (!good) console.log(output.slice(Math.max(0, output.indexOf('=== SUMMARY ==='))));
  return good;
}

const directory = await mkdtemp(join(tmpdir(), 'hub-conformance-'));
const hub = await startTestHub({ overrides: { mcp: suiteOffers } });
let failed = 0;
try {
  const user = await hub.registerUser();
  const node = await hub.mintNode(user, templateAlias);
  await hub.tool('report_status', { resume_id: 'r', alias: templateAlias, status: 'idle' }, node);
  const proxy = await startAuthorizingProxy(hub.url, user.token);
  for (const requirements of requirementSets) {
    const outcome = await runSuite(`${proxy.url}/mcp`, requirements, directory);
    if (!report(requirements, outcome)) failed += 1;
  }
  proxy.close();
} finally {
  await hub.close();
  await rm(directory, { recursive: true, force: true });
}
console.log(`${requirementSets.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
