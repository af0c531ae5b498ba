import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hub } from '../../clients/typescript/src/index.ts';
import { registerMember } from '../support/members.ts';
import type { TestUser } from '../support/start-hub.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';

// Every step is a process of its own.
jest.setTimeout(60_000);

let world: CliWorld;
beforeAll(async () => void (world = await openCliWorld()));
afterAll(() => world.close());

const as = ({ token }: TestUser, network = '') => ({
  env: { AHUB_TOKEN: token, ...(network !== '' && { AHUB_NETWORK: network }) },
});
const roleOf = async (userId: string): Promise<string | undefined> => {
  const { members } = await world.me.api.listMembers({ network_id: world.user.networkId });
  return members.find((member) => member.user_id === userId)?.role;
};

describe('network', () => {
  test('create, show, rename and rm by name; rm asks', async () => {
    const id = (await world.cli(['network', 'create', 'lab', '--description', 'tests'])).stdout.trim();
    expect(id).toMatch(/^net_/);
    expect((await world.cli(['network', 'list'])).stdout).toContain(`\t${id}\tlab\towner\ttests\n`);
    const shown = JSON.parse((await world.cli(['network', 'show', 'lab', '--json'])).stdout);
    expect(shown).toMatchObject({ network: { network_id: id }, stats: { nodes: 0 } });
    expect((await world.cli(['network', 'rename', 'lab', 'den'])).code).toBe(0);
    expect((await world.cli(['network', 'show', 'lab'])).code).toBe(3);
    expect(await world.cli(['network', 'rm', 'den'])).toMatchObject({ code: 2, stdout: '' });
    expect((await world.cli(['network', 'show', 'den'])).code).toBe(0);
    expect((await world.cli(['network', 'rm', 'den', '--yes'])).stdout).toBe('den is deleted.\n');
    expect((await world.cli(['network', 'show', 'den'])).code).toBe(3);
  });

  test('use keeps it in the profile, where there is one', async () => {
    const { username, password } = world.user;
    const file = join(world.home, 'keeper.json');
    const env = { AHUB_CONFIG: file };
    expect((await world.stranger(['network', 'use', 'x'], as(world.user))).code).toBe(2);
    const login = ['login', '--profile', 'keeper', '--username', username, '--password-stdin'];
    expect((await world.stranger(login, { stdin: password, env })).code).toBe(0);
    const used = await world.stranger(['network', 'use', username, '--profile', 'keeper'], { env });
    expect([used.code, used.stdout]).toEqual([0, `Profile keeper is about ${username} now.\n`]);
    const { profiles } = JSON.parse(readFileSync(file, 'utf8'));
    expect(profiles.keeper).toMatchObject({ network_id: world.user.networkId, token: expect.any(String) });
  });

  test('export into a file and stdout, import from a file and stdin', async () => {
    const file = join(world.home, 'network.ndjson');
    expect(await world.cli(['export', world.user.username, file])).toMatchObject({ code: 0, stdout: '' });
    const piped = await world.cli(['export', world.user.username]);
    expect(piped.stdout.split('\n')[0]).toContain('"kind":"manifest"');
    expect((await world.cli(['export', world.user.username, file])).code).not.toBe(0);
    const dry = await world.cli(['import', file, '--name', 'copy', '--dry-run']);
    expect([dry.code, dry.stdout.split('\n')[0]]).toEqual([0, 'copy can be imported.']);
    const made = await world.cli(['import', '-', '--name', 'copy', '--json'], { stdin: piped.stdout });
    expect(JSON.parse(made.stdout)).toMatchObject({ dry_run: false, network_name: 'copy' });
    const broken = await world.cli(['import', '-', '--name', 'broken'], { stdin: piped.stdout.slice(0, -50) });
    expect([broken.code === 0, broken.stderr.includes('line ')]).toEqual([false, true]);
    expect((await world.cli(['network', 'rm', 'copy', '--yes'])).code).toBe(0);
  });

  test('a person of several networks has to name one', async () => {
    const other = (await world.cli(['network', 'create', 'second'])).stdout.trim();
    const refused = await world.cli(['member', 'list']);
    expect([refused.code, refused.stderr.includes('--network')]).toEqual([2, true]);
    expect((await world.cli(['member', 'list', '--network', other])).stdout.split('\n')).toHaveLength(2);
    expect((await world.cli(['network', 'rm', other, '--yes'])).code).toBe(0);
  });
});

