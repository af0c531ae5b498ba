import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackage } from '../../cli/build-package.ts';
import { freePort } from '../support/free-port.ts';
import { check, skip, withTool } from './outcomes.ts';
import { findProgram } from './tools.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const image = 'localhost/ahub-check';
const user = 10_001;
const readyMs = 20_000;

interface Built {
  /** The image's files, as a folder of this machine. */
  readonly place: string;
  readonly entry: readonly string[];
  readonly health: readonly string[];
}

/**
 * Builds the image without a container engine on the base that `HUB_IMAGE_BASE` names, and starts what it holds as the
 * image says: as its user, with a root that nobody can write to, a folder for data and a /tmp in memory.
 */
export async function checkImage(folder: string): Promise<void> {
  const what = 'the image builds, and answers /readyz as uid 10001 on a read-only root';
  const base = process.env['HUB_IMAGE_BASE'];
  if (base === undefined) return skip(what, 'HUB_IMAGE_BASE names no image that buildah has');
  if (process.getuid?.() !== 0) return skip(what, 'only root can build by chroot and mount read-only');
  await withTool(what, findProgram('buildah'), async (buildah) => {
    const built = await buildImage(buildah, base);
    if (built === undefined) return;
    try {
      await runImage(built, folder);
    } finally {
      spawnSync(buildah, ['rm', 'ahub-check-container'], { stdio: 'ignore' });
    }
  });
}

async function buildImage(buildah: string, base: string): Promise<Built | undefined> {
  await buildPackage();
  const more = (process.env['HUB_BUILDAH_ARGS'] ?? '').split(' ').filter((word) => word !== '');
  const args = ['bud', '--isolation', 'chroot', '--format', 'docker', '--pull-never', '--build-arg', `BASE=${base}`];
  const file = ['-f', 'deploy/Dockerfile', '-t', image, '.'];
  const { status, stderr } = spawnSync(buildah, [...args, ...more, ...file], { cwd: root, encoding: 'utf8' });
  check('buildah builds the image', status === 0, status === 0 ? '' : stderr.split('\n').slice(-12).join('\n'));
  if (status !== 0) return undefined;
  execFileSync(buildah, ['from', '--name', 'ahub-check-container', '--pull-never', image], { stdio: 'pipe' });
  const place = execFileSync(buildah, ['mount', 'ahub-check-container'], { encoding: 'utf8' }).trim();
  const told = execFileSync(buildah, ['inspect', '--type', 'image', image], { encoding: 'utf8' });
  const { config } = (JSON.parse(told) as { Docker: { config: Record<string, unknown> } }).Docker;
  check('its user is 10001', config['User'] === `${user}:${user}`, config['User']);
  const { Test: health = [] } = (config['Healthcheck'] ?? {}) as { Test?: string[] };
  return {
    place,
    entry: [...(config['Entrypoint'] as string[]), ...(config['Cmd'] as string[])],
    health: health.slice(1),
  };
}

async function runImage({ place, entry, health }: Built, folder: string): Promise<void> {
  const data = join(folder, 'image-data');
  mkdirSync(data, { recursive: true });
  chownSync(data, user, user);
  const port = await freePort();
  // Not the image's address: a test listens on loopback only.
  const env = ['HUB_HOST=127.0.0.1', `HUB_PORT=${port}`, 'HUB_DATA_DIR=/data', 'PATH=/usr/local/bin:/usr/bin:/bin'];
  const inside = `chroot --userspec=${user}:${user} ${place} /usr/bin/env -i ${env.join(' ')}`;
  const script = join(folder, 'run-image.sh');
  writeFileSync(
    script,
    `set -e
mount --bind ${place} ${place}
mount -o remount,ro,bind ${place}
mount -t tmpfs tmpfs ${place}/tmp
mount --bind ${data} ${place}/data
if touch ${place}/app/x 2>/dev/null; then echo "the root can be written to" >&2; exit 9; fi
${inside} ${quoted(entry)} &
hub=$!
trap 'kill -TERM $hub' TERM
n=0
until ${inside} ${quoted(health)}; do n=$((n + 1)); [ $n -lt ${readyMs / 500} ] || exit 8; sleep 0.5; done
echo healthy
${inside} /usr/bin/id -u
wait $hub || wait $hub
`,
  );
  const child = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const until = Date.now() + 2 * readyMs;
  while (!/^10001$/m.test(told) && child.exitCode === null && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const isHealthy = /^healthy$/m.test(told);
  check('its health check passes as uid 10001 on a read-only root', isHealthy, isHealthy ? '' : told.slice(-600));
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(String);
  check(
    'it answers /readyz',
    typeof answer !== 'string' && answer.status === 200,
    typeof answer === 'string' ? answer : '',
  );
  const page = await fetch(`http://127.0.0.1:${port}/ui/`).catch(String);
  check('it shows the console', typeof page !== 'string' && page.status === 200);
  child.kill('SIGTERM');
  const [code] = await ended;
  check('SIGTERM ends it with 0', code === 0, code);
  check('its data is where the volume is', existsSync(join(data, 'hub.sqlite')));
}

const quoted = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
