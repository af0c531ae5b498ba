import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fleetLines } from '../../cli/src/commands/work/fleet-lines.ts';
import { emptyFleet, needsReading, readFleet, type Fleet } from '../../cli/src/commands/work/fleet.ts';
import { createOutput } from '../../cli/src/parts/output.ts';
import { Hub } from '../../clients/typescript/src/index.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';

jest.setTimeout(90_000);

/** More than one page has room for. */
const agents = 1_003;

let world: CliWorld;
beforeAll(async () => {
  world = await openCliWorld();
  const hub = new Hub({ url: world.hub.url, token: world.user.networkToken });
  const report = (number: number) => {
    const alias = `a-${String(number).padStart(4, '0')}`;
    return hub.tools.report_status({ resume_id: alias, alias, status: number % 2 === 0 ? 'working' : 'idle' });
  };
  for (let from = 0; from < agents; from += 50) {
    await Promise.all(Array.from({ length: Math.min(50, agents - from) }, (_, index) => report(from + index)));
  }
});
afterAll(() => world.close());

const read = (most?: number) => readFleet(world.me, world.user.networkId, AbortSignal.timeout(30_000), most);
const headOf = (fleet: Fleet): string | undefined => {
  const { paint } = createOutput(false, process.stdout, process.stderr, { NO_COLOR: '1' });
  return fleetLines(fleet, { columns: 100, rows: 20, title: 'fleet', paint })[1];
};

describe('a fleet of more than one page', () => {
  test('is read whole', async () => {
    const fleet = { ...emptyFleet, ...(await read()) };
    expect([fleet.agents.size, fleet.isCut, fleet.agents.has('a-1002')]).toEqual([agents, false, true]);
    expect(headOf(fleet)).toBe('502 working · 501 idle');
  });

  test('ends at the bound and says so; agents beyond it are not read for', async () => {
    const calls: string[] = [];
    const counted = new Hub({
      ...{ url: world.hub.url, token: world.user.token },
      fetch: (input, init) => (calls.push(new Request(input).url), fetch(input, init)),
    });
    const signal = AbortSignal.timeout(30_000);
    const fleet = { ...emptyFleet, ...(await readFleet(counted, world.user.networkId, signal, 1_001)) };
    expect([fleet.agents.size, fleet.isCut]).toEqual([1_001, true]);
    expect(calls.filter((url) => url.includes('/api/status'))).toHaveLength(2);
    expect(headOf(fleet)).toContain('these are the first 1001');
    const update = { type: 'status_update', alias: 'a-9999' } as unknown as Parameters<typeof needsReading>[1];
    expect([needsReading(fleet, update), needsReading({ ...fleet, isCut: false }, update)]).toEqual([false, true]);
  });

  test('that fits the bound to the last agent is whole', async () => {
    expect((await read(agents)).isCut).toBe(false);
  });
});
