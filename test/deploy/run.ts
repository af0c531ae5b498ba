import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkImage } from './check-image.ts';
import { checkProxies } from './check-proxies.ts';
import { check, checkRun, finish, skip, withTool } from './outcomes.ts';
import { writeSbom } from './write-sbom.ts';
import { findComposeLoader, findCyclonedx, findPackaged, findProgram } from './tools.ts';

/**
 * Checks what `deploy/` holds with the programs that it is for, and drives real streams through real proxies. What the
 * machine lacks is skipped by name. Ends with `N passed, N failed`.
 *
 * `--only static,proxies,image` takes a part; `HUB_PROXY_SECONDS` is how long streams stay open through each proxy, and
 * `HUB_IMAGE_BASE` names an image to build on that buildah has already.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const deploy = join(root, 'deploy');
const folder = mkdtempSync(join(tmpdir(), 'hub-deploy-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
/** The bar of `systemd-analyze security`. */
const mostExposure = 2.5;

async function checkStatic(): Promise<void> {
  await withTool('hadolint finds nothing in the Dockerfile', await findPackaged('hadolint'), (path) => {
    checkRun('hadolint finds nothing in the Dockerfile', path, [join(deploy, 'Dockerfile')]);
  });
  await withTool('systemd reads the unit', findProgram('systemd-analyze'), checkUnit);
  await withTool('Compose loads both files', await findComposeLoader(), checkCompose);
  await withTool('nginx reads its file', findProgram('nginx'), checkNginx);
  await withTool('Caddy reads its file', findProgram('caddy'), (path) => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'proxies/Caddyfile')];
    const told = checkRun('Caddy reads its file', path, args, { HUB_SITE: 'hub.example.com' });
    check('and has no warning about it', !/"level":"warn"/.test(told), /.*"level":"warn".*/.exec(told) ?? '');
  });
  await withTool('the SBOM is valid CycloneDX', await findCyclonedx(), checkSbom);
}

function checkUnit(path: string): void {
  const unit = join(deploy, 'systemd/ahub.service');
  const told = checkRun('systemd reads the unit', path, ['verify', unit]);
  check('and has no warning about it', told.trim() === '', told);
  // Its exit code is that of a service which runs.
  const { stdout } = spawnSync(path, ['security', '--offline=yes', '--no-pager', unit], { encoding: 'utf8' });
  const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1] ?? NaN);
  check(`its exposure is at most ${mostExposure}`, exposure <= mostExposure, exposure);
}

/** The loader knows no environment: the site is put in its place. */
function checkCompose(path: string): void {
  const place = join(folder, 'deploy');
  mkdirSync(join(place, 'secrets'), { recursive: true });
  for (const name of ['compose.sqlite.yaml', 'compose.postgres.yaml']) {
    const text = readFileSync(join(deploy, name), 'utf8').replaceAll(/\$\{HUB_SITE:\?[^}]*\}/g, 'hub.example.com');
    writeFileSync(join(place, name), text);
    checkRun(`Compose loads ${name}`, path, [join(place, name)]);
  }
  const wrong = join(place, 'wrong.yaml');
  writeFileSync(wrong, 'services:\n  hub:\n    image: ahub\n    read_onyl: true\n');
  check('and would refuse a wrong key', spawnSync(path, [wrong]).status !== 0);
}

function checkNginx(path: string): void {
  if (!('path' in findProgram('openssl'))) return skip('nginx reads its file', 'openssl is not installed');
  const [key, certificate] = [join(folder, 'hub.key'), join(folder, 'hub.crt')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=hub.example.com'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  const text = readFileSync(join(deploy, 'proxies/nginx.conf'), 'utf8');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    text
      .replace('/etc/nginx/tls/hub.crt', certificate)
      .replace('/etc/nginx/tls/hub.key', key)
      .replace('/run/nginx.pid', join(folder, 'nginx.pid')),
  );
  checkRun('nginx reads its file', path, ['-t', '-c', file, '-e', join(folder, 'nginx.log')]);
}

function checkSbom(path: string): void {
  const file = join(folder, 'sbom.json');
  const { valid, told } = writeSbom(path, file);
  check('the SBOM is valid CycloneDX', valid, valid ? '' : told);
  if (!valid) return;
  const { components = [] } = JSON.parse(readFileSync(file, 'utf8')) as { components?: { name: string }[] };
  const names = components.map(({ name }) => name);
  check('and names the native packages', names.includes('better-sqlite3') && names.includes('bcrypt'), names.length);
}

const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',') ?? [];
const isWanted = (part: string): boolean => !process.argv.includes('--only') || only.includes(part);
if (isWanted('static')) await checkStatic();
if (isWanted('proxies')) await checkProxies(folder);
if (isWanted('image')) await checkImage(folder);
process.exit(finish());
