import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { systemClock } from '../../src/platform/clock.ts';
import { beat, openScene, plants, send } from '../rest/attention-plants.ts';
import type { Scene } from '../rest/attention-plants.ts';
import { openSse } from '../support/sse.ts';
import type { SseClient } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
  await hub.registerUser(); // The first person reads every network.
});
afterAll(() => hub.close());

const observe = ({ owner }: Scene, url = hub.url) => openSse(url, `/events/network/${owner.networkId}`, owner.token);
const toldOf = ({ frames }: SseClient) =>
  frames.filter(({ event }) => event === 'attention_changed').map(({ data }) => data.counts);
const severities = (now: number, soon = 0, note = 0) => ({ now, soon, note });

/** All that was stored has reached the stream once this has. It says nothing new but a progress. */
async function settle(scene: Scene, stream: SseClient): Promise<void> {
  const progress = Math.floor(Math.random() * 1_000) / 10;
  const { session } = await scene.hub.tool('get_session_status', { alias: 'bee' }, scene.bee);
  await beat(scene, session?.status ?? 'idle', { progress });
  await stream.until(({ data }) => data?.progress === progress);
}

async function fail(scene: Scene): Promise<void> {
  await send(scene);
  const failed = { in_reply_to: scene.made['taskId'], text: 'flooded', status: 'failed' };
  await scene.hub.tool('send_reply', failed, scene.bee);
}

describe('attention_changed', () => {
  test('tells the counts when they change, at most once a second', async () => {
    const scene = await openScene(hub);
    const stream = await observe(scene);
    await beat(scene);
    await hub.runJob('tell_attention');
    await beat(scene, 'blocked');
    await hub.runJob('tell_attention');
    await settle(scene, stream);
    expect(toldOf(stream)).toEqual([severities(1)]);
    hub.clock.advance(999);
    await beat(scene, 'working');
    await hub.runJob('tell_attention');
    await settle(scene, stream);
    expect(toldOf(stream)).toEqual([severities(1)]);
    hub.clock.advance(1);
    await hub.runJob('tell_attention');
    await hub.runJob('tell_attention');
    await settle(scene, stream);
    expect(toldOf(stream)).toEqual([severities(1), severities(0)]);
    stream.close();
  });

  test.each(plants)('begins and ends with the condition: $title', async ({ plant, cure }) => {
    const scene = await openScene(hub);
    await plant(scene);
    const stream = await observe(scene);
    await hub.runJob('tell_attention');
    const { data } = await stream.until(({ event }) => event === 'attention_changed');
    expect(data.counts.now + data.counts.soon + data.counts.note).toBe(1);
    await cure(scene);
    hub.clock.advance(1_500);
    await hub.runJob('tell_attention');
    await stream.until(({ event, data: told }) => event === 'attention_changed' && told !== data);
    expect(toldOf(stream)).toEqual([data.counts, severities(0)]);
    stream.close();
  });

  test('of two hubs one tells', async () => {
    const second = await startTestHub({ databaseUrl: hub.databaseUrl, now: hub.clock.now() });
    try {
      const scene = await openScene(hub);
      const streams = [await observe(scene), await observe(scene, second.url)] as const;
      await beat(scene, 'error');
      for (let run = 0; run < 3; run += 1) {
        await Promise.all([hub.runJob('tell_attention'), second.runJob('tell_attention')]);
        hub.clock.advance(600);
        second.clock.advance(600);
      }
      await settle(scene, streams[0]);
      expect(toldOf(streams[0])).toEqual([severities(1)]);
      for (const stream of streams) stream.close();
    } finally {
      await second.close();
    }
  });

  test('a network that nobody observes is not counted', async () => {
    const scene = await openScene(hub);
    await beat(scene, 'error');
    await hub.runJob('tell_attention');
    const rows = await hub.hub.database.reader
      .selectFrom('attention_counts')
      .select('counts')
      .where('network_id', '=', scene.owner.networkId)
      .execute();
    expect(rows).toEqual([]);
  });

  test('comes within two seconds of a change by itself', async () => {
    const live = await startTestHub({ overrides: { clock: systemClock, jobTimers: true } });
    try {
      const scene = await openScene(live);
      const stream = await observe(scene, live.url);
      await beat(scene);
      const late: number[] = [];
      const expectCounts = async (change: () => Promise<unknown>, now: number): Promise<void> => {
        await change();
        const from = performance.now();
        const seen = stream.frames.length;
        await stream.until((frame) => stream.frames.indexOf(frame) >= seen && frame.data?.counts?.now === now);
        late.push(performance.now() - from);
      };
      await expectCounts(() => beat(scene, 'waiting_input'), 1);
      await expectCounts(() => beat(scene, 'working'), 0);
      await expectCounts(() => fail(scene), 1);
      await expectCounts(() => live.tool('retry_task', { task_id: scene.made['taskId'] }, scene.owner.token), 0);
      expect(Math.max(...late)).toBeLessThan(2_000);
      stream.close();
    } finally {
      await live.close();
    }
  });
});
