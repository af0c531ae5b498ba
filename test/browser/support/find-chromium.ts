import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const debians = '/usr/bin/chromium';
/** The browser, and fonts for both languages of the console. */
const packages = ['chromium', 'fonts-inter', 'fonts-wqy-microhei'];

/** Where a Chromium is, or what to do about it. */
export type Found = { readonly path: string } | { readonly missing: string };

/** The Chromium of `CHROMIUM_BIN`, else Debian's. */
export function findChromium(): Found {
  const named = process.env['CHROMIUM_BIN'];
  if (named !== undefined && named !== '') {
    return existsSync(named) ? { path: named } : { missing: `CHROMIUM_BIN names ${named}, which is not there` };
  }
  return existsSync(debians) ? { path: debians } : { missing: 'apt install chromium or set CHROMIUM_BIN' };
}

/** As `findChromium`, but on a Debian that runs this as root it installs the package first. */
export function provideChromium(): Found {
  const found = findChromium();
  if ('path' in found || process.env['CHROMIUM_BIN'] || process.getuid?.() !== 0) return found;
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (apt('update')) apt('install', '--yes', '--no-install-recommends', ...packages);
  return findChromium();
}
