import { spawnSync } from 'node:child_process';
import type { Tool } from './tools.ts';

const counts = { passed: 0, failed: 0 };
const skipped: string[] = [];

/** Counts one check and says what came of it. */
export function check(what: string, holds: boolean, told: unknown = ''): void {
  counts[holds ? 'passed' : 'failed'] += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what} ${String(told)}`.trimEnd());
}

/** What this machine cannot show: told by name, at once and at the end. */
export function skip(what: string, why: string): void {
  skipped.push(what);
  console.log(`SKIP ${what}: ${why}`);
}

/** Runs `work` with the program, or skips what it would show. */
export async function withTool(what: string, tool: Tool, work: (path: string) => Promise<void> | void): Promise<void> {
  if ('missing' in tool) return skip(what, tool.missing);
  await work(tool.path);
}

/** Runs a program that says by its exit code whether all is well; its output is shown when it is not. */
export function checkRun(what: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  check(what, status === 0, status === 0 ? '' : `${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/** Prints the counts as the suites read them. @returns the exit code */
export function finish(): number {
  if (skipped.length > 0) console.log(`skipped here: ${skipped.join('; ')}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
}
