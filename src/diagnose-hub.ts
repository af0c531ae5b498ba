import { checkLog, checkRoom, checkSync } from './diagnose-disk.ts';
import { bad, good } from './hub-finding.ts';
import type { HubFinding } from './hub-finding.ts';
import { findSettings } from './platform/config.ts';
import { listWaitingMigrations } from './platform/db/list-waiting-migrations.ts';
import { readOnce } from './platform/db/read-once.ts';
import type { ReadRows } from './platform/db/read-once.ts';
import { CannotStart } from './platform/platform-errors.ts';
import { findSecretBox } from './platform/secret-box.ts';
import type { Settings } from './platform/settings.ts';
import { asDatabaseFault } from './platform/start-faults.ts';

/** Clocks that differ by more make expiry and order misleading. */
const toleratedMs = 2_000;
const oldestPostgres = 140_000;

/**
 * Looks at what a hub of these settings stands on: the settings, the disk, the proxy in front, the database with its
 * schema, and the key of the vault. Nothing is changed, and the hub may run meanwhile.
 *
 * @param argv flags, as the command line has them
 */
export async function* diagnoseHub(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): AsyncGenerator<HubFinding, void, undefined> {
  const { settings, faults } = findSettings(argv, env);
  for (const { message } of faults) yield bad('settings', message, 'Correct the setting; then: ahub config check');
  if (faults.length === 0) yield good('settings', 'are sound');
  yield await checkRoom(settings.dataDir);
  const isSqlite = settings.databaseUrl.startsWith('sqlite:');
  const sync = await checkSync(settings.dataDir, isSqlite);
  if (sync !== undefined) yield sync;
  yield checkProxy(settings);
  if (isSqlite) yield await checkLog(settings.databaseUrl.slice('sqlite:'.length));
  try {
    yield await checkSchema(settings.databaseUrl);
    yield* await readOnce(settings.databaseUrl, (read) => checkDatabase(settings, read));
  } catch (error) {
    const told = asDatabaseFault(error, settings.databaseUrl);
    const message = told instanceof Error ? told.message : String(told);
    yield bad('database', message, 'Start the database, or correct HUB_DATABASE_URL');
  }
}

function checkProxy({ publicOrigin, trustedProxies, host }: Settings): HubFinding {
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(host);
  if (publicOrigin !== '' && trustedProxies.length === 0) {
    const message = `${publicOrigin} is served by a proxy, and no proxy is trusted: all callers seem to have its address`;
    return bad('proxy', message, 'Set HUB_TRUSTED_PROXIES to the address of the proxy');
  }
  if (!isLocal && publicOrigin === '') {
    const message = `the hub listens on ${host} and knows no public origin`;
    return bad(
      'proxy',
      message,
      'Put a proxy with https in front of it and set HUB_PUBLIC_ORIGIN, or listen on 127.0.0.1',
    );
  }
  if (publicOrigin.startsWith('http:') && !/^http:\/\/(localhost|127\.|\[::1\])/.test(publicOrigin)) {
    return bad('proxy', `${publicOrigin} is not encrypted: tokens can be read on the way`, 'Serve it by https');
  }
  return good('proxy', publicOrigin === '' ? `the hub is for this machine alone (${host})` : publicOrigin);
}

async function checkSchema(databaseUrl: string): Promise<HubFinding> {
  try {
    const waiting = await listWaitingMigrations(databaseUrl);
    if (waiting.length === 0) return good('schema', 'is up to date');
    return bad('schema', `these migrations wait: ${waiting.join(', ')}`, 'ahub migrate, or start the hub');
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    return bad('schema', error.message, 'Upgrade this hub, or correct HUB_DATABASE_URL');
  }
}

async function checkDatabase(settings: Settings, read: ReadRows): Promise<readonly HubFinding[]> {
  const [stored] = await read("select value from hub_meta where key = 'vault_key_id'");
  const vault = checkVault(settings, stored?.['value'] as string | undefined);
  if (settings.databaseUrl.startsWith('sqlite:')) return [vault];
  const asked = Date.now();
  const [clock] = await read('select extract(epoch from clock_timestamp()) * 1000 as now');
  const rows = await read(`select name, setting from pg_settings where name in ('server_version_num', 'server_version',
    'max_connections', 'fsync', 'synchronous_commit', 'statement_timeout', 'full_page_writes')`);
  const of = new Map(rows.map(({ name, setting }) => [String(name), String(setting)]));
  const apart = Number(clock?.['now']) - (asked + Date.now()) / 2;
  return [vault, checkClock(apart), ...checkPostgres(settings, (name) => of.get(name) ?? '')];
}

function checkVault(settings: Settings, keyId: string | undefined): HubFinding {
  try {
    const box = findSecretBox(settings);
    if (keyId === undefined) return good('vault', 'the first start gives the database its key');
    if (box?.sealWith(keyId) !== undefined) return good('vault', `the key ${keyId} of the database is known`);
    const mend = 'Set HUB_VAULT_KEY to the key of the other hubs, or bring back vault.key from a backup';
    return bad('vault', `the secrets are sealed with the key ${keyId}, which these settings do not have`, mend);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return bad('vault', message, 'Bring back vault.key from a backup');
  }
}

/** @param apart how far the database's clock is ahead of this machine's, in milliseconds */
export function checkClock(apart: number): HubFinding {
  const message = `the clock of the database differs by ${Math.round(apart)} ms`;
  if (Math.abs(apart) <= toleratedMs) return good('clock', message);
  return bad('clock', message, 'Let both machines keep their time by NTP');
}

/** @param of the value of a setting of Postgres, as `pg_settings` has it */
export function checkPostgres(
  { databasePool }: Pick<Settings, 'databasePool'>,
  of: (name: string) => string,
): HubFinding[] {
  const version = of('server_version');
  const connections = Number(of('max_connections'));
  const demands: readonly (readonly [isGood: boolean, message: string, mend: string])[] = [
    [Number(of('server_version_num')) >= oldestPostgres, `version ${version}`, 'Upgrade to PostgreSQL 14 or newer'],
    [
      // Beside the pool a hub has a few connections of its own, and somebody has to be able to look.
      connections >= databasePool + 10,
      `max_connections ${connections}, and a pool of ${databasePool} for each hub`,
      'Raise max_connections, or lower HUB_DATABASE_POOL',
    ],
    [of('fsync') === 'on', `fsync ${of('fsync')}`, 'Set fsync = on: else a crash loses what was acknowledged'],
    [
      of('synchronous_commit') !== 'off',
      `synchronous_commit ${of('synchronous_commit')}`,
      'Set synchronous_commit = on: else a crash loses what was acknowledged',
    ],
    [
      of('full_page_writes') === 'on',
      `full_page_writes ${of('full_page_writes')}`,
      'Set full_page_writes = on: else a crash can damage the database',
    ],
    [
      of('statement_timeout') === '0' || Number(of('statement_timeout')) >= 30_000,
      `statement_timeout ${of('statement_timeout')} ms`,
      'Give the user of the hub 0 or at least 30000: alter role … set statement_timeout = 0',
    ],
  ];
  return demands.map(([isGood, message, mend]) =>
    isGood ? good('postgres', message) : bad('postgres', message, mend),
  );
}
