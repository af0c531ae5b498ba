import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createIpList } from './ip-list.ts';
import { SettingsError } from './platform-errors.ts';
import { readSecretFile } from './secret-file.ts';
import type { Setting } from './setting-kinds.ts';
import { definitions } from './settings.ts';
import type { Settings } from './settings.ts';

const all: readonly Setting<unknown>[] = Object.values(definitions);

/**
 * Settings from flags (`--data-dir x`), then `HUB_*`, then defaults; a secret also from the file that `<KEY>_FILE`
 * names (rule platform-settings-order).
 *
 * @param argv the arguments after the program's name
 * @throws SettingsError naming the flag or key that is unknown, malformed or in conflict with another
 */
export function readSettings(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Settings {
  refuseUnknownKeys(env);
  const flags = readFlags(argv);
  const read = <T>(setting: Setting<T>): T => {
    const given = flags[setting.flag] ?? fromEnv(setting, env);
    return given === undefined ? setting.fallback : setting.parse(given);
  };
  const entries = Object.entries(definitions).map(([name, setting]) => [name, read(setting as Setting<unknown>)]);
  return checked(withPaths(Object.fromEntries(entries) as Settings));
}

function withPaths(settings: Settings): Settings {
  const dataDir = resolve(settings.dataDir);
  return {
    ...settings,
    dataDir,
    databaseUrl: settings.databaseUrl === '' ? `sqlite:${resolve(dataDir, 'hub.sqlite')}` : settings.databaseUrl,
    uploadsDir: settings.uploadsDir === '' ? resolve(dataDir, 'uploads') : resolve(settings.uploadsDir),
  };
}

function checked(settings: Settings): Settings {
  if (!/^(sqlite:.+|postgres(ql)?:\/\/.+)/.test(settings.databaseUrl)) {
    throw new SettingsError('HUB_DATABASE_URL must begin with sqlite: or postgres://');
  }
  if (
    settings.publicOrigin !== '' &&
    URL.parse(settings.publicOrigin)?.origin !== settings.publicOrigin.toLowerCase()
  ) {
    throw new SettingsError('HUB_PUBLIC_ORIGIN must be an origin as browsers send it: https://hub.example');
  }
  createIpList('HUB_TMUX_ALLOWLIST', settings.tmuxAllowlist);
  createIpList('HUB_TRUSTED_PROXIES', settings.trustedProxies);
  // Rule access-open-development: the mode must not be reachable from elsewhere, nor hide a real credential.
  if (settings.devOpen && !['127.0.0.1', '::1', 'localhost'].includes(settings.host)) {
    throw new SettingsError(`HUB_DEV_OPEN needs a loopback HUB_HOST, not ${settings.host}`);
  }
  if (settings.devOpen && settings.authToken !== null) {
    throw new SettingsError('HUB_DEV_OPEN and HUB_AUTH_TOKEN exclude each other');
  }
  return settings;
}

function refuseUnknownKeys(env: Readonly<Record<string, string | undefined>>): void {
  const known = new Set(all.flatMap(({ env: key, isSecret }) => (isSecret ? [key, `${key}_FILE`] : [key])));
  const unknown = Object.keys(env).filter((key) => key.startsWith('HUB_') && !known.has(key));
  if (unknown.length > 0) throw new SettingsError(`unknown setting ${unknown.sort().join(', ')}`);
}

function readFlags(argv: readonly string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(
    all.map(({ flag: name, isFlag }) => [name, { type: isFlag ? ('boolean' as const) : ('string' as const) }]),
  );
  try {
    const { values } = parseArgs({ args: [...argv], options, strict: true, allowPositionals: false });
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value === true ? '1' : String(value)]),
    );
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

function fromEnv<T>(setting: Setting<T>, env: Readonly<Record<string, string | undefined>>): string | undefined {
  const direct = env[setting.env];
  const file = setting.isSecret ? env[`${setting.env}_FILE`] : undefined;
  if (file === undefined || file === '') return direct === '' ? undefined : direct;
  if (direct !== undefined && direct !== '') {
    throw new SettingsError(`${setting.env} and ${setting.env}_FILE exclude each other`);
  }
  return readSecretFile(`${setting.env}_FILE`, file);
}
