import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mintForPage, signIn } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { addMember } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let mia: TestUser;
let browser: Browser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_TRUSTED_PROXIES: '127.0.0.1' } });
  await hub.registerUser();
  mia = await hub.registerUser();
  await hub.mintNode(mia, 'beta');
  browser = await signIn(hub, mia);
});
afterAll(() => hub.close());

const send = (token: string, key: string, task = 'once') =>
  hub.api('POST', '/api/task', {
    token,
    body: { alias: 'beta', task, network_id: mia.networkId },
    headers: { 'idempotency-key': key },
  });
const countTasks = async (): Promise<number> =>
  (await hub.api('GET', `/api/tasks?network_id=${mia.networkId}`, { token: mia.token })).body.tasks.length;

describe('Idempotency-Key of a page (rule http-idempotency)', () => {
  test('the same key with the token that was minted anew gets the first answer again', async () => {
    const first = await send(await mintForPage(hub, browser), 'p1');
    const before = await countTasks();
    hub.clock.advance(16 * 60_000);
    const again = await send(await mintForPage(hub, browser), 'p1');
    expect([again.status, again.body]).toEqual([first.status, { ...first.body, idempotent_replay: true }]);
    expect(await countTasks()).toBe(before);
  });

  test('over tools as well', async () => {
    const call = async () =>
      hub.tool(
        'send_task',
        { alias: 'beta', task: 'once', network_id: mia.networkId, meta: { client_request_id: 'p2' } },
        await mintForPage(hub, browser),
      );
    const first = await call();
    expect(first.ok).toBe(true);
    expect(await call()).toMatchObject({ message_id: first.message_id, idempotent_replay: true });
  });

  test('422 idempotency_conflict: another payload', async () => {
    await send(await mintForPage(hub, browser), 'p3', 'one text');
    const { status, body } = await send(await mintForPage(hub, browser), 'p3', 'another text');
    expect([status, body.error]).toEqual([422, 'idempotency_conflict']);
  });

  test('two pages at once do it once; one replays or is told to wait', async () => {
    const tokens = [await mintForPage(hub, browser), await mintForPage(hub, browser)];
    const before = await countTasks();
    const answers = await Promise.all(tokens.map((token) => send(token, 'p4')));
    expect(await countTasks()).toBe(before + 1);
    expect(answers.some(({ body }) => body.idempotent_replay ?? body.error === 'idempotency_in_flight')).toBe(true);
  });

  test('another session of the person, her login and another person have keys of their own', async () => {
    const leo = await hub.registerUser();
    await addMember(hub, mia, leo, 'member');
    const tokens = [
      await mintForPage(hub, browser),
      await mintForPage(hub, await signIn(hub, mia)),
      mia.token,
      await mintForPage(hub, await signIn(hub, leo)),
    ];
    const answers = [];
    for (const token of tokens) answers.push(await send(token, 'p5'));
    expect(answers.map(({ body }) => [body.ok, body.idempotent_replay])).toEqual(tokens.map(() => [true, undefined]));
    expect(new Set(answers.map(({ body }) => body.task_id)).size).toBe(tokens.length);
  });
});