describe('members', () => {
  test('add, role, grants and rm', async () => {
    const mia = await world.hub.registerUser();
    const added = await world.cli(['member', 'add', mia.username, '--role', 'viewer', '--agents', 'granted']);
    expect(added.code).toBe(0);
    expect(await roleOf(mia.userId)).toBe('viewer');
    expect((await world.cli(['member', 'list'])).stdout).toContain(`${mia.username}\tviewer\tgranted\tall\t`);
    expect((await world.cli(['member', 'role', mia.username, 'admin'])).stdout).toBe(`${mia.username} is admin now.\n`);
    expect(await roleOf(mia.userId)).toBe('admin');
    expect((await world.cli(['member', 'role', mia.username, 'owner'])).code).toBe(2);
    await world.hub.mintNode(world.user, 'beta');
    expect((await world.cli(['member', 'role', mia.username, 'member', '--agents', 'granted'])).code).toBe(0);
    const granted = await world.cli(['member', 'grants', mia.username, 'beta', '--json']);
    const { node_ids: ids } = JSON.parse(granted.stdout);
    expect(ids).toHaveLength(1);
    expect((await world.cli(['member', 'grants', mia.userId])).stdout).toBe(`${ids[0]}\n`);
    expect((await world.cli(['member', 'grants', mia.username, '--none'])).stdout).toBe('');
    expect((await world.cli(['member', 'rm', mia.username])).code).toBe(2);
    expect(await roleOf(mia.userId)).toBe('member');
    expect((await world.cli(['member', 'rm', mia.username, '--yes'])).code).toBe(0);
    expect(await roleOf(mia.userId)).toBeUndefined();
    expect((await world.cli(['member', 'rm', mia.username, '--yes'])).code).toBe(3);
  });

  test('who manages nothing is refused', async () => {
    const viewer = await registerMember(world.hub, world.user, { role: 'viewer' });
    for (const args of [
      ['member', 'role', world.user.username, 'viewer'],
      ['invite'],
      ['audit'],
      ['network', 'rename', world.user.networkId, 'mine'],
    ]) {
      expect([args[0], (await world.cli(args, as(viewer))).code]).toEqual([args[0], 1]);
    }
    const stranger = await world.hub.registerUser();
    expect((await world.cli(['member', 'list'], as(stranger, world.user.networkId))).code).toBeGreaterThan(0);
  });
});

describe('invites and tokens', () => {
  test('a code is all of stdout, and lets join by stdin', async () => {
    const invite = await world.cli(['invite', '--role', 'viewer', '--days', '7', '--uses', '2']);
    expect(invite).toEqual({ code: 0, stdout: expect.stringMatching(/^inv_\w+\n$/), stderr: '' });
    const joiner = await world.hub.registerUser();
    const joined = await world.cli(['network', 'join', '--stdin', '--json'], { ...as(joiner), stdin: invite.stdout });
    expect(JSON.parse(joined.stdout)).toMatchObject({ network_id: world.user.networkId, role: 'viewer' });
    expect((await world.cli(['network', 'join', '--stdin'], { ...as(joiner), stdin: 'inv_wrong' })).code).not.toBe(0);
    const listed = (await world.cli(['invite', 'list'])).stdout;
    expect(listed).toMatch(/^invite_\S+\tviewer\t1 of 2\t/);
    const [id = ''] = listed.split('\t');
    expect((await world.cli(['invite', 'rm', id])).code).toBe(2);
    expect((await world.cli(['invite', 'rm', id, '--yes'])).code).toBe(0);
    expect((await world.cli(['invite', 'list'])).stdout).toBe('');
  });

  test('a token is all of stdout; revoke asks, takes no token, and ends it', async () => {
    const minted = await world.cli(['token', 'create', '--name', 'nightly', '--bind']);
    expect(minted).toEqual({ code: 0, stdout: expect.stringMatching(/^atok_\w+\n$/), stderr: '' });
    const token = minted.stdout.trim();
    const row = (await world.cli(['token', 'list'])).stdout.split('\n').find((line) => line.endsWith('\tnightly'));
    expect(row).toContain(`\tfull\t${world.user.networkId}\t`);
    const id = row!.split('\t')[1]!;
    const pasted = await world.cli(['token', 'revoke', token, '--yes']);
    expect([pasted.code, pasted.stderr.includes(token)]).toEqual([2, false]);
    expect((await world.cli(['token', 'revoke', id])).code).toBe(2);
    const works = () =>
      new Hub({ url: world.hub.url, token }).api.getMe().then(
        () => true,
        () => false,
      );
    expect(await works()).toBe(true);
    expect((await world.cli(['token', 'revoke', id, '--yes'])).stdout).toBe(`${id} is revoked.\n`);
    expect(await works()).toBe(false);
  });
});

