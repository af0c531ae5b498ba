import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestPlace, testEngine } from '../support/database.ts';
import type { TestPlace } from '../support/database.ts';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';

let place: TestPlace;
let running: TestHub[];
/** A hub on the database that the test's hubs share. */
async function startHub(): Promise<TestHub> {
  const hub = await startTestHub({ databaseUrl: place.databaseUrl });
  running.push(hub);
  return hub;
}
beforeEach(async () => {
  place = await createTestPlace();
  running = [];
});
// A hub that a failed test left running would go on polling a database that is gone.
afterEach(async () => {
  await Promise.all(running.map((hub) => hub.close()));
  await place.remove();
});

describe('a restart', () => {
  test('a client resumes at the new process with the id that the old one gave', async () => {
    const first = await startHub();
    const owner = await first.registerUser();
    const beta = await first.mintNode(owner, 'beta');
    const send = (hub: typeof first, task: string) =>
      hub.api('POST', '/api/task', { token: owner.token, body: { alias: 'beta', task } });
    const stream = await openSse(first.url, '/events/beta', beta);
    await stream.until(ofType('connected'));
    await send(first, 'one');
    const { id } = await stream.until(ofType('new_task'));
    await send(first, 'two');
    await first.close();
    running = [];
    const second = await startHub();
    await send(second, 'three');
    const again = await openSse(second.url, '/events/beta', beta, { 'last-event-id': id ?? '' });
    await again.until((frame) => frame.data?.type === 'new_task' && frame.data.inbox_count === 3);
    expect(again.frames.map((frame) => frame.data?.type)).toEqual(['connected', 'new_task', 'new_task']);
    again.close();
  });
});

// Only PostgreSQL takes more than one process.
if (testEngine === 'postgres') {
  describe('two hubs on one database', () => {
    test('what one commits reaches the streams of the other, once and in order, and both share the inbox', async () => {
      const [one, other] = await Promise.all([startHub(), startHub()]);
      const owner = await one.registerUser();
      const beta = await one.mintNode(owner, 'beta');
      const streams = await Promise.all([one, other].map((hub) => openSse(hub.url, '/events/beta', beta)));
      await Promise.all(streams.map((stream) => stream.until(ofType('connected'))));
      const sends = Array.from({ length: 40 }, (_, n) =>
        (n % 2 ? one : other).api('POST', '/api/task', { token: owner.token, body: { alias: 'beta', task: `${n}` } }),
      );
      expect((await Promise.all(sends)).every(({ body }) => body.ok)).toBe(true);
      for (const stream of streams) {
        await stream.until((frame) => frame.data?.inbox_count === 40);
        const numbers = stream.frames.filter(ofType('new_task')).map(({ id }) => Number(id?.split('-').at(-1)));
        expect(numbers).toHaveLength(40);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        stream.close();
      }
    });

    test('a token that one hub revokes ends its streams on the other', async () => {
      const [one, other] = await Promise.all([startHub(), startHub()]);
      const owner = await one.registerUser();
      const beta = await one.mintNode(owner, 'beta');
      const stream = await openSse(other.url, '/events/beta', beta);
      await stream.until(ofType('connected'));
      const { body } = await one.api('GET', '/api/auth/tokens', { token: owner.token });
      const found = body.tokens.find((token: { name: string }) => token.name === 'node:beta');
      await one.api('DELETE', `/api/auth/tokens/${found.token_id}`, { token: owner.token });
      await stream.ended;
    });
  });
}
