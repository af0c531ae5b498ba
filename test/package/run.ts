import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from '../../cli/build-package.ts';

/**
 * Packs the package as npm gets it, installs it into an empty folder beside each Node that it is for, and uses it there
 * as a newcomer would. Ends with `N passed, N failed`.
 */
const nodes = ['22', '24'];
const mostReadyMs = 5_000;
const mostVersionMs = 80;
const mostPackages = 10;
const mostMib = 60;

const folder = mkdtempSync(join(tmpdir(), 'ahub-package-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const counts = { passed: 0, failed: 0 };

function check(what: string, holds: boolean, told: unknown = ''): void {
  counts[holds ? 'passed' : 'failed'] += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what} ${holds && told === '' ? '' : String(told)}`.trimEnd());
}

function npm(cwd: string, ...args: readonly string[]): string {
  return execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8' });
}

interface Installed {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** An empty folder with the package and one Node in it, and a home of its own. */
function install(archive: string, node: string): Installed {
  const cwd = join(folder, `node-${node}`);
  const home = join(cwd, 'home');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(cwd, 'package.json'), '{"private":true}');
  npm(cwd, 'install', archive);
  const place = join(folder, `runtime-${node}`);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{"private":true}');
  npm(place, 'install', `node@${node}`);
  const path = `${join(place, 'node_modules/.bin')}:${join(cwd, 'node_modules/.bin')}:${process.env['PATH']}`;
  return { cwd, env: { PATH: path, HOME: home, npm_config_update_notifier: 'false' } };
}

function ahub({ cwd, env }: Installed, url: string, args: readonly string[], input = ''): string {
  return execFileSync('ahub', args, { cwd, env: { ...env, AHUB_URL: url }, input, encoding: 'utf8' }).trim();
}

interface Served {
  readonly url: string;
  readonly readyMs: number;
  stop(): Promise<number | null>;
}

/** Starts the hub through npx; ready is when `/health` answers. */
async function serve({ cwd, env }: Installed): Promise<Served> {
  const begin = performance.now();
  const args = ['--no-install', 'agent-collaboration-hub', 'serve', '--port', '0'];
  const child = spawn('npx', args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => {
    // npx itself may have ended by the signal, and then has no exit code.
    const runs = child.exitCode === null && child.signalCode === null;
    if (runs && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, found] = /"url":"([^"]+)".*"msg":"ready"/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    void exit.then(([code]) => reject(new Error(`serve ended with ${code}: ${output}`)));
  });
  await fetch(`${url}/health`);
  const readyMs = performance.now() - begin;
  check('serve says where its data is', output.includes('.local/share/ahub'), output.slice(0, 200));
  return {
    url,
    readyMs,
    async stop() {
      process.kill(-child.pid!, 'SIGTERM');
      return (await exit)[0];
    },
  };
}

/** User and system milliseconds of the best of five runs. */
function cpuOfVersion({ cwd, env }: Installed): number {
  const runs = Array.from({ length: 5 }, () => {
    const timed = `TIMEFORMAT='%U %S'; time ahub --version 2>&1 >/dev/null`;
    const told = execFileSync('bash', ['-c', `{ ${timed}; } 2>&1`], { cwd, env, encoding: 'utf8' });
    return told
      .trim()
      .split(' ')
      .reduce((sum, seconds) => sum + Number(seconds) * 1_000, 0);
  });
  return Math.min(...runs);
}

function checkTree({ cwd }: Installed): void {
  const files = readdirSync(join(cwd, 'node_modules'), { recursive: true, encoding: 'utf8' });
  const packages = files.filter((name) => /^(@[^/]+\/)?[^/.][^/]*\/package\.json$/.test(name));
  const bytes = files.reduce((sum, name) => sum + statSync(join(cwd, 'node_modules', name)).size, 0);
  const mib = bytes / 1024 ** 2;
  check(`at most ${mostPackages} packages are installed`, packages.length <= mostPackages, packages.length);
  check(`they take at most ${mostMib} MiB`, mib <= mostMib, mib.toFixed(1));
  const scripts = packages.flatMap((name) => {
    const held = JSON.parse(readFileSync(join(cwd, 'node_modules', name), 'utf8')) as {
      readonly name: string;
      readonly scripts?: Readonly<Record<string, string>>;
    };
    return ['preinstall', 'install', 'postinstall'].flatMap((step) => {
      const script = held.scripts?.[step];
      return script === undefined ? [] : [`${held.name}: ${script}`];
    });
  });
  // It looks for the binary of this platform in its own folder.
  check('nothing is loaded while it is installed', scripts.join() === 'bcrypt: node-gyp-build', scripts);
}

async function tryOut(archive: string, node: string): Promise<void> {
  console.log(`-- Node ${node}`);
  const place = install(archive, node);
  const runs = execFileSync('node', ['--version'], { ...place, encoding: 'utf8' });
  check(`the Node in use is ${node}`, runs.startsWith(`v${node}.`), runs.trim());
  checkTree(place);
  const hub = await serve(place);
  check(
    `npx agent-collaboration-hub serve is ready in ${mostReadyMs} ms`,
    hub.readyMs <= mostReadyMs,
    hub.readyMs.toFixed(0),
  );
  for (const path of ['/ui/', '/health', '/docs', '/docs/site/scalar.js']) {
    const { status } = await fetch(`${hub.url}${path}`);
    check(`${path} answers 200`, status === 200, status);
  }
  const made = ahub(
    place,
    hub.url,
    ['init', '-u', 'mia', '--password-stdin', '--agent', 'beta', '--json'],
    'plum-Orbit-72',
  );
  check('ahub init sets the hub up', (JSON.parse(made) as { username?: string }).username === 'mia');
  const task = ahub(place, hub.url, ['send', 'beta', 'Build it']);
  check('ahub send sends a task', /^t_\w+$/.test(task), task);
  const waiting = ahub(place, hub.url, ['--profile', 'beta', 'tool', 'get_inbox', '-a', 'alias=beta', '--json']);
  check('the agent finds it in its inbox', waiting.includes('Build it'));
  check('ahub api lists the operations', ahub(place, hub.url, ['api']).includes('listTasks'));
  check('SIGTERM ends the hub', [0, null, 143].includes(await hub.stop()));
  const cpu = cpuOfVersion(place);
  check(`ahub --version takes at most ${mostVersionMs} ms of CPU`, cpu <= mostVersionMs, cpu.toFixed(0));
}

const target = join(folder, 'package');
await buildPackage(target);
const [packed] = JSON.parse(npm(target, 'pack', '--json', '--pack-destination', folder)) as {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}[];
const sources = packed!.files.filter(({ path }) => /\.tsx?$/.test(path)).map(({ path }) => path);
check('the package holds built files only', sources.length === 0, sources.slice(0, 5));
console.log(`${packed!.filename}: ${packed!.files.length} files, ${(packed!.size / 1024 ** 2).toFixed(1)} MiB packed`);
for (const node of nodes) {
  await tryOut(join(folder, packed!.filename), node).catch((error: unknown) => check(`Node ${node}`, false, error));
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
