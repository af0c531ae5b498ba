import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aliasAddress } from '../../src/domain/address.ts';
import type { StoredEvent } from '../../src/domain/streams/stored-event.ts';
import { parseEventId } from '../../src/server/streams/frame.ts';
import { NetworkFeed } from '../../src/server/streams/network-feed.ts';

const event = (n: number): StoredEvent => ({
  networkId: 'net_1',
  n,
  type: 'new_task',
  channelKind: 'alias',
  channel: 'a',
  payload: '{}',
  summary: null,
  createdAt: 0,
});

describe('a feed', () => {
  test('gives every number once and in order, however pushes and wake-ups are mixed', async () => {
    const pushes = fc.shuffledSubarray(
      Array.from({ length: 30 }, (_, index) => index + 1),
      { minLength: 1 },
    );
    await fc.assert(
      fc.asyncProperty(pushes, fc.array(fc.nat({ max: 4 })), async (order, pauses) => {
        const stored: StoredEvent[] = [];
        const read = async (_id: string, after: number): Promise<StoredEvent[]> => {
          await Promise.resolve();
          return stored
            .filter((one) => one.n > after)
            .sort((a, b) => a.n - b.n)
            .slice(0, 3);
        };
        const got: number[] = [];
        const feed = new NetworkFeed('net_1', 0, read, (error) => {
          throw error;
        });
        feed.readers.enter({ take: ({ n }) => void got.push(n) }, aliasAddress('a'));
        const highest = Math.max(...order);
        for (let n = 1; n <= highest; n += 1) stored.push(event(n));
        for (const [index, n] of order.entries()) {
          feed.push(event(n));
          for (let turn = 0; turn < (pauses[index] ?? 0); turn += 1) await Promise.resolve();
        }
        feed.wake();
        for (let turn = 0; turn < 200 && got.length < highest; turn += 1) await Promise.resolve();
        expect(got).toEqual(Array.from({ length: highest }, (_, index) => index + 1));
      }),
    );
  });

  test('an event that this process committed in order needs no read', () => {
    const got: number[] = [];
    const feed = new NetworkFeed(
      'net_1',
      4,
      () => Promise.reject(new Error('read')),
      () => undefined,
    );
    feed.readers.enter({ take: ({ n }) => void got.push(n) }, aliasAddress('a'));
    for (const n of [5, 6, 5]) feed.push(event(n));
    expect(got).toEqual([5, 6]);
    expect(feed.last).toBe(6);
  });
});

describe('Last-Event-ID', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['abc-17', 17],
    ['abd-17', 'foreign'],
    ['17', 'foreign'],
    ['abc-', 'foreign'],
    ['abc--1', 'foreign'],
    ['abc-1e3', 'foreign'],
  ])('%p is %p', (text, id) => expect(parseEventId(text, 'abc')).toBe(id));
});
