import {
  flag,
  hexKey,
  httpAddress,
  list,
  listenPlace,
  number,
  oneOf,
  origins,
  pathPrefix,
  secret,
  text,
  type Setting,
} from './setting-kinds.ts';

const address = {
  host: text('HUB_HOST', '127.0.0.1', 'The address to listen on; `0.0.0.0` is every address of the machine.'),
  port: number('HUB_PORT', 9200, [0, 65_535], 'The port to listen on; 0 takes a free one.'),
  corsOrigins: list(
    'HUB_CORS_ORIGINS',
    'Exact origins (`https://hub.example`) of the pages that may call, and of the proxy in front of a hub on loopback.',
  ),
  publicOrigin: text(
    'HUB_PUBLIC_ORIGIN',
    '',
    "The hub's own origin as browsers see it (`https://hub.example`), when a proxy in front of it changes `Host`; without it the one that they call.",
  ),
  basePath: pathPrefix(
    'HUB_BASE_PATH',
    'The path below which a proxy shows the hub (`/hub`). The hub answers with and without it, so the proxy may take it off or leave it.',
  ),
  trustedProxies: list(
    'HUB_TRUSTED_PROXIES',
    'Addresses and networks of proxies whose `X-Forwarded-For` names the caller.',
  ),
};

const console = {
  console: oneOf('HUB_CONSOLE', ['on', 'off'], 'Whether the hub shows its console, the web page at `/ui`.'),
  consoleImageOrigins: origins(
    'HUB_CONSOLE_IMAGE_ORIGINS',
    'Origins from which the console loads pictures: avatars, and those in Markdown. Whoever writes a text can then learn there that somebody reads it.',
  ),
};

const storage = {
  databaseUrl: secret(
    'HUB_DATABASE_URL',
    '',
    '`sqlite:<file>` or `postgres://…`; without it `hub.sqlite` in the data directory.',
  ),
  databasePool: number('HUB_DATABASE_POOL', 20, [4, 500], 'Connections to PostgreSQL.'),
  postgresTools: text(
    'HUB_POSTGRES_TOOLS',
    '',
    'The directory of `pg_dump` and `pg_restore`, for backups; without it they are looked for on the `PATH`.',
  ),
  dataDir: text('HUB_DATA_DIR', './data', 'The directory of the SQLite file, of keys and of the control socket.'),
  uploadsDir: text(
    'HUB_UPLOADS_DIR',
    '',
    'The directory of uploaded files; without it `uploads` in the data directory.',
  ),
};

const secrets = {
  vaultKey: hexKey(
    'HUB_VAULT_KEY',
    'Seals the stored secrets; without it a key file in the data directory. Hubs on one database need the same key.',
  ),
  vaultPreviousKey: hexKey('HUB_VAULT_PREVIOUS_KEY', 'The key before a rotation: what it sealed can still be opened.'),
  authToken: secret('HUB_AUTH_TOKEN', null, 'The master token: it reads everything over REST and writes nothing.'),
};

const people = {
  sessionIdleDays: number(
    'HUB_SESSION_IDLE_DAYS',
    30,
    [0, 36_500],
    'Days without use after which a user token ends; 0 is never.',
  ),
  tokensPerPerson: number(
    'HUB_TOKENS_PER_PERSON',
    200,
    [3, 1_000_000],
    'Live tokens of one person; at that number a login ends the oldest login.',
  ),
  bcryptCost: number('HUB_BCRYPT_COST', 10, [4, 16], 'The cost of hashing a password; each step doubles the time.'),
  nodePermissions: oneOf(
    'HUB_NODE_PERMISSIONS',
    ['log', 'enforce', 'off'],
    '`enforce` narrows nodes to the rights of their owners, `log` only logs what it would refuse.',
  ),
};

const limits = {
  requestsPerMinute: number(
    'HUB_REQUESTS_PER_MINUTE',
    6_000,
    [1, 100_000_000],
    'Calls of one person with all tokens together.',
  ),
  bodyMibPerMinute: number(
    'HUB_BODY_MIB_PER_MINUTE',
    768,
    [24, 100_000_000],
    'MiB of JSON bodies, and of answers over 64 KiB, of one person; counted in steps of 5 s.',
  ),
  filesQuotaMib: number(
    'HUB_FILES_QUOTA_MIB',
    1_024,
    [1, 1_000_000_000],
    'MiB of uploaded files of one network together.',
  ),
  importMaxMib: number('HUB_IMPORT_MAX_MIB', 512, [1, 1_000_000], 'MiB of one file that a network is imported from.'),
  loopDepth: number('HUB_LOOP_DEPTH', 25, [1, 10_000], 'Parents that a task may have in a chain.'),
  loopSendsPerMinute: number(
    'HUB_LOOP_SENDS_PER_MINUTE',
    60,
    [1, 100_000_000],
    'Sends per minute from one sender to one alias.',
  ),
};

const days = (env: string, fallback: number, what: string): Setting<number> =>
  number(env, fallback, [-1, 36_500], `Days that ${what} are kept.`);