describe('accounts', () => {
  test('list is for admins of the hub; update changes the own account', async () => {
    const user = await world.hub.registerUser();
    expect((await world.cli(['user', 'list', '--json'])).stdout.trim().split('\n').length).toBeGreaterThan(1);
    expect((await world.cli(['user', 'list'], as(user))).code).toBe(1);
    const updated = await world.cli(['user', 'update', '--display-name', 'Mia', '--json'], as(user));
    expect(JSON.parse(updated.stdout).user).toMatchObject({ display_name: 'Mia' });
    expect((await world.cli(['user', 'update', '--display-name', ''], as(user))).code).toBe(0);
    expect((await world.cli(['user', 'update'], as(user))).code).toBe(2);
  });

  test('a new password keeps the profile signed in, and its token off the screen', async () => {
    const { username, password } = await world.hub.registerUser();
    const env = { AHUB_CONFIG: join(world.home, 'changer.json') };
    await world.stranger(['login', '--username', username, '--password-stdin'], { stdin: password, env });
    const stdin = `${password}\nplum-Orbit-72x\n`;
    const change = ['user', 'password', '--stdin'];
    expect(await world.stranger(change, { stdin, env })).toMatchObject({ code: 2, stdout: '' });
    const changed = await world.stranger([...change, '--yes', '--json'], { stdin, env });
    expect([changed.code, JSON.parse(changed.stdout)]).toEqual([
      0,
      expect.not.objectContaining({ token: expect.anything() }),
    ]);
    expect((await world.stranger(['whoami'], { env })).code).toBe(0);
    expect((await world.stranger([...change, '--yes'], { stdin, env })).code).not.toBe(0);
    expect((await world.stranger([...change, '--yes'], { stdin: 'one line', env })).code).toBe(2);
  });
});

test('audit lists who did what, of the network or of the hub', async () => {
  const own = await world.cli(['audit', '--limit', '3', '--json']);
  expect(
    own.stdout
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row).username),
  ).toHaveLength(3);
  const whole = await world.cli(['audit', '--hub', '--action', 'register', '--limit', '1']);
  expect(whole.stdout).toMatch(/^[^\t]+\t[^\t]+\tregister\t/);
  expect((await world.cli(['audit', '--action', 'register'])).code).toBe(2);
});

describe('people', () => {
  test('reset-password, disable, enable and rm by name; what destroys asks', async () => {
    const mia = await world.hub.registerUser();
    const gone = await world.hub.api('DELETE', `/api/networks/${mia.networkId}`, { token: mia.token });
    expect(gone.status).toBe(200);
    const stateOf = async (): Promise<string | undefined> => {
      const { stdout } = await world.cli(['user', 'list']);
      return stdout
        .split('\n')
        .find((line) => line.startsWith(`${mia.username}\t`))
        ?.split('\t')[2];
    };
    expect(await stateOf()).toBe('active');
    for (const verb of ['reset-password', 'disable', 'rm']) {
      expect(await world.cli(['user', verb, mia.username])).toMatchObject({ code: 2, stdout: '' });
    }
    const password = (await world.cli(['user', 'reset-password', mia.username, '--yes'])).stdout.trim();
    expect(password).toMatch(/^[0-9A-Za-z]{20}$/);
    expect(await stateOf()).toBe('one-time password');
    expect((await world.cli(['user', 'disable', mia.userId, '--yes'])).stdout).toBe(`${mia.username} is disabled.\n`);
    expect(await stateOf()).toBe('disabled');
    const env = { AHUB_CONFIG: join(world.home, 'disabled.json') };
    const login = ['login', '--username', mia.username, '--password-stdin'];
    const refused = await world.stranger(login, { stdin: password, env });
    expect([refused.code, refused.stderr.includes('disabled')]).toEqual([1, true]);
    expect((await world.cli(['user', 'enable', mia.username])).stdout).toBe(`${mia.username} is enabled.\n`);
    expect((await world.cli(['user', 'rm', mia.username, '--yes'])).stdout).toBe(
      `The account ${mia.username} is deleted.\n`,
    );
    expect((await world.cli(['user', 'rm', mia.username, '--yes'])).code).toBe(3);
  });

  test('the own account is refused', async () => {
    const refused = await world.cli(['user', 'disable', world.user.username, '--yes']);
    expect([refused.code, refused.stderr.includes('own account')]).toEqual([5, true]);
  });
});
