import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

const everyMs = 20;

/** Prints the MiB of the young generation after a burst, after full collections in a calm, and after another burst. */
const program = `
  import { getHeapSpaceStatistics } from 'node:v8';
  import { setTimeout as sleep } from 'node:timers/promises';
  const sizes = [];
  const look = () => sizes.push(getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size / 2 ** 20);
  const burst = async () => {
    const kept = [];
    for (let step = 0; step < 25; step += 1) {
      for (let n = 0; n < 90_000; n += 1) kept.push({ n, list: [n] });
      await sleep(${2 * everyMs});
    }
    look();
  };
  if (process.argv[1] === 'bound') (await import('./src/platform/young-generation.ts')).boundYoungGeneration(${everyMs});
  await burst();
  for (let n = 0; n < 8; n += 1) {
    await sleep(200);
    gc();
  }
  look();
  await burst();
  console.log(JSON.stringify(sizes));
`;

const sizesOf = (mode: string): number[] => {
  const flags = ['--expose-gc', '--input-type=module', '--eval', program, mode];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' })) as number[];
};

test('the young generation stays at its bound, and comes back to it after a calm', () => {
  // V8 grows when much has survived, which on a busy machine need not be so in each run.
  let free = 0;
  for (let run = 0; run < 3 && free <= 64; run += 1) [free = 0] = sizesOf('free');
  const [first = 0, calm = 0, second = 0] = sizesOf('bound');
  expect(free).toBeGreaterThan(64);
  expect(first).toBe(64);
  expect(calm).toBeLessThan(16);
  expect(second).toBe(64);
}, 60_000);
