import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createIpList } from './ip-list.ts';
import { SettingsError } from './platform-errors.ts';
import { flag, hexKey, number, oneOf, list, secret, text, type Setting } from './setting-kinds.ts';
import { readSecretFile } from './secret-file.ts';

/** All that can be set (rule platform-settings-order). Read once, at start. */
export interface Settings {
  readonly host: string;
  /** 0 asks the system for a free one. */
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** `sqlite:<file>` or `postgres://…` */
  readonly databaseUrl: string;
  /** Connections to Postgres. */
  readonly databasePool: number;
  /** Absolute. */
  readonly uploadsDir: string;
  /** 64 hexadecimal digits; null: a key file in the data directory. */
  readonly vaultKey: string | null;
  /** The key before a rotation; what it sealed can still be opened. */
  readonly vaultPreviousKey: string | null;
  readonly enableTmux: boolean;
  readonly tmuxAllowlist: readonly string[];
  readonly nodePermissions: 'log' | 'enforce' | 'off';
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Lines that GET /api/server-logs can show. */
  readonly logRing: number;
  /** Days without use after which a `utok_` expires; 0 is never. */
  readonly sessionIdleDays: number;
  /** Anonymous callers act as system admin; loopback only. */
  readonly devOpen: boolean;
  /** The legacy master token. */
  readonly authToken: string | null;
  /** Peers whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  /** At `/mcp` the header of an earlier MCP revision passes with a body of the current one. */
  readonly lenientVersionHeader: boolean;
  readonly bcryptCost: number;
  /** Per person: all tokens of one count together. */
  readonly requestsPerMinute: number;
  /** Bytes of JSON bodies and of long answers, per person. */
  readonly bodyMibPerMinute: number;
  /** Live tokens of one person. */
  readonly tokensPerPerson: number;
  /** Uploaded files of one network together. */
  readonly filesQuotaMib: number;
  /** Parents of a task in a chain (rule tasks-loop-guard). */
  readonly loopDepth: number;
  /** Sends from one sender to one alias (rule tasks-loop-guard). */
  readonly loopSendsPerMinute: number;
  /** Days that rows are kept (rule platform-retention); negative is for ever. */
  readonly keepStreamEventsDays: number;
  readonly keepTelemetryDays: number;
  readonly keepTaskEventsDays: number;
  readonly keepAckedInboxDays: number;
  readonly keepTasksDays: number;
  readonly keepAuditDays: number;
  readonly keepCardEventsDays: number;
  readonly keepFileRequestsDays: number;
  readonly keepFilesDays: number;
}

const definitions: { readonly [K in keyof Settings]: Setting<Settings[K]> } = {
  host: text('HUB_HOST', '127.0.0.1'),
  port: number('HUB_PORT', 9200, 0, 65_535),
  dataDir: text('HUB_DATA_DIR', './data'),
  databaseUrl: secret('HUB_DATABASE_URL', ''),
  databasePool: number('HUB_DATABASE_POOL', 20, 4, 500),
  uploadsDir: text('HUB_UPLOADS_DIR', ''),
  vaultKey: hexKey('HUB_VAULT_KEY'),
  vaultPreviousKey: hexKey('HUB_VAULT_PREVIOUS_KEY'),
  enableTmux: flag('HUB_ENABLE_TMUX'),
  tmuxAllowlist: list('HUB_TMUX_ALLOWLIST'),
  nodePermissions: oneOf('HUB_NODE_PERMISSIONS', ['log', 'enforce', 'off']),
  logLevel: oneOf('HUB_LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent']),
  logRing: number('HUB_LOG_RING', 500, 1, 100_000),
  sessionIdleDays: number('HUB_SESSION_IDLE_DAYS', 30, 0, 36_500),
  devOpen: flag('HUB_DEV_OPEN'),
  authToken: secret('HUB_AUTH_TOKEN', null),
  trustedProxies: list('HUB_TRUSTED_PROXIES'),
  corsOrigins: list('HUB_CORS_ORIGINS'),
  lenientVersionHeader: flag('HUB_LENIENT_VERSION_HEADER'),
  bcryptCost: number('HUB_BCRYPT_COST', 10, 4, 16),
  requestsPerMinute: number('HUB_REQUESTS_PER_MINUTE', 6_000, 1, 100_000_000),
  bodyMibPerMinute: number('HUB_BODY_MIB_PER_MINUTE', 768, 24, 100_000_000),
  tokensPerPerson: number('HUB_TOKENS_PER_PERSON', 200, 3, 1_000_000),
  filesQuotaMib: number('HUB_FILES_QUOTA_MIB', 1_024, 1, 1_000_000_000),
  loopDepth: number('HUB_LOOP_DEPTH', 25, 1, 10_000),
  loopSendsPerMinute: number('HUB_LOOP_SENDS_PER_MINUTE', 60, 1, 100_000_000),
  keepStreamEventsDays: number('HUB_KEEP_STREAM_EVENTS_DAYS', 1, -1, 36_500),
  keepTelemetryDays: number('HUB_KEEP_TELEMETRY_DAYS', 7, -1, 36_500),
  keepTaskEventsDays: number('HUB_KEEP_TASK_EVENTS_DAYS', 30, -1, 36_500),
  keepAckedInboxDays: number('HUB_KEEP_ACKED_INBOX_DAYS', 7, -1, 36_500),
  keepTasksDays: number('HUB_KEEP_TASKS_DAYS', 30, -1, 36_500),
  keepAuditDays: number('HUB_KEEP_AUDIT_DAYS', 90, -1, 36_500),
  keepCardEventsDays: number('HUB_KEEP_CARD_EVENTS_DAYS', 180, -1, 36_500),
  keepFileRequestsDays: number('HUB_KEEP_FILE_REQUESTS_DAYS', 30, -1, 36_500),
  keepFilesDays: number('HUB_KEEP_FILES_DAYS', -1, -1, 36_500),
};

const all = Object.values(definitions) as readonly Setting<Settings[keyof Settings]>[];

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

/** One line a setting: flag, environment variable, default. For people at a terminal. */
export function describeSettings(): string {
  const lines = all.map(({ env, flag: name, isSecret, fallback }) => {
    const none = fallback === null || fallback === '' || (Array.isArray(fallback) && fallback.length === 0);
    const spelled = none ? '' : `default ${String(fallback)}`;
    return `  --${name.padEnd(26)} ${(isSecret ? `${env}[_FILE]` : env).padEnd(34)} ${spelled}`.trimEnd();
  });
  return ['Settings: flags win over HUB_* variables, which win over defaults.', ...lines, ''].join('\n');
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
