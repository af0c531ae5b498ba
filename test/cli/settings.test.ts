import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { addTo } from '../support/members.ts';
import type { TestUser } from '../support/start-hub.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';

// Every step is a process of its own.
jest.setTimeout(60_000);

let world: CliWorld;
let lab: string;
/** A member of the network that the profile is about, with a network of their own besides. */
let mate: TestUser;
beforeAll(async () => {
  world = await openCliWorld();
  lab = (await world.cli(['network', 'create', 'lab'])).stdout.trim();
  mate = await world.hub.registerUser();
  await addTo(world.hub, { ...world.user, networkId: lab }, mate, { role: 'admin' });
  await world.stranger(['login', '--token-stdin', '--network', lab], { stdin: world.user.token });
});
afterAll(() => world.close());

const kept = (): string | undefined =>
  JSON.parse(readFileSync(world.config, 'utf8')).profiles.default.network_id as string | undefined;
const asMate = (more: Readonly<Record<string, string>> = {}) => ({ env: { AHUB_TOKEN: mate.token, ...more } });
const rows = (text: string): number => text.split('\n').length - 1;

describe('rule cli-network-of-token', () => {
  test('the network of a profile is used with its token, also where AHUB_TOKEN brings the same', async () => {
    expect(rows((await world.stranger(['member', 'list'])).stdout)).toBe(2);
    expect(rows((await world.cli(['member', 'list'])).stdout)).toBe(2);
  });

  test('another token is not about it: who has several networks names one, by flag or environment', async () => {
    const refused = await world.stranger(['member', 'list'], asMate());
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--network')]);
    const sent = await world.stranger(['api', 'listMembers'], asMate());
    expect([sent.code, sent.stdout]).toEqual([2, '']);
    expect(rows((await world.stranger(['member', 'list', '--network', lab], asMate())).stdout)).toBe(2);
    expect(rows((await world.stranger(['member', 'list'], asMate({ AHUB_NETWORK: lab }))).stdout)).toBe(2);
  });

  test('who has one network is about that, and not about the one of the profile', async () => {
    const loner = await world.hub.registerUser();
    const own = await world.stranger(['member', 'list', '--json'], { env: { AHUB_TOKEN: loner.token } });
    expect([own.code, JSON.parse(own.stdout).username]).toEqual([0, loner.username]);
    const told = await world.stranger(['whoami'], { env: { AHUB_TOKEN: loner.token } });
    expect(told.stdout).not.toContain(lab);
  });

  test('network use keeps nothing in a profile of another token', async () => {
    const refused = await world.stranger(['network', 'use', 'lab'], asMate());
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('the token that is in use')]);
    expect(kept()).toBe(lab);
  });

  test('who signs in anew keeps the network; another person takes it over only as a member', async () => {
    await world.stranger(['login', '--token-stdin'], { stdin: world.user.token });
    expect(kept()).toBe(lab);
    await world.stranger(['login', '--token-stdin'], { stdin: mate.token });
    expect(kept()).toBe(lab);
    await world.stranger(['login', '--token-stdin'], { stdin: (await world.hub.registerUser()).token });
    expect(kept()).toBeUndefined();
  });
});
