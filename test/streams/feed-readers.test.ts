import { describe, expect, test } from '@jest/globals';
import { aliasAddress, personAddress } from '../../src/domain/address.ts';
import type { Address } from '../../src/domain/address.ts';
import type { StoredEvent } from '../../src/domain/streams/stored-event.ts';
import { FeedReaders } from '../../src/server/streams/feed-readers.ts';

const about = (channel: Address | null): StoredEvent => ({
  networkId: 'net_1',
  n: 1,
  type: 'new_task',
  channelKind: channel?.kind ?? null,
  channel: channel?.key ?? null,
  payload: '{}',
  summary: null,
  createdAt: 0,
});

function listen(readers: FeedReaders, place: Address | null): StoredEvent[] {
  const got: StoredEvent[] = [];
  readers.enter({ take: (event) => void got.push(event) }, place);
  return got;
}

describe('readers of a feed', () => {
  test('are asked only for events of their channel; one without a channel for all', () => {
    const readers = new FeedReaders();
    const agent = listen(readers, aliasAddress('x'));
    const second = listen(readers, aliasAddress('x'));
    const other = listen(readers, aliasAddress('y'));
    const person = listen(readers, personAddress('x'));
    const all = listen(readers, null);
    for (const channel of [aliasAddress('x'), personAddress('x'), null]) readers.give(about(channel));
    expect([agent, second, other, person, all].map(({ length }) => length)).toEqual([1, 1, 0, 1, 3]);
  });

  test('that move while an event is given get it once, and the next one under the new name', () => {
    const readers = new FeedReaders();
    const got: string[] = [];
    const movers = ['a', 'b', 'c'].map((name) => ({
      take(event: StoredEvent): void {
        got.push(`${name} ${event.channel}`);
        if (event.channel !== 'old') return;
        readers.leave(this, aliasAddress('old'));
        readers.enter(this, aliasAddress('new'));
      },
    }));
    for (const mover of movers) readers.enter(mover, aliasAddress('old'));
    for (const name of ['old', 'old', 'new']) readers.give(about(aliasAddress(name)));
    expect(got).toEqual(['a old', 'b old', 'c old', 'a new', 'b new', 'c new']);
    for (const mover of movers) readers.leave(mover, aliasAddress('new'));
    expect(readers.size).toBe(0);
    readers.give(about(aliasAddress('new')));
    expect(got).toHaveLength(6);
  });
});
