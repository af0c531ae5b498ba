import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runPostgresTool } from '../../src/platform/db/postgres-tools.ts';

/** The programs of PostgreSQL are run with little priority and told no more than they need. */
const url = 'postgres://ann:s3cret%2Fword@127.0.0.1:5432/hub';
const low = constants.priority.PRIORITY_LOW;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-tools-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts a shell script in the place of `pg_dump`. */
async function putProgram(script: string): Promise<void> {
  const path = join(folder, 'pg_dump');
  await writeFile(path, `#!/bin/sh\nset -e\ncd "${folder}"\n${script}\n`);
  await chmod(path, 0o755);
}

const run = (): Promise<void> => runPostgresTool('pg_dump', ['--format=custom'], { url, folder });
const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

describe('a program of PostgreSQL', () => {
  test('has the password in its environment alone, and no setting of the hub', async () => {
    process.env['HUB_VAULT_KEY'] = 'a key';
    try {
      await putProgram('echo "$@" > args; env > env');
      await run();
    } finally {
      delete process.env['HUB_VAULT_KEY'];
    }
    expect(await read('args')).toBe('--format=custom --no-password --dbname=postgres://ann@127.0.0.1:5432/hub\n');
    expect(await read('env')).toContain('PGPASSWORD=s3cret/word\n');
    expect(await read('env')).not.toContain('HUB_');
  });

  test('steps back behind the hub, and so does its session where sessions are weighed', async () => {
    // The hub lowers both after the start.
    await putProgram(
      'for try in 1 2 3 4 5 6 7 8 9; do\n' +
        `  cut -d ' ' -f 19 /proc/self/stat > nice; if grep -qx ${low} nice; then break; fi; sleep 0.1\n` +
        'done\n' +
        'sleep 0.1; if [ -e /proc/self/autogroup ]; then cat /proc/self/autogroup > group; fi',
    );
    await run();
    expect(await read('nice')).toBe(`${low}\n`);
    if (existsSync('/proc/self/autogroup')) expect(await read('group')).toMatch(new RegExp(` nice ${low}\\n$`));
  });

  test('that fails is told in one line with what it said', async () => {
    await putProgram('echo "pg_dump: error:" >&2; echo "server version mismatch" >&2; exit 3');
    await expect(run()).rejects.toThrow(
      'pg_dump ended with 3: pg_dump: error:; server version mismatch - it is older than the server: ' +
        'name the directory of a newer one with HUB_POSTGRES_TOOLS',
    );
  });

  test('that is missing is told with how to mend it', async () => {
    await expect(run()).rejects.toThrow(
      `${join(folder, 'pg_dump')} cannot be run (ENOENT): install the client programs of PostgreSQL`,
    );
  });
});
