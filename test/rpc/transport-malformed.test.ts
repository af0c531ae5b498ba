import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';
import { anyBody, pick, seed } from './malformed-bodies.ts';
import { rpc, startDoor } from './transport-door.ts';
import type { Door } from './transport-door.ts';

const bodies = 1000;
const atOnce = 20;
const expected = [200, 202, 400, 404];

let door: Door;
let hub: TestHub;
beforeAll(async () => {
  door = await startDoor();
  hub = await startTestHub();
});
afterAll(async () => {
  await door.close();
  await hub.close();
});

/** Sends every body and throws at the first status that no malformed body may get. */
async function storm(send: (body: Buffer) => Promise<number>): Promise<void> {
  for (let sent = 0; sent < bodies; sent += atOnce) {
    const batch = Array.from({ length: atOnce }, anyBody);
    const statuses = await Promise.all(batch.map(send));
    const at = statuses.findIndex((status) => !expected.includes(status));
    if (at >= 0) throw new Error(`${statuses[at]} for ${String(batch[at])}`);
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
}

test(`${bodies} malformed bodies (seed ${seed}): none is answered by 5xx, and the door stands`, async () => {
  await storm(async (body) => (await door.post(body, { token: pick(['utok', 'ntok']) })).status);
  expect(door.logged.filter(({ tool }) => !['explode', 'undeclared'].includes(String(tool)))).toEqual([]);
  expect((await door.post(rpc('ping'))).status).toBe(200);
});

test(`${bodies} malformed bodies at a hub: none is answered by 5xx, and the hub stands`, async () => {
  const { token } = await hub.registerUser();
  await storm(async (body) => (await hub.api('POST', '/mcp', { token, body })).status);
  expect((await hub.api('POST', '/mcp', { token, body: rpc('ping') })).status).toBe(200);
});
