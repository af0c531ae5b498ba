import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startContractHub } from './fleet.ts';
import type { ContractHub } from './fleet.ts';
import { findPythonTool } from './python-tools.ts';
import { statusesBeyondSchema } from './refusals-beyond-schema.ts';

/**
 * Schemathesis against a running hub: requests made from the contract, all phases, all checks
 * (`node test/contract/schemathesis.ts`). Ends with the line `N passed, N failed`. Where the Python package index
 * cannot be reached it says so and counts nothing; in CI that is a failure.
 *
 * Left out are the event streams alone: their good answer has no end (test/streams proves them).
 */
const endless = '^/events/';
const seed = 20260301;
/** Takes about four minutes on two cores. */
const maxExamples = 40;
/** Tokens that generated revocations may take before they reach the one that the run itself uses. */
const spareTokens = 400;

const tool = findPythonTool('schemathesis');
if ('missing' in tool) {
  console.log(`SKIPPED schemathesis: ${tool.missing}`);
  const inCi = Boolean(process.env.CI);
  console.log(`0 passed, ${inCi ? 1 : 0} failed`);
  process.exitCode = inCi ? 1 : 0;
} else {
  await fuzz(tool.path);
}

async function fuzz(program: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-fuzz-'));
  const fleet = await startContractHub({ settings: { HUB_TRUSTED_PROXIES: '127.0.0.1' }, areRequestsMadeUp: true });
  const { hub, mia } = fleet;
  for (let at = 0; at < spareTokens; at++) {
    await hub.api('POST', '/api/auth/tokens', { token: mia.token, body: { name: `spare ${at}` } });
  }
  const config = join(folder, 'schemathesis.toml');
  writeFileSync(config, configFor(fleet));
  const { output, code } = await run(program, { cwd: folder, network: mia.networkId }, [
    ...['--config-file', config, 'run', `${hub.url}/openapi.json`],
    ...['--header', `Authorization: Bearer ${mia.token}`],
    ...['--phases', 'examples,coverage,fuzzing,stateful', '--checks', 'all', '--exclude-path-regex', endless],
    ...['--seed', String(seed), '--max-examples', String(maxExamples), '--continue-on-failure', '--no-color'],
  ]);
  const alive = await hub.api('GET', '/api/auth/me', { token: mia.token });
  const problems = alive.status === 200 ? [] : ['the run lost its own token: most of it was refused'];
  await hub.close().catch((error: unknown) => void problems.push(String(error)));
  rmSync(folder, { recursive: true, force: true });
  for (const problem of problems) console.log(`FAILED ${problem}`);
  const counts = countCases(output);
  const failed = Math.max(counts.failed, code === 0 ? 0 : 1) + problems.length;
  console.log(`${counts.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && counts.passed > 0 ? 0 : 1;
}

/** Runs the program and shows what it says while it says it. */
function run(
  program: string,
  { cwd, network }: { readonly cwd: string; readonly network: string },
  args: readonly string[],
): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, CONTRACT_NETWORK_ID: network, PYTHONDONTWRITEBYTECODE: '1' };
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, code }));
  });
}

/** Of `1945 generated, 1943 passed, 2 found 2 unique failures, 42 skipped`; nothing when it said nothing of the kind. */
function countCases(output: string): { passed: number; failed: number } {
  const line = /^\s*\d+ generated.*$/m.exec(output)?.[0] ?? '';
  const count = (shape: RegExp): number => Number(shape.exec(line)?.[1] ?? 0);
  const failed = count(/(\d+) found \d+ unique failures?/) + count(/(\d+) errored/);
  return { passed: count(/(\d+) passed/) || count(/(\d+) generated/) - failed, failed };
}

/**
 * Real names among the generated ones, so that calls get past the door; text that JSON bodies here never carry (NUL)
 * is not generated; and where the contract refuses well-formed input for its state, that status is as good as success.
 */
function configFor({ mia, tasks, things }: ContractHub): string {
  const names: Readonly<Record<string, readonly string[]>> = {
    network_id: [mia.networkId],
    task_id: Object.values(tasks),
    alias: ['builder', 'scout'],
    // The others get tasks: a run that deletes their records has nobody to send to.
    ref: ['critic'],
    host: ['build-7', 'unknown'],
    requirement_id: [things.cardId, '#1'],
    item_id: ['5f4e4f0e'],
    project_id: [things.projectId],
    file_id: [things.fileId],
    request_id: [things.requestId],
  };
  const hooks = fileURLToPath(new URL('schemathesis_hooks.py', import.meta.url));
  const lines = [`hooks = ${JSON.stringify(hooks)}`, '', '[generation]', 'allow-x00 = false', ''];
  for (const [name, values] of Object.entries(names)) {
    lines.push(`[dictionaries.${name}]`, `values = ${JSON.stringify(values)}`, '');
  }
  lines.push('[parameters]');
  for (const key of [...Object.keys(names).filter((name) => name !== 'alias'), 'body.network_id', 'body.alias']) {
    lines.push(`${JSON.stringify(key)} = { dictionary = "${key.replace('body.', '')}", probability = 0.5 }`);
  }
  for (const [operationId, statuses] of statusesBeyondSchema()) {
    const accepted = ['2xx', '401', '403', '404', '409', '429', ...statuses.map(String)];
    lines.push('', '[[operations]]', `include-operation-id = "${operationId}"`);
    lines.push(`checks.positive_data_acceptance.expected-statuses = ${JSON.stringify(accepted)}`);
  }
  return lines.join('\n');
}
