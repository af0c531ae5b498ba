import { describe, expect, test } from '@jest/globals';
import { createTestPlace, testEngine } from '../support/database.ts';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';

describe('a restart', () => {
  test('a client resumes at the new process with the id that the old one gave', async () => {
    const place = await createTestPlace();
    const first = await startTestHub({ databaseUrl: place.databaseUrl });
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
    const second = await startTestHub({ databaseUrl: place.databaseUrl });
    await send(second, 'three');
    const again = await openSse(second.url, '/events/beta', beta, { 'last-event-id': id ?? '' });
    await again.until((frame) => frame.data?.inbox_count === 3);
    expect(again.frames.map((frame) => frame.data?.type)).toEqual(['connected', 'new_task', 'new_task']);
    again.close();
    await second.close();
    await place.remove();
  });
});

// Only PostgreSQL takes more than one process.
if (testEngine === 'postgres') {
  describe('two hubs on one database', () => {
    test('what one commits reaches the streams of the other, once and in order, and both share the inbox', async () => {
      const place = await createTestPlace();
      const [one, other] = await Promise.all([
        startTestHub({ databaseUrl: place.databaseUrl }),
        startTestHub({ databaseUrl: place.databaseUrl }),
      ]);
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
      await one.close();
      await other.close();
      await place.remove();
    });

    test('a token that one hub revokes ends its streams on the other', async () => {
      const place = await createTestPlace();
      const [one, other] = await Promise.all([
        startTestHub({ databaseUrl: place.databaseUrl }),
        startTestHub({ databaseUrl: place.databaseUrl }),
      ]);
      const owner = await one.registerUser();
      const beta = await one.mintNode(owner, 'beta');
      const stream = await openSse(other.url, '/events/beta', beta);
      await stream.until(ofType('connected'));
      const { body } = await one.api('GET', '/api/auth/tokens', { token: owner.token });
      const found = body.tokens.find((token: { name: string }) => token.name === 'node:beta');
      await one.api('DELETE', `/api/auth/tokens/${found.token_id}`, { token: owner.token });
      await stream.ended;
      await one.close();
      await other.close();
      await place.remove();
    });
  });
}
