import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashToken } from '../../src/platform/token-hash.ts';
import { installFakeTmux } from '../support/fake-tmux.ts';
import type { TestHub } from '../support/start-hub.ts';
import { endStreams } from './end-streams.ts';
import { startContractHub } from './fleet.ts';
import type { Identity } from './fuzz-plan.ts';
import { configFor } from './schemathesis-config.ts';
import { fillStock, signInBrowsers } from './schemathesis-stock.ts';

export interface FuzzOptions {
  readonly program: string;
  readonly as: Identity;
  readonly seed: number;
  /** Of the fuzzing and the stateful phase, for each operation. */
  readonly maxExamples: number;
  readonly phases: string;
  /** Instead of all operations. */
  readonly only?: string | undefined;
}

/** What one run came to. */
export interface FuzzResult {
  readonly passed: number;
  readonly failed: number;
  /** What was wrong with the run itself. */
  readonly problems: readonly string[];
  /** All that the program said. */
  readonly output: string;
  /** The statuses that each operation answered to its own method. */
  readonly seen: ReadonlyMap<string, ReadonlySet<number>>;
}

const master = 'master-of-the-fuzz-run';

/** Schemathesis with all checks against a hub of its own. */
export async function fuzz({ program, as, seed, maxExamples, phases, only }: FuzzOptions): Promise<FuzzResult> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-fuzz-'));
  const tmux = installFakeTmux();
  const settings = { HUB_TRUSTED_PROXIES: '127.0.0.1', HUB_ENABLE_TMUX: '1', HUB_AUTH_TOKEN: master };
  const fleet = await startContractHub({ settings, areRequestsMadeUp: true, isOwnerAdmin: true });
  const { hub, mia, nodes } = fleet;
  const token = as === 'admin' ? mia.token : nodes.builder;
  const door = await endStreams(hub.url);
  const seenFile = join(folder, 'seen.jsonl');
  writeFileSync(seenFile, '');
  const config = join(folder, 'schemathesis.toml');
  writeFileSync(config, configFor(fleet));
  const env = {
    CONTRACT_NETWORK_ID: mia.networkId,
    CONTRACT_STOCK: JSON.stringify(await fillStock(fleet)),
    CONTRACT_BROWSERS: JSON.stringify(await signInBrowsers(fleet)),
    CONTRACT_SEEN: seenFile,
    CONTRACT_STREAMS_URL: door.url,
    CONTRACT_TOKEN_ID: await findTokenId(hub, token),
  };
  const { output, code } = await run(program, { cwd: folder, env }, [
    ...['--config-file', config, 'run', `${hub.url}/openapi.json`, '--header', `Authorization: Bearer ${token}`],
    ...['--phases', phases, '--checks', 'all', '--continue-on-failure', '--no-color'],
    ...['--seed', String(seed), '--max-examples', String(maxExamples), '--generation-database', 'none'],
    ...(only === undefined ? [] : ['--include-operation-id', only]),
  ]);
  const alive = await hub.api('GET', '/api/auth/me', { token });
  const problems = alive.status === 200 ? [] : ['the run lost its own token: most of it was refused'];
  await door.close();
  await hub.close().catch((error: unknown) => void problems.push(String(error)));
  tmux.remove();
  const seen = readSeen(seenFile);
  rmSync(folder, { recursive: true, force: true });
  const counts = countCases(output);
  return { ...counts, failed: Math.max(counts.failed, code === 0 ? 0 : 1), problems, output, seen };
}

function run(
  program: string,
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
  args: readonly string[],
): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const whole = { ...process.env, ...env, PYTHONDONTWRITEBYTECODE: '1', COLUMNS: '160' };
    const child = spawn(program, args, { cwd, env: whole, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, code }));
  });
}

async function findTokenId({ hub }: TestHub, token: string): Promise<string> {
  const { reader } = hub.database;
  const known = reader.selectFrom('tokens').select('token_id').where('token_hash', '=', hashToken(token));
  return (await known.executeTakeFirstOrThrow()).token_id;
}

/** Of `1945 generated, 1943 passed, 2 found 2 unique failures, 42 skipped`; nothing when it said nothing of the kind. */
function countCases(output: string): { passed: number; failed: number } {
  const line = /^\s*\d+ generated.*$/m.exec(output)?.[0] ?? '';
  const count = (shape: RegExp): number => Number(shape.exec(line)?.[1] ?? 0);
  const failed = count(/(\d+) found \d+ unique failures?/) + count(/(\d+) errored/);
  return { passed: count(/(\d+) passed/) || count(/(\d+) generated/) - failed, failed };
}

function readSeen(file: string): Map<string, Set<number>> {
  const seen = new Map<string, Set<number>>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const [operationId, status] = JSON.parse(line) as [string, number];
    seen.set(operationId, (seen.get(operationId) ?? new Set()).add(status));
  }
  return seen;
}
