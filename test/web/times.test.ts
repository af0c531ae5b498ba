import { expect, test } from '@jest/globals';
import { snoozeChoices } from '../../web/src/pages/attention/snooze-choices.ts';
import { readAttentionSearch } from '../../web/src/pages/attention/attention-search.ts';
import { describeAge } from '../../web/src/parts/describe-age.ts';
import { wireTime } from '../../web/src/parts/wire-time.ts';

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

test('the times of the hub are UTC, with a zone or without', () => {
  expect(wireTime('2026-03-01 12:00:00')).toBe(now);
  expect(wireTime('2026-03-01T13:00:00+01:00')).toBe(now);
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
