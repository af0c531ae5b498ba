import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestHub } from '../support/start-hub.ts';
import { checks } from './checks/checks.ts';
import { claudeCode } from './clis/claude-code.ts';
import type { Cli } from './clis/cli.ts';
import { codex } from './clis/codex.ts';
import { gemini } from './clis/gemini.ts';
import { opencode } from './clis/opencode.ts';
import { placeAhub } from './ahub.ts';
import { agentPrograms, cacheFolder } from './install-clis.ts';
import { startOutside } from './outside.ts';
import { runProgram } from './run-program.ts';
import type { World } from './seat.ts';

/**
 * The real command lines of agents against a running hub, each pointed at a scripted model
 * (`node test/agents/run.ts [cli …] [check …]`). Without the package registry it says so and counts nothing, but in CI that
 * is a failure. Ends with the line `N passed, N failed`.
 */
const clis = [gemini, opencode, claudeCode, codex];
/** They wait for the hub, their model and each other. The longest begin first. */
const atOnce = 2;
const asked = process.argv.slice(2);
const isAsked = (kind: readonly { readonly name: string }[], name: string): boolean => {
  const names = asked.filter((one) => kind.some((known) => known.name === one));
  return names.length === 0 || names.includes(name);
};
const cliNames = clis.map(({ id }) => ({ name: id }));
let passed = 0;
let failed = 0;

mkdirSync(cacheFolder, { recursive: true });
const programs = await agentPrograms().catch((error: unknown) => {
  if (!isUnreachable(String(error))) throw error;
  console.log(`SKIPPED all: the package registry cannot be reached: ${String(error).slice(0, 500)}`);
  const demanded = process.env['CI'] ? 1 : 0;
  console.log(`0 passed, ${demanded} failed`);
  process.exit(demanded);
});
const folder = mkdtempSync(join(cacheFolder, 'work-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const hub = await startTestHub({ overrides: { clock: undefined } });
const path = `${placeAhub(folder)}:${programs}:${process.env['PATH'] ?? ''}`;

/** All checks of one CLI, in a network of its own; what it asks for goes through a proxy of its own. */
async function checkCli(cli: Cli): Promise<void> {
  const outside = await startOutside();
  const env = { PATH: path, LANG: 'C.UTF-8', ...outside.env };
  const world: World = { hub, person: await hub.registerUser(), folder, env };
  const args = [cli.command('')[0], '--version'] as const;
  const version = await runProgram({ args, cwd: folder, env: { ...env, HOME: folder } });
  console.log(`-- ${cli.id} ${version.out.trim()}`);
  for (const check of checks.filter(({ name }) => isAsked(checks, name))) {
    const begin = Date.now();
    const problem = await check.run(world, cli).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    if (problem === undefined) passed += 1;
    else failed += 1;
    console.log(`${problem === undefined ? 'ok' : 'FAILED'} ${cli.id}: ${check.title} (${seconds} s)`);
    if (problem !== undefined) console.log(problem);
  }
  const hosts = outside.takeHosts();
  console.log(`   ${cli.id} asked for ${hosts.length === 0 ? 'nothing outside' : hosts.join(', ')}`);
  await outside.close();
}

const left = clis.filter(({ id }) => isAsked(cliNames, id)).values();
const lane = async (): Promise<void> => {
  for (const cli of left) await checkCli(cli);
};
await Promise.all(Array.from({ length: atOnce }, lane));
await hub.close().catch((error: unknown) => {
  failed += 1;
  console.log(`FAILED the hub: ${String(error)}`);
});
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Whether npm failed because there is no network, and not because of what it was asked for. */
function isUnreachable(text: string): boolean {
  return /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(text);
}
