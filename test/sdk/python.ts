import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makePythonEnvironment } from './python-environment.ts';
import { killInTheMiddle } from './kill-agent.ts';
import { openWorld, until } from './world.ts';

/**
 * The Python client against a running hub (`node test/sdk/python.ts`): its wheel is built, installed beside an empty
 * folder, held against `mypy --strict`, tested, and the programs of its README run. Ends with `N passed, N failed`. Where
 * the Python package index cannot be reached it says so and counts nothing; in CI that is a failure.
 */
const source = resolve('clients/python');
let passed = 0;
let failed = 0;

const outcome = makePythonEnvironment();
if ('missing' in outcome) {
  console.log(`SKIPPED sdk-python (${testNames().join(', ')}): ${outcome.missing}`);
  failed = Boolean(process.env.CI) ? 1 : 0;
} else {
  await check(outcome.bin);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function check(bin: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-python-'));
  const world = await openWorld();
  try {
    cpSync(source, join(folder, 'source'), {
      recursive: true,
      filter: (path) => !/(build|dist|egg-info|__pycache__)$/.test(path),
    });
    mkdirSync(join(folder, 'empty'));
    cpSync(join(source, 'tests'), join(folder, 'empty/tests'), { recursive: true });
    const wheels = join(folder, 'wheels');
    const pack = [
      'wheel',
      '--quiet',
      '--no-deps',
      '--no-build-isolation',
      '--wheel-dir',
      wheels,
      join(folder, 'source'),
    ];
    step('the wheel is built by its backend', await run(bin, 'pip', pack, folder));
    const install = ['install', '--quiet', '--no-deps', '--no-index', '--force-reinstall', '--find-links', wheels];
    step('the wheel installs', await run(bin, 'pip', [...install, 'agent-collaboration-hub-client'], folder));
    step('mypy --strict agrees', await run(bin, 'mypy', ['--strict', '-p', 'ahub'], join(folder, 'empty')));
    const env = {
      ...{ HUB_URL: world.hub.url, PROXY_URL: world.proxy.url },
      ...{ USER_TOKEN: world.user.token, NETWORK_ID: world.user.networkId },
    };
    count(await run(bin, 'python', ['-m', 'unittest', '-v'], join(folder, 'empty/tests'), env));
    await runExamples(bin, join(folder, 'empty'));
    await killAgents(bin, join(folder, 'empty'));
  } finally {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The programs of the page, in a world of their own: a block whose first line is the name of a file. */
async function runExamples(bin: string, folder: string): Promise<void> {
  const page = readFileSync(join(source, 'README.md'), 'utf8');
  for (const [, name, text] of page.matchAll(/^```python\n# (\S+)\n(.*?)^```/gms))
    writeFileSync(join(folder, name!), text!);
  const world = await openWorld();
  const env = (token: string) => ({ AHUB_URL: world.hub.url, AHUB_TOKEN: token });
  try {
    for (const [agent, sender] of [
      ['beta.py', 'send.py'],
      ['beta_async.py', 'watch.py'],
    ] as const) {
      const token = env(await world.hub.mintNode(world.user, 'beta'));
      const child = spawn(join(bin, 'python'), [agent], {
        cwd: folder,
        env: { ...process.env, ...token },
        stdio: 'inherit',
      });
      const exit = new Promise<number | null>((done) => child.on('exit', done));
      await until(async () => (await world.me.api.getStatus()).sessions.some(({ status }) => status === 'idle'));
      const sent = await run(bin, 'python', [sender], folder, env(world.user.token));
      step(`README: ${sender}`, {
        code: /^(replied: built: Build it|.*: replied)$/m.test(sent.output) ? sent.code : 1,
        output: sent.output,
      });
      child.kill('SIGTERM');
      step(`README: ${agent} drains`, { code: await exit, output: '' });
    }
    const mypy = ['--strict', 'beta.py', 'send.py', 'beta_async.py', 'watch.py'];
    step('mypy --strict agrees with the README', await run(bin, 'mypy', mypy, folder));
  } finally {
    await world.close();
  }
}

/** `KILLS` is how often. */
async function killAgents(bin: string, folder: string): Promise<void> {
  const times = Number(process.env['KILLS'] ?? 50);
  const world = await openWorld();
  const { hub, me, user } = world;
  const alias = 'mortal';
  const token = await hub.mintNode(user, alias);
  const env = { ...process.env, AHUB_URL: hub.url, AHUB_TOKEN: token };
  const start = () =>
    spawn(join(bin, 'python'), ['tests/mortal_agent.py', alias], { cwd: folder, env, stdio: 'inherit' });
  const name = `an agent killed with -9 in the middle of a task, ${times} times`;
  try {
    await killInTheMiddle({ hub, me, alias, folder, start }, times);
    step(name, { code: 0, output: '' });
  } catch (error) {
    step(name, { code: 1, output: String(error) });
  } finally {
    await world.close();
  }
}

interface Run {
  readonly code: number | null;
  readonly output: string;
}

function run(bin: string, program: string, args: readonly string[], cwd: string, env = {}): Promise<Run> {
  return new Promise((done, reject) => {
    const child = spawn(join(bin, program), args, {
      cwd,
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('error', reject);
    child.on('close', (code) => done({ code, output }));
  });
}

function step(name: string, { code, output }: Run): void {
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name}`);
  if (code === 0) passed += 1;
  else {
    failed += 1;
    console.log(output);
  }
}

/** Of `Ran 21 tests in 9.1s` and `FAILED (failures=1, errors=2)`. */
function count({ code, output }: Run): void {
  console.log(output);
  const ran = Number(/^Ran (\d+) tests? /m.exec(output)?.[1] ?? 0);
  const broken = [...output.matchAll(/(?:failures|errors)=(\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  failed += Math.max(broken, code === 0 && ran > 0 ? 0 : 1);
  passed += Math.max(0, ran - broken);
}

/** For the line that says what was skipped. */
function testNames(): string[] {
  const files = ['test_calls.py', 'test_streams.py', 'test_agents.py'].map((name) => join(source, 'tests', name));
  return [
    ...files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/def (test_\w+)/g)].map(([, name]) => name!)),
    'wheel',
    'mypy',
    'README',
  ];
}
