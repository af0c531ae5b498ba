import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { snoozeChoices } from '../../web/src/pages/attention/snooze-choices.ts';
import { readAttentionSearch } from '../../web/src/pages/attention/attention-search.ts';
import { describeAge } from '../../web/src/parts/describe-age.ts';

const now = Date.UTC(2026, 2, 1, 12);
const minute = 60_000;

test.each([
  [20_000, 'just now', '刚刚'],
  [2 * minute, '2 min ago', '2 分钟前'],
  [3 * 60 * minute, '3h ago', '3 小时前'],
  [50 * 60 * minute, '2d ago', '2 天前'],
  [-5 * minute, 'in 5 min', '5 分钟后'],
])('a time %d ms ago is told in both languages', (ago, en, zh) => {
  expect([describeAge(now - ago, now, 'en'), describeAge(now - ago, now, 'zh')]).toEqual([en, zh]);
});

/** What an expression is where the person lives in a zone; `module` is a file of the console that it uses. */
function inZone(zone: string, module: string, expression: string): unknown {
  const url = new URL(`../../web/src/${module}`, import.meta.url).href;
  const script = `const used = await import('${url}'); console.log(JSON.stringify(${expression}))`;
  const options = { env: { ...process.env, TZ: zone }, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], options));
}

const zones = ['UTC', 'Asia/Shanghai', 'America/New_York'];

test('the times of the hub are UTC, with a zone or without, wherever the person is', () => {
  for (const zone of zones) {
    const times = "['2026-03-01 12:00:00', '2026-03-01T13:00:00+01:00'].map(used.wireTime)";
    expect(inZone(zone, 'parts/wire-time.ts', times)).toEqual([now, now]);
  }
});

test('a day of the filters is one of the place where the person is', () => {
  const asked = "used.filtersOf({ since: '2026-03-01', until: '2026-03-01' }, 0)";
  expect(zones.map((zone) => inZone(zone, 'pages/tasks/tasks-search.ts', asked))).toEqual([
    { since: '2026-03-01T00:00:00.000Z', until: '2026-03-02T00:00:00.000Z' },
    { since: '2026-02-28T16:00:00.000Z', until: '2026-03-01T16:00:00.000Z' },
    { since: '2026-03-01T05:00:00.000Z', until: '2026-03-02T05:00:00.000Z' },
  ]);
});

test('a snooze ends ahead, and this evening is offered while it is ahead', () => {
  const morning = new Date(2026, 2, 4, 8);
  const night = new Date(2026, 2, 4, 22);
  expect(snoozeChoices(morning).map(({ name }) => name)).toEqual(['hour', 'evening', 'morning', 'week']);
  expect(snoozeChoices(night).map(({ name }) => name)).toEqual(['hour', 'morning', 'week']);
  for (const at of [morning, night]) {
    for (const { until } of snoozeChoices(at)) expect(Date.parse(until)).toBeGreaterThan(at.getTime());
  }
});

test('an address that says what the page does not know shows everything', () => {
  expect(readAttentionSearch({ severity: 'now' })).toEqual({ severity: 'now' });
  expect(readAttentionSearch({ severity: '<b>' })).toEqual({});
});
