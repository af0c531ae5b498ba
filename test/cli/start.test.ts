import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync, statSync } from 'node:fs';
import { startTestHub } from '../support/start-hub.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';
import { runCli } from './support/run-cli.ts';

let world: CliWorld;
beforeAll(async () => void (world = await openCliWorld()));
afterAll(() => world.close());

const kept = (): { current: string; profiles: Record<string, Record<string, unknown>> } =>
  JSON.parse(readFileSync(world.config, 'utf8'));

describe('login', () => {
  test('keeps the token of a password, which logout revokes', async () => {
    const { username, password } = world.user;
    const args = ['login', '--username', username, '--password-stdin'];
    expect(await world.stranger(args, { stdin: `${password}\n` })).toMatchObject({
      code: 0,
      stdout: `Signed in to ${world.hub.url} as ${username} (profile default).\n`,
      stderr: '',
    });
    expect(statSync(world.config).mode & 0o777).toBe(0o600);
    const token = kept().profiles['default']!['token'] as string;
    expect((await world.hub.api('GET', '/api/auth/me', { token })).status).toBe(200);
    expect(await world.stranger(['whoami', '--json'])).toMatchObject({ code: 0, stderr: '' });
    expect(await world.stranger(['logout'])).toMatchObject({ code: 0, stdout: '' });
    expect(kept().profiles['default']).not.toHaveProperty('token');
    expect((await world.hub.api('GET', '/api/auth/me', { token })).status).toBe(401);
    expect((await world.stranger(['whoami'])).code).toBe(4);
  });

  test('takes a token on stdin, which logout forgets only', async () => {
    const args = ['login', '--token-stdin', '--profile', 'work'];
    expect((await world.stranger(args, { stdin: `${world.user.token}\n` })).code).toBe(0);
    const listed = await world.stranger(['profile', 'list']);
    expect(listed.stdout).toContain(`work\tyes\t${world.user.username}`);
    expect(listed.stdout).not.toContain(world.user.token);
    const gone = await world.stranger(['logout', '--profile', 'work']);
    expect(gone.stderr).toContain('still valid');
    expect((await world.hub.api('GET', '/api/auth/me', { token: world.user.token })).status).toBe(200);
  });

  test('never waits for a terminal that is not there, and says which flag is meant', async () => {
    for (const stdin of [undefined, { open: true }] as const) {
      const answered = await world.stranger(['login'], stdin === undefined ? {} : { stdin });
      expect(answered).toMatchObject({ code: 2, stdout: '' });
      expect(answered.stderr).toContain('--token-stdin');
    }
    const half = await world.stranger(['login', '--password-stdin'], { stdin: 'x' });
    expect([half.code, half.stderr.includes('--username')]).toEqual([2, true]);
  });

  test('a wrong password is exit code 4 and leaves no profile', async () => {
    const args = ['login', '--username', world.user.username, '--password-stdin', '--profile', 'none'];
    const refused = await world.stranger(args, { stdin: 'wrong-Pass-1' });
    expect(refused).toMatchObject({ code: 4, stdout: '' });
    expect(refused.stderr).toContain('invalid_credentials');
    expect(kept().profiles).not.toHaveProperty('none');
  });
});

test('a profile that is used wins over the default, a flag over the environment', async () => {
  await world.stranger(['login', '--token-stdin', '--profile', 'one'], { stdin: world.user.token });
  await world.stranger(['login', '--token-stdin', '--profile', 'two'], { stdin: world.user.token });
  expect(kept().current).toBe('two');
  expect((await world.stranger(['profile', 'use', 'one'])).code).toBe(0);
  expect(kept().current).toBe('one');
  expect((await world.stranger(['profile', 'use', 'nobody'])).code).toBe(3);
  const far = await world.stranger(['whoami', '--url', 'http://127.0.0.1:9']);
  expect(far.code).toBe(7);
  expect((await world.stranger(['whoami', '--profile', 'nobody'])).code).toBe(2);
});

test('rule cli-tokens-stay-home: the token of a profile goes to no other hub', async () => {
  await world.stranger(['login', '--token-stdin', '--profile', 'home'], { stdin: world.user.token });
  const other = await startTestHub();
  try {
    const answered = await world.stranger(['whoami', '--profile', 'home', '--url', other.url]);
    expect([answered.code, answered.stderr.includes('token_required')]).toEqual([4, true]);
  } finally {
    await other.close();
  }
});

test('init makes the first admin, a network and an agent, once', async () => {
  const fresh = await startTestHub();
  try {
    const env = { HOME: `${world.home}/fresh`, AHUB_URL: fresh.url };
    const args = ['init', '--username', 'mia', '--password-stdin', '--network-name', 'lab', '--agent', 'beta'];
    const made = await runCli(args, { env, stdin: 'plum-Orbit-72\n' });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect((await runCli(['whoami'], { env })).stdout).toMatch(/^mia at .*\n\* net_\w+ {2}lab {2}owner\n$/);
    expect((await runCli(args, { env, stdin: 'plum-Orbit-72\n' })).code).toBe(5);
  } finally {
    await fresh.close();
  }
});

test('open prints the address of the console, without a browser where no person looks', async () => {
  expect(await world.cli(['open'])).toEqual({ code: 0, stdout: `${world.hub.url}/ui/\n`, stderr: '' });
});
