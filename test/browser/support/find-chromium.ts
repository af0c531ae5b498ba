import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's, in the order of choice: the first has no windows to draw, and takes a third less of the processor. */
const debians = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** The browser, and fonts for both languages of the console. */
const packages = ['chromium-headless-shell', 'fonts-inter', 'fonts-wqy-microhei'];

/** Where a Chromium is, or what to do about it. */
export type Found = { readonly path: string } | { readonly missing: string };

/** The Chromium of `CHROMIUM_BIN`, else Debian's. */
export function findChromium(): Found {
  const named = process.env['CHROMIUM_BIN'];
  if (named !== undefined && named !== '') {
    return existsSync(named) ? { path: named } : { missing: `CHROMIUM_BIN names ${named}, which is not there` };
  }
  const path = debians.find((one) => existsSync(one));
  return path === undefined ? { missing: 'apt install chromium-headless-shell or set CHROMIUM_BIN' } : { path };
}

/** As `findChromium`, but on a Debian that runs this as root it installs the first choice, if it is not there. */
export function provideChromium(): Found {
  const found = findChromium();
  const isChosen = process.env['CHROMIUM_BIN'] || ('path' in found && found.path === debians[0]);
  if (isChosen || process.getuid?.() !== 0) return found;
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=1', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (apt('update')) apt('install', '--yes', '--no-install-recommends', ...packages);
  return findChromium();
}