const retention = {
  keepTasksDays: days('HUB_KEEP_TASKS_DAYS', 30, 'ended tasks (replied ones stay for ever)'),
  keepTaskEventsDays: days('HUB_KEEP_TASK_EVENTS_DAYS', 30, 'the steps of tasks'),
  keepAckedInboxDays: days('HUB_KEEP_ACKED_INBOX_DAYS', 7, 'acknowledged deliveries'),
  keepStreamEventsDays: days('HUB_KEEP_STREAM_EVENTS_DAYS', 1, 'events that streams can resume from'),
  keepTelemetryDays: days('HUB_KEEP_TELEMETRY_DAYS', 7, 'measures of hosts'),
  keepAuditDays: days('HUB_KEEP_AUDIT_DAYS', 90, 'audit rows'),
  keepCardEventsDays: days('HUB_KEEP_CARD_EVENTS_DAYS', 180, 'events and comments of cards'),
  keepFileRequestsDays: days('HUB_KEEP_FILE_REQUESTS_DAYS', 30, 'ended requests to nodes'),
  keepFilesDays: days('HUB_KEEP_FILES_DAYS', -1, 'uploaded files'),
};

const attention = {
  attentionUnclaimedMinutes: number(
    'HUB_ATTENTION_UNCLAIMED_MINUTES',
    10,
    [1, 100_000],
    'Minutes after which a task that nobody took is listed.',
  ),
  attentionStalledMinutes: number(
    'HUB_ATTENTION_STALLED_MINUTES',
    30,
    [1, 100_000],
    'Minutes after which a task is listed whose agent took it and is idle.',
  ),
  attentionRunningMinutes: number(
    'HUB_ATTENTION_RUNNING_MINUTES',
    240,
    [1, 100_000],
    'Minutes after which a task is listed on which its agent still works.',
  ),
  attentionUnreadMinutes: number(
    'HUB_ATTENTION_UNREAD_MINUTES',
    30,
    [0, 100_000],
    'Minutes after which an unread message is listed.',
  ),
  attentionDays: number(
    'HUB_ATTENTION_DAYS',
    7,
    [1, 36_500],
    'Days for which failed and expired tasks and failed requests are listed.',
  ),
};

const operation = {
  logLevel: oneOf(
    'HUB_LOG_LEVEL',
    ['info', 'debug', 'warn', 'error', 'silent'],
    'The least severe level that is written.',
  ),
  logRing: number('HUB_LOG_RING', 500, [1, 100_000], 'Log lines that `GET /api/server-logs` can show.'),
  metricsListen: listenPlace(
    'HUB_METRICS_LISTEN',
    'Where `GET /metrics` tells a Prometheus of the hub, as `127.0.0.1:9464`; port 0 takes a free one. Nothing is measured without it. Whoever reaches it needs no token.',
  ),
  otelEndpoint: httpAddress(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'A collector of OpenTelemetry that takes traces over HTTP, as `http://127.0.0.1:4318`. Without it the hub records none and passes on what callers say of theirs. `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` count as well.',
  ),
  tracePercent: number(
    'HUB_TRACE_PERCENT',
    100,
    [0, 100],
    'Of a hundred calls that come without a trace, so many begin one; those of a trace follow its own choice.',
  ),
  enableTmux: flag(
    'HUB_ENABLE_TMUX',
    'Lets system admins look into and write to the terminals of agents on this machine.',
  ),
  tmuxAllowlist: list(
    'HUB_TMUX_ALLOWLIST',
    'Addresses from which terminals may be used; without it only this machine.',
  ),
  lenientVersionHeader: flag(
    'HUB_LENIENT_VERSION_HEADER',
    'Takes a current MCP body under the version header of an earlier revision.',
  ),
  devOpen: flag('HUB_DEV_OPEN', 'For development on loopback: a call without a token acts as the first system admin.'),
};

/** Every setting in groups, as people read about them. */
export const settingGroups: readonly {
  readonly title: string;
  readonly note?: string;
  readonly settings: Readonly<Record<string, Setting<unknown>>>;
}[] = [
  { title: 'Address', settings: address },
  { title: 'Console', settings: console },
  { title: 'Storage', settings: storage },
  { title: 'Secrets', settings: secrets },
  { title: 'People and nodes', settings: people },
  { title: 'Limits', settings: limits },
  { title: 'Retention', note: 'A negative number keeps the rows for ever.', settings: retention },
  { title: 'Attention', note: 'When the hub lists what waits for a person.', settings: attention },
  { title: 'Operation', settings: operation },
];

/** Every setting by the name that code reads it under. */
export const definitions = {
  ...address,
  ...console,
  ...storage,
  ...secrets,
  ...people,
  ...limits,
  ...retention,
  ...attention,
  ...operation,
};

type ValueOf<S> = S extends Setting<infer T> ? T : never;

/** All settings (rule platform-settings-order). Read once, at start; directories are absolute. */
export type Settings = { readonly [K in keyof typeof definitions]: ValueOf<(typeof definitions)[K]> };
