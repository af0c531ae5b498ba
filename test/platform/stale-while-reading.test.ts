import { describe, expect, test } from '@jest/globals';
import { StaleWhileReading } from '../../src/platform/stale-while-reading.ts';

/** A source whose answers come when the test says so. */
function source() {
  const asked: PromiseWithResolvers<number>[] = [];
  return {
    asked,
    read: () => {
      const next = Promise.withResolvers<number>();
      asked.push(next);
      return next.promise;
    },
  };
}

describe('a recent value', () => {
  const begin = async () => {
    const { asked, read } = source();
    const recent = new StaleWhileReading<number>({ freshMs: 1_000, staleMs: 10_000 });
    const first = Promise.all([recent.get(0, read), recent.get(0, read)]);
    asked[0]?.resolve(1);
    expect(await first).toEqual([1, 1]);
    expect(asked).toHaveLength(1);
    return { asked, read, recent };
  };

  test('is read once for all who ask, and again when it is no longer fresh', async () => {
    const { asked, read, recent } = await begin();
    expect(await recent.get(999, read)).toBe(1);
    expect(asked).toHaveLength(1);
    expect([await recent.get(1_000, read), await recent.get(1_000, read)]).toEqual([1, 1]);
    expect(asked).toHaveLength(2);
    asked[1]?.resolve(2);
    await asked[1]?.promise;
    expect(await recent.get(1_500, read)).toBe(2);
  });

  test('is waited for when the last one is stale, or the clock was set back', async () => {
    const { asked, read, recent } = await begin();
    const late = recent.get(10_000, read);
    asked[1]?.resolve(2);
    expect(await late).toBe(2);
    const early = recent.get(-1, read);
    asked[2]?.resolve(3);
    expect(await early).toBe(3);
  });

  test('of a source that fails: the last one while it serves, then the failure, then a new try', async () => {
    const { asked, read, recent } = await begin();
    expect(await recent.get(5_000, read)).toBe(1);
    asked[1]?.reject(new Error('away'));
    await asked[1]?.promise.catch(() => undefined);
    const failing = recent.get(10_000, read);
    asked[2]?.reject(new Error('still away'));
    await expect(failing).rejects.toThrow('still away');
    const mended = recent.get(10_000, read);
    asked[3]?.resolve(4);
    expect(await mended).toBe(4);
  });

  test('that is forgotten while it is read is not remembered', async () => {
    const { asked, read, recent } = await begin();
    await recent.get(2_000, read);
    recent.forget();
    const fresh = recent.get(2_000, read);
    asked[2]?.resolve(3);
    asked[1]?.resolve(2);
    expect(await fresh).toBe(3);
    expect(await recent.get(2_000, read)).toBe(3);
  });
});
