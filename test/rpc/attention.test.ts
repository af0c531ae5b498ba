import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { routes } from '../../generated/routes.ts';
import { toolValidators } from '../../generated/validators.js';
import { beat, openScene, plants } from '../rest/attention-plants.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub } from '../support/start-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
  await hub.registerUser(); // The first person reads every network.
});
afterAll(() => hub.close());

const operations = new Set<string>(routes.map(({ operationId }: { operationId: string }) => operationId));
/** What a caller would add. */
const added: Readonly<Record<string, unknown>> = {
  new_alias: 'cat',
  message: 'go on',
  due: '2030-01-01',
  confirm_alias: 'bee',
  base_revision: 0,
  patch: { model: 'm2' },
  daemon_node_id: 'n_1',
  node_spec: { name: 'kid', runtime: 'custom' },
};

describe('list_attention', () => {
  test.each(plants)('ok: actions that can be called, while $title', async ({ kind, plant }) => {
    const scene = await openScene(hub);
    await plant(scene);
    const { items } = await hub.tool('list_attention', { kind }, scene.owner.token);
    expect(items).toHaveLength(1);
    for (const { operation, tool, params, needs } of items[0].actions as Loose[]) {
      expect(operation === null || operations.has(operation)).toBe(true);
      if (tool === null) continue;
      const args = { ...params, ...Object.fromEntries(needs.map((name: string) => [name, added[name]])) };
      const validate = toolValidators[tool as keyof typeof toolValidators];
      validate(args);
      expect([tool, validate.errors ?? []]).toEqual([tool, []]);
    }
  });

  test('ok: by kind and severity, in pages', async () => {
    const scene = await openScene(hub);
    await beat(scene, 'blocked');
    const list = (args: object) => hub.tool('list_attention', { ...args }, scene.bee);
    expect(await list({ severity: 'now', limit: 1 })).toMatchObject({
      items: [{ kind: 'agent_blocked' }],
      has_more: false,
    });
    expect(await list({ severity: 'note' })).toMatchObject({ items: [], counts: { now: 1 } });
  });

  test('access_denied: a foreign network', async () => {
    const [{ owner }, stranger] = [await openScene(hub), await openScene(hub)];
    const answer = await hub.tool('list_attention', { network_id: stranger.owner.networkId }, owner.token);
    expect(answer).toMatchObject({ ok: false, error: 'access_denied' });
  });

  test('invalid_cursor: another text', async () => {
    const { owner } = await openScene(hub);
    expect(await hub.tool('list_attention', { cursor: 'abc' }, owner.token)).toMatchObject({ error: 'invalid_cursor' });
  });
});
