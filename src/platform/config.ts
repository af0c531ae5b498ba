import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findNearest } from './find-nearest.ts';
import { createIpList } from './ip-list.ts';
import { SettingsError } from './platform-errors.ts';
import { readSecretFile } from './secret-file.ts';
import type { Setting } from './setting-kinds.ts';
import { definitions } from './settings.ts';
import type { Settings } from './settings.ts';

const all: readonly Setting<unknown>[] = Object.values(definitions);

/** Where the value of a setting came from; `file` is the one that `<KEY>_FILE` names. */
export type SettingSource = 'flag' | 'env' | 'file' | 'default';

/** What the settings come to, with all that is wrong with them. */
export interface FoundSettings {
  /** A setting that is at fault has its default here. */
  readonly settings: Settings;
  /** By the name that code reads it under. */
  readonly sources: Readonly<Record<keyof Settings, SettingSource>>;
  /** Each names the flag or key that is unknown, malformed or in conflict with another. */
  readonly faults: readonly SettingsError[];
}

/**
 * Settings from flags (`--data-dir x`), then `HUB_*`, then defaults; a secret also from the file that `<KEY>_FILE`
 * names (rule platform-settings-order).
 *
 * @param argv the arguments after the program's name
 * @throws SettingsError naming all that is wrong, one sentence a line
 */
export function readSettings(argv: readonly string[], env: Environment): Settings {
  const { settings, faults } = findSettings(argv, env);
  if (faults.length > 0) throw new SettingsError(faults.map(({ message }) => message).join('\n'));
  return settings;
}

/** The settings as `readSettings` reads them, with every fault instead of an error. */
export function findSettings(argv: readonly string[], env: Environment): FoundSettings {
  const faults: SettingsError[] = [...listUnknownKeys(env)];
  const attempt = <T>(work: () => T, fallback: T): T => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      faults.push(error);
      return fallback;
    }
  };
  const flags = attempt(() => readFlags(argv), {});
  const found = Object.entries(definitions as Readonly<Record<string, Setting<unknown>>>).map(([name, setting]) => {
    const parsed = attempt((): Parsed | undefined => {
      const given = findGiven(setting, flags, env);
      return given && { value: setting.parse(given.text), source: given.source };
    }, undefined);
    return { name, ...(parsed ?? { value: setting.fallback, source: 'default' }) };
  });
  const settings = withPaths(Object.fromEntries(found.map(({ name, value }) => [name, value])) as Settings);
  for (const check of checks) attempt(() => check(settings), undefined);
  const sources = Object.fromEntries(found.map(({ name, source }) => [name, source]));
  return { settings, sources: sources as FoundSettings['sources'], faults };
}

type Environment = Readonly<Record<string, string | undefined>>;

function withPaths(settings: Settings): Settings {
  const dataDir = resolve(settings.dataDir);
  return {
    ...settings,
    dataDir,
    databaseUrl: settings.databaseUrl === '' ? `sqlite:${resolve(dataDir, 'hub.sqlite')}` : settings.databaseUrl,
    uploadsDir: settings.uploadsDir === '' ? resolve(dataDir, 'uploads') : resolve(settings.uploadsDir),
  };
}

/** What one setting alone cannot say. Each throws a SettingsError. */
const checks: readonly ((settings: Settings) => void)[] = [
  ({ databaseUrl }) => {
    if (/^(sqlite:.+|postgres(ql)?:\/\/.+)/.test(databaseUrl)) return;
    throw new SettingsError('HUB_DATABASE_URL must begin with sqlite: or postgres://');
  },
  ({ publicOrigin }) => {
    if (publicOrigin === '' || URL.parse(publicOrigin)?.origin === publicOrigin.toLowerCase()) return;
    throw new SettingsError('HUB_PUBLIC_ORIGIN must be an origin as browsers send it: https://hub.example');
  },
  ({ tmuxAllowlist }) => void createIpList('HUB_TMUX_ALLOWLIST', tmuxAllowlist),
  ({ trustedProxies }) => void createIpList('HUB_TRUSTED_PROXIES', trustedProxies),
  // Rule access-open-development: the mode must not be reachable from elsewhere, nor hide a real credential.
  ({ devOpen, host }) => {
    if (!devOpen || ['127.0.0.1', '::1', 'localhost'].includes(host)) return;
    throw new SettingsError(`HUB_DEV_OPEN needs a loopback HUB_HOST, not ${host}`);
  },
  ({ devOpen, authToken }) => {
    if (devOpen && authToken !== null) {
      throw new SettingsError('HUB_DEV_OPEN and HUB_AUTH_TOKEN exclude each other');
    }
  },
];

function listUnknownKeys(env: Environment): SettingsError[] {
  const known = all.flatMap(({ env: key, isSecret }) => (isSecret ? [key, `${key}_FILE`] : [key]));
  const unknown = Object.keys(env).filter((key) => key.startsWith('HUB_') && !known.includes(key));
  return unknown.sort().map((key) => {
    const nearest = findNearest(key, known);
    return new SettingsError(`unknown setting ${key}${nearest === undefined ? '' : `; did you mean ${nearest}?`}`);
  });
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

interface Parsed {
  readonly value: unknown;
  readonly source: SettingSource;
}

interface Given {
  readonly text: string;
  readonly source: SettingSource;
}

/** @throws SettingsError for a value beside its file, and for a file that cannot be read */
function findGiven(
  setting: Setting<unknown>,
  flags: Readonly<Record<string, string | undefined>>,
  env: Environment,
): Given | undefined {
  const byFlag = flags[setting.flag];
  if (byFlag !== undefined) return { text: byFlag, source: 'flag' };
  const direct = env[setting.env];
  const file = setting.isSecret ? env[`${setting.env}_FILE`] : undefined;
  const isGiven = direct !== undefined && direct !== '';
  if (file === undefined || file === '') return isGiven ? { text: direct, source: 'env' } : undefined;
  if (isGiven) throw new SettingsError(`${setting.env} and ${setting.env}_FILE exclude each other`);
  return { text: readSecretFile(`${setting.env}_FILE`, file), source: 'file' };
}
