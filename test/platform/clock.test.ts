import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { parseSince, toIsoTime, toWireTime } from '../../src/platform/clock.ts';
import { SharedClock } from '../../src/platform/shared-clock.ts';

const moment = Date.UTC(2026, 2, 29, 1, 30, 5, 999);

test('wire time is UTC to the second, without a marker', () => {
  expect(toWireTime(moment)).toBe('2026-03-29 01:30:05');
  expect(toWireTime(null)).toBeNull();
  expect(toIsoTime(moment)).toBe('2026-03-29T01:30:05.999Z');
});

test.each([
  ['2026-03-29T01:30:05.999Z', moment],
  ['2026-03-29T03:30:05.999+02:00', moment],
  ['2026-03-29T03:30:05.999+0200', moment],
  ['2026-03-29T01:30:05.999', moment],
  ['2026-03-29 01:30:05', moment - 999],
  ['2026-03-29T01:30Z', Date.UTC(2026, 2, 29, 1, 30)],
  ['2026-03-29', Date.UTC(2026, 2, 29)],
])('since %s', (text, expected) => {
  expect(parseSince(text)).toBe(expected);
});

test.each([
  '',
  'yesterday',
  '1774747805',
  '2026-13-01',
  '2026-02-30',
  '2026-03-29T25:00:00Z',
  '29.03.2026',
  'Sun Mar 29 2026',
])('since %j is no time', (text) => {
  expect(parseSince(text)).toBeUndefined();
});

// The zone of a process is read at its start: each zone needs a process of its own.
test.each(['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Chatham', 'Europe/Berlin'])(
  'TZ=%s changes nothing',
  (zone) => {
    const code = `import { toWireTime, parseSince } from './src/platform/clock.ts';
    console.log(toWireTime(${moment}), parseSince('2026-03-29 01:30:05'), parseSince('2026-03-29'))`;
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    expect(out.trim()).toBe(`2026-03-29 01:30:05 ${moment - 999} ${Date.UTC(2026, 2, 29)}`);
  },
);

describe('a clock that follows the database', () => {
  const begin = () => {
    const machine = { time: 10_000_000, elapsed: 0 };
    const clock = new SharedClock({ now: () => machine.time, elapsed: () => machine.elapsed });
    const pass = (ms: number): void => {
      machine.time += ms;
      machine.elapsed += ms;
    };
    const ask =
      (time: number, waitMs = 0) =>
      async () => {
        pass(waitMs);
        return time;
      };
    return { machine, clock, pass, ask };
  };

  test('says its time, whatever the machine says and is set to, and goes on between the questions', async () => {
    const { machine, clock, pass, ask } = begin();
    expect(await clock.measure(ask(5_000_000, 100))).toBe(5_000_050);
    expect(clock.now()).toBe(5_000_050);
    machine.time -= 3_600_000;
    pass(1_000);
    expect(clock.now()).toBe(5_001_050);
  });

  test('never goes backwards, and says nothing about two seconds', async () => {
    const { clock, pass, ask } = begin();
    expect(await clock.measure(ask(10_001_999))).toBeUndefined();
    expect(clock.now()).toBe(10_001_999);
    expect(await clock.measure(ask(9_998_001))).toBeUndefined();
    expect(clock.now()).toBe(10_001_999);
    pass(5_000);
    expect(clock.now()).toBe(10_003_001);
    expect(await clock.measure(ask(10_002_000))).toBe(3_000);
  });
});
