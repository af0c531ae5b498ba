import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addTo } from '../support/members.ts';
import { cursorOf, expectCursorsRefused, restList, walkPages } from '../support/pages.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let ann: TestUser;
let other: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
  await hub.registerUser();
});
beforeEach(async () => {
  [ann, other] = [await hub.registerUser(), await hub.registerUser()];
  await create(ann);
});
afterAll(() => hub.close());

const create = async ({ token, networkId }: TestUser): Promise<string> => {
  const path = `/api/requirements?network_id=${networkId}`;
  return (await hub.api('POST', path, { token, body: { name: 'x' } })).body.requirement.id;
};
const events = (query = '', token = ann.token) => hub.api('GET', `/api/requirements/events${query}`, { token });

describe('listCardEvents', () => {
  test('200: of one card, by number or id, and of all, comments included', async () => {
    const id = await create(ann);
    await hub.api('POST', `/api/requirements/${id}/comments`, { token: ann.token, body: { text: 'hi' } });
    const { body } = await events('?requirement_id=%232');
    expect(body.events.map(({ kind, requirement_id }: Loose) => [kind, requirement_id])).toEqual([
      ['comment', id],
      ['created', id],
    ]);
    expect((await events(`?requirement_id=${id}`)).body).toEqual(body);
    expect((await events()).body.events).toHaveLength(3);
    expect((await events('?since=2999-01-01')).body.events).toEqual([]);
  });

  test('200: pages show every event once', async () => {
    for (let n = 0; n < 4; n += 1) await create(ann);
    const ask = restList(() => hub, '/api/requirements/events');
    const whole = await ask(ann.token);
    for (const limit of [1, 2, 5]) {
      expect(await walkPages(ask, 'events', { token: ann.token, limit })).toEqual(whole['events']);
    }
  });

  test('400 invalid_cursor: of no list, of another network', async () => {
    for (const user of [ann, other, other]) await create(user);
    const ask = restList(() => hub, '/api/requirements/events');
    await expectCursorsRefused(ask, ann.token, [await cursorOf(ask, other.token)]);
  });

  test('400 invalid_input: more than 500 events', async () => {
    expect(await events('?limit=501')).toMatchObject({ status: 400, body: { error: 'invalid input' } });
  });

  test('403 access_denied: a foreign network', async () => {
    expect(await events(`?network_id=${ann.networkId}`, other.token)).toMatchObject({
      status: 403,
      body: { error: 'access_denied' },
    });
  });

  test('404 requirement_not_found: absent or foreign', async () => {
    const foreign = await create(other);
    for (const id of ['%239', foreign]) {
      expect(await events(`?requirement_id=${id}`)).toMatchObject({
        status: 404,
        body: { error: 'requirement_not_found' },
      });
    }
  });

  test('409 ambiguous_seq: the number of two networks', async () => {
    await create(other);
    await addTo(hub, other, ann, { role: 'member' });
    expect(await events('?requirement_id=%231')).toMatchObject({ status: 409, body: { error: 'ambiguous_seq' } });
  });
});
