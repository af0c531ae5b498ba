import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makePythonEnvironment } from '../sdk/python-environment.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';
import { readPrograms } from './programs.ts';
import type { Language, Program } from './programs.ts';

/**
 * The code of the guides against a running hub (`node test/guides/run.ts [guide …]`): all blocks of one language in a guide
 * are one program, with a person, a network and an agent `builder` of its own. Ends with `N passed, N failed`. Where the
 * Python package index cannot be reached it says so and counts nothing for Python; in CI that is a failure.
 */
const limitMs = 30_000;
const folder = mkdtempSync(join(tmpdir(), 'hub-guides-'));
let passed = 0;
let failed = 0;

const count = (isGood: boolean, line: string): void => {
  if (isGood) passed += 1;
  else failed += 1;
  console.log(`${isGood ? 'ok' : 'FAILED'}  ${line}`);
};

const { programs, problems } = readPrograms('docs/guides');
for (const problem of problems) count(false, problem);
const wanted = process.argv.slice(2);
const chosen = programs.filter(({ guide }) => wanted.length === 0 || wanted.includes(guide));
const hub = await startTestHub({ overrides: { clock: undefined } });
try {
  const start = { sh: startShell(), ts: startTypeScript(), python: startPython() };
  for (const program of chosen) await check(program, start[program.language]);
} finally {
  await hub.close().catch((error: unknown) => count(false, String(error)));
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** The command that runs a file; a text where the machine lacks it. */
type Start = ((file: string) => [command: string, ...args: string[]]) | { readonly missing: string };

function startShell(): Start {
  const lacking = ['bash', 'curl', 'jq'].find((name) => spawnSync(name, ['--version']).error !== undefined);
  return lacking === undefined
    ? (file) => ['bash', '-euo', 'pipefail', file]
    : { missing: `${lacking} is not installed` };
}

/** The client is built and stands where a program finds it that installed it. */
function startTypeScript(): Start {
  const home = join(folder, 'node_modules/@agent-collaboration-hub/client');
  mkdirSync(home, { recursive: true });
  cpSync('clients/typescript/package.json', join(home, 'package.json'));
  const args = ['-p', 'clients/typescript', '--outDir', join(home, 'dist')];
  const built = spawnSync(resolve('node_modules/.bin/tsc'), args, { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`tsc: ${built.stdout}`);
  return (file) => [process.execPath, '--no-warnings', file];
}

function startPython(): Start {
  const made = makePythonEnvironment();
  return 'missing' in made ? made : (file) => [join(made.bin, 'python'), file];
}

async function check(program: Program, start: Start): Promise<void> {
  const { guide, language, text } = program;
  if (typeof start !== 'function') {
    console.log(`SKIPPED ${guide} in ${language}: ${start.missing}`);
    if (process.env.CI) failed += 1;
    return;
  }
  const place = join(folder, `${guide}-${language}`);
  mkdirSync(place);
  const endings: Record<Language, string> = { sh: 'sh', ts: 'mts', python: 'py' };
  const file = join(place, `program.${endings[language]}`);
  writeFileSync(file, text);
  const { code, output } = await run(start(file), place, await personFor(hub, program));
  count(code === 0, `${guide} in ${language}`);
  if (code !== 0) console.log(output);
}

/** A person, a network and an agent of one program alone, as its environment. */
async function personFor(world: TestHub, { variables }: Program): Promise<Record<string, string>> {
  const user = await world.registerUser();
  const AGENT_TOKEN = await world.mintNode(user, 'builder');
  const all = { AHUB_URL: world.url, AHUB_TOKEN: user.token, AHUB_NETWORK: user.networkId, AGENT_TOKEN };
  return Object.fromEntries(Object.entries(all).filter(([name]) => variables.includes(name)));
}

function run(
  [command, ...args]: readonly [string, ...string[]],
  cwd: string,
  own: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const env = { PATH: process.env['PATH'] ?? '', PYTHONPATH: resolve('clients/python/src'), ...own };
  return new Promise((done, reject) => {
    const child = spawn(command, args, { cwd, env: { ...env, PYTHONDONTWRITEBYTECODE: '1' }, timeout: limitMs });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('error', reject);
    child.on('close', (code) => done({ code, output }));
  });
}
