import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes of both halves together: V8 would go on to twice as many, which a burst of objects that stay makes it take. */
const mostBytes = 64 * 1024 * 1024;
const checkMs = 1_000;

/**
 * Keeps V8's young generation at about 64 MiB, where the start has brought it. It doubles whenever much has survived, as
 * when thousands of streams are opened, and larger it only takes memory. V8 makes it small again while little happens, so
 * it may grow whenever it is below.
 *
 * @param everyMs milliseconds between two looks at its size
 */
export function boundYoungGeneration(everyMs = checkMs): void {
  const adjust = (): void => {
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    setFlagsFromString(`--semi-space-growth-factor=${(young?.space_size ?? 0) < mostBytes ? 2 : 1}`);
  };
  adjust();
  setInterval(adjust, everyMs).unref();
}
