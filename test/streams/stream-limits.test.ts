import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anonymousCaller } from '../../src/domain/caller.ts';
import { StreamSlots } from '../../src/server/streams/stream-slots.ts';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

const maxPerToken = 100;
let hub: TestHub;
let user: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
  user = await hub.registerUser();
});
afterAll(() => hub.close());

const paths = (): string[] => [`/events/${user.username}`, '/events/users/me', `/events/network/${user.networkId}`];
const openNow = async (): Promise<number> =>
  (await hub.api('GET', '/api/stats/sse', { token: user.token })).body.total as number;

async function noneLeft(): Promise<void> {
  for (const until = performance.now() + 15_000; (await openNow()) > 0; await delay(20)) {
    if (performance.now() > until) throw new Error(`${await openNow()} streams are left`);
  }
}

describe('openChannelStream, openUserStream and openNetworkStream', () => {
  test('429 too_many_streams: a token has 100 at once, and a place again when one of them ends', async () => {
    const opened = await Promise.all(
      Array.from({ length: maxPerToken }, (_, n) => openSse(hub.url, paths()[n % 3] as string, user.token)),
    );
    expect(opened.map(({ status }) => status)).toEqual(Array(maxPerToken).fill(200));
    for (const path of paths()) {
      const refused = await hub.api('GET', path, { token: user.token });
      expect(refused).toMatchObject({ status: 429, body: { ok: false, error: 'too_many_streams' } });
      expect(refused.headers.get('retry-after')).toBe('10');
    }
    const other = await openSse(hub.url, '/events/bee', await hub.mintNode(user, 'bee'));
    expect(other.status).toBe(200);
    opened.pop()?.close();
    for (const until = performance.now() + 5_000; ; await delay(10)) {
      const again = await openSse(hub.url, paths()[0] as string, user.token);
      again.close();
      if (again.status === 200) break;
      expect(performance.now()).toBeLessThan(until);
    }
    for (const stream of [other, ...opened]) stream.close();
    await noneLeft();
  });

  test('429 too_many_streams: a stream that ends gives back one place, not two', async () => {
    const open = () => openSse(hub.url, paths()[0] as string, user.token);
    const opened = await Promise.all(Array.from({ length: maxPerToken }, open));
    opened.pop()?.close();
    for (const until = performance.now() + 5_000; (await openNow()) === maxPerToken; await delay(10)) {
      expect(performance.now()).toBeLessThan(until);
    }
    const more = [await open(), await open()];
    expect(more.map(({ status }) => status)).toEqual([200, 429]);
    for (const stream of [...more, ...opened]) stream.close();
    await noneLeft();
  });

  test('of clients that reset their connection at once nothing is left', async () => {
    const { hostname, port } = new URL(hub.url);
    for (let wave = 0; wave < 10; wave += 1) {
      const sockets = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const socket = connect(Number(port), hostname);
          socket.on('error', () => undefined);
          await once(socket, 'connect');
          return socket;
        }),
      );
      for (const [n, socket] of sockets.entries()) {
        const head = `Host: ${hostname}\r\nAuthorization: Bearer ${user.token}\r\n\r\n`;
        // Half of them leave in the middle of what the hub does to open the stream.
        socket.write(`GET ${paths()[n % 3]} HTTP/1.1\r\n${head}`, () =>
          n % 2 ? socket.resetAndDestroy() : setTimeout(() => socket.resetAndDestroy(), n / 10),
        );
      }
      await Promise.all(sockets.filter(({ closed }) => !closed).map((socket) => once(socket, 'close')));
    }
    await noneLeft();
    const stream = await openSse(hub.url, paths()[0] as string, user.token);
    await stream.until(ofType('connected'));
    stream.close();
    await noneLeft();
  }, 60_000);
});

describe('the places of an address', () => {
  const answer = (): ServerResponse => new ServerResponse(new IncomingMessage(new Socket()));

  test('are 1,000, whatever the tokens; each comes back once, and nobody who has gone holds one', () => {
    const slots = new StreamSlots();
    const take = (n: number, response = answer()): ServerResponse => {
      slots.take({ ...anonymousCaller, kind: 'user', tokenId: `tok_${n}` }, '192.0.2.1', response);
      return response;
    };
    const held = Array.from({ length: 1_000 }, (_, n) => take(n));
    expect(() => take(1_000)).toThrow('too_many_streams');
    slots.take({ ...anonymousCaller, kind: 'user', tokenId: 'tok_1' }, '192.0.2.2', answer());
    held[0]?.emit('close');
    held[0]?.req.socket.emit('close');
    const gone = answer();
    gone.req.socket.destroy();
    take(1_000, gone);
    take(1_001);
    expect(() => take(1_002)).toThrow('too_many_streams');
  });
});
