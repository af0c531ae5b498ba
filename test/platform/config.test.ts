import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { findSettings, readSettings } from '../../src/platform/config.ts';
import { describeSettings, settingsPage } from '../../src/platform/describe-settings.ts';
import { listSettings } from '../../src/platform/list-settings.ts';
import { SettingsError } from '../../src/platform/platform-errors.ts';

const directory = mkdtempSync(join(tmpdir(), 'hub-config-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const file = (name: string, content: string): string => {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
};

test('defaults', () => {
  expect(readSettings([], {})).toMatchObject({
    host: '127.0.0.1',
    port: 9200,
    dataDir: resolve('./data'),
    databaseUrl: `sqlite:${resolve('./data/hub.sqlite')}`,
    uploadsDir: resolve('./data/uploads'),
    vaultKey: null,
    enableTmux: false,
    nodePermissions: 'log',
    logRing: 500,
    sessionIdleDays: 30,
    devOpen: false,
    authToken: null,
    bcryptCost: 10,
    requestsPerMinute: 6000,
    keepStreamEventsDays: 1,
    keepAuditDays: 90,
  });
});

test('flags win over the environment, the environment over defaults', () => {
  const env = { HUB_PORT: '9300', HUB_HOST: '0.0.0.0', HUB_CORS_ORIGINS: 'https://a.example, https://b.example' };
  expect(readSettings(['--port', '9400', '--enable-tmux'], env)).toMatchObject({
    port: 9400,
    host: '0.0.0.0',
    enableTmux: true,
    corsOrigins: ['https://a.example', 'https://b.example'],
  });
});

test('an empty variable counts as unset; other programs’ variables are no business of the hub', () => {
  expect(readSettings([], { HUB_PORT: '', PATH: '/bin', HUBERT: '1' }).port).toBe(9200);
});

test('secrets come from files too', () => {
  const path = file('token', 'master-secret\n');
  expect(readSettings([], { HUB_AUTH_TOKEN_FILE: path }).authToken).toBe('master-secret');
  const url = file('url', 'postgres://hub:secret@db/hub\n');
  expect(readSettings([], { HUB_DATABASE_URL_FILE: url }).databaseUrl).toBe('postgres://hub:secret@db/hub');
});

test('where traces go, by its usual name and by flag', () => {
  const endpoint = 'http://127.0.0.1:4318';
  const flags = ['--otel-exporter-otlp-endpoint', endpoint];
  expect(readSettings([], { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).otelEndpoint).toBe(endpoint);
  expect(readSettings(flags, {}).otelEndpoint).toBe(endpoint);
  expect(readSettings([], { OTEL_EXPORTER_OTLP_ENDPOINT: '' }).otelEndpoint).toBeNull();
});

test('where to listen, by name, by address and by one of IPv6', () => {
  const placeOf = (given: string): unknown => readSettings([], { HUB_METRICS_LISTEN: given }).metricsListen;
  expect(placeOf('127.0.0.1:9464')).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(placeOf('localhost:0')).toEqual({ host: 'localhost', port: 0 });
  expect(placeOf('[::1]:9464')).toEqual({ host: '::1', port: 9464 });
  expect(placeOf('')).toBeNull();
});

describe('refused, naming what is wrong', () => {
  const cases: [string, string[], Record<string, string>, RegExp][] = [
    ['unknown key', [], { HUB_PROT: '1' }, /unknown setting HUB_PROT/],
    ['a file for what is no secret', [], { HUB_PORT_FILE: 'x' }, /unknown setting HUB_PORT_FILE/],
    ['unknown flag', ['--prot', '1'], {}, /--prot/],
    ['stray argument', ['start'], {}, /start/],
    ['port out of bounds', [], { HUB_PORT: '65536' }, /HUB_PORT must be a whole number from 0 to 65535/],
    ['too few connections', [], { HUB_DATABASE_POOL: '3' }, /HUB_DATABASE_POOL must be a whole number from 4 to 500/],
    ['port no number', [], { HUB_PORT: '92oo' }, /HUB_PORT/],
    ['nowhere to listen', [], { HUB_METRICS_LISTEN: '9464' }, /HUB_METRICS_LISTEN must be a host and a port, as 127/],
    [
      'a metrics port out of bounds',
      [],
      { HUB_METRICS_LISTEN: '127.0.0.1:65536' },
      /HUB_METRICS_LISTEN must be a host/,
    ],
    ['an address that is none', [], { HUB_METRICS_LISTEN: '[::z]:9464' }, /HUB_METRICS_LISTEN must be a host/],
    [
      'a collector without http',
      [],
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4317' },
      /OTEL_\w+ must be an address of/,
    ],
    [
      'a collector with a password',
      [],
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:canary@collector.example' },
      /OTEL_\w+ must be an address of http or https, as (?!.*canary)/,
    ],
    ['unknown word', [], { HUB_NODE_PERMISSIONS: 'strict' }, /HUB_NODE_PERMISSIONS must be one of log, enforce, off/],
    ['neither on nor off', [], { HUB_DEV_OPEN: 'maybe' }, /HUB_DEV_OPEN/],
    ['a base path without its slash', [], { HUB_BASE_PATH: 'hub' }, /HUB_BASE_PATH must begin with a slash and end/],
    ['a base path with one at its end', [], { HUB_BASE_PATH: '/hub/' }, /HUB_BASE_PATH/],
    ['a base path that is the root', [], { HUB_BASE_PATH: '/' }, /HUB_BASE_PATH/],
    ['a base path that climbs', [], { HUB_BASE_PATH: '/hub/..' }, /HUB_BASE_PATH/],
    ['a base path with a mark', [], { HUB_BASE_PATH: '/hub"><b' }, /HUB_BASE_PATH/],
    ['neither shown nor hidden', [], { HUB_CONSOLE: 'no' }, /HUB_CONSOLE must be one of on, off/],
    ['pictures of everywhere', [], { HUB_CONSOLE_IMAGE_ORIGINS: '*' }, /HUB_CONSOLE_IMAGE_ORIGINS must hold origins/],
    ['pictures of a page', [], { HUB_CONSOLE_IMAGE_ORIGINS: 'https://a.example/x' }, /HUB_CONSOLE_IMAGE_ORIGINS/],
    [
      'a policy in pictures',
      [],
      { HUB_CONSOLE_IMAGE_ORIGINS: "https://a.example; script-src 'self'" },
      /HUB_CONSOLE_IMAGE_ORIGINS/,
    ],
    ['short key', [], { HUB_VAULT_KEY: 'abcd' }, /HUB_VAULT_KEY must be 64 hexadecimal digits/],
    ['other database', [], { HUB_DATABASE_URL: 'mysql://x' }, /HUB_DATABASE_URL/],
    ['missing file', [], { HUB_VAULT_KEY_FILE: '/nowhere/key' }, /HUB_VAULT_KEY_FILE/],
    ['empty file', [], { HUB_AUTH_TOKEN_FILE: file('empty', '\n') }, /HUB_AUTH_TOKEN_FILE.*empty/],
    ['secret twice', [], { HUB_AUTH_TOKEN: 'a', HUB_AUTH_TOKEN_FILE: file('twice', 'b') }, /exclude each other/],
    ['open to the world', [], { HUB_DEV_OPEN: '1', HUB_HOST: '0.0.0.0' }, /HUB_DEV_OPEN needs a loopback HUB_HOST/],
    [
      'open with a master token',
      [],
      { HUB_DEV_OPEN: '1', HUB_AUTH_TOKEN: 'secret' },
      /HUB_DEV_OPEN and HUB_AUTH_TOKEN/,
    ],
  ];
  test.each(cases)('%s', (_title, argv, env, message) => {
    expect(() => readSettings(argv, env)).toThrow(SettingsError);
    expect(() => readSettings(argv, env)).toThrow(message);
  });

  test('a secret’s value is never in the message', () => {
    const value = 'postgre://hub:hunter2hunter2@db/hub';
    const failure = ((): unknown => {
      try {
        return readSettings([], { HUB_DATABASE_URL: value });
      } catch (error) {
        return error;
      }
    })();
    expect(String(failure)).not.toContain('hunter2');
  });
});

describe('findSettings', () => {
  test('tells all faults at once, and goes on with the defaults', () => {
    const env = {
      HUB_PROT: '1',
      HUB_ELSEWHERE: '1',
      HUB_PORT: '92oo',
      HUB_VAULT_KEY: 'abcd',
      HUB_TRUSTED_PROXIES: 'x',
    };
    const { settings, faults } = findSettings([], env);
    expect(faults.map(({ message }) => message)).toEqual([
      'unknown setting HUB_ELSEWHERE',
      'unknown setting HUB_PROT; did you mean HUB_PORT?',
      'HUB_PORT must be a whole number from 0 to 65535',
      'HUB_VAULT_KEY must be 64 hexadecimal digits',
      expect.stringContaining('HUB_TRUSTED_PROXIES'),
    ]);
    expect(settings).toMatchObject({ port: 9200, vaultKey: null });
    expect(() => readSettings([], env)).toThrow(faults.map(({ message }) => message).join('\n'));
  });

  test('a fault between two settings is told beside that of another', () => {
    const { faults } = findSettings([], { HUB_DEV_OPEN: '1', HUB_HOST: '0.0.0.0', HUB_AUTH_TOKEN: 'secret' });
    expect(faults).toHaveLength(2);
  });
});

describe('listSettings', () => {
  test('each setting with its value and where that came from, secrets masked', () => {
    const env = {
      HUB_HOST: '0.0.0.0',
      HUB_PORT: '9300',
      HUB_AUTH_TOKEN_FILE: file('listed', 'listed-secret'),
      HUB_DATABASE_URL: 'postgres://hub:listed-secret@db/hub',
    };
    const rows = listSettings(findSettings(['--port', '9400', '--data-dir', directory], env));
    const known = new Map(rows.map(({ setting, ...row }) => [setting, row]));
    expect(known.get('HUB_PORT')).toEqual({ value: 9400, source: 'flag' });
    expect(known.get('HUB_HOST')).toEqual({ value: '0.0.0.0', source: 'env' });
    expect(known.get('HUB_UPLOADS_DIR')).toEqual({ value: join(directory, 'uploads'), source: 'default' });
    expect(known.get('HUB_AUTH_TOKEN')).toEqual({ value: '***', source: 'file' });
    expect(known.get('HUB_DATABASE_URL')).toEqual({ value: '***', source: 'env' });
    expect(known.get('HUB_VAULT_KEY')).toEqual({ value: null, source: 'default' });
    expect(JSON.stringify(rows)).not.toContain('listed-secret');
    expect(rows.map(({ setting }) => setting)).toEqual(settingsPage().match(/(?<=^\| `)(HUB|OTEL)_\w+/gm));
  });
});

describe('describeSettings', () => {
  test('names every setting by flag and variable, and no secret has a default', () => {
    const text = describeSettings();
    expect(text).toContain('--data-dir');
    expect(text).toContain('HUB_DATABASE_URL[_FILE]');
    expect(text).toMatch(/--port +HUB_PORT +default 9200/);
  });
});

test('docs/configuration.md says what can be set; to mend it run: node src/platform/write-configuration.ts', () => {
  const page = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  expect(page).toBe(settingsPage());
});
