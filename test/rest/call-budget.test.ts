import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CallBudget } from '../../src/server/call-budget.ts';

let now: number;
beforeEach(() => {
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

describe('a budget of 10 points in 5 seconds', () => {
  test('is one for each payer, and says how long to wait', () => {
    const budget = new CallBudget(10, 5_000);
    expect([budget.take('ann', 9), budget.take('ann', 1), budget.take('bob', 10)]).toEqual([0, 0, 0]);
    now += 1_999.5;
    expect([budget.take('ann', 1), budget.take('bob', 0)]).toEqual([3_001, 0]);
  });

  test('begins anew when its window ends, however much was refused', () => {
    const budget = new CallBudget(10, 5_000);
    expect([budget.take('ann', 100), budget.take('ann', 0)]).toEqual([5_000, 5_000]);
    now += 4_999;
    expect(budget.take('ann', 1)).toBe(1);
    now += 1;
    expect([budget.take('ann', 10), budget.take('ann', 1)]).toEqual([0, 5_000]);
  });

  test('tells what is left and for how long', () => {
    const budget = new CallBudget(10, 5_000);
    budget.take('ann', 4);
    now += 1_999.5;
    expect([budget.leftTo('ann'), budget.leftTo('bob')]).toEqual([
      { points: 6, seconds: 4 },
      { points: 10, seconds: 5 },
    ]);
    budget.take('ann', 100);
    expect(budget.leftTo('ann').points).toBe(0);
  });

  test('forgets payers who come no more', () => {
    const budget = new CallBudget(10, 5_000);
    for (let payer = 0; payer < 100; payer += 1) budget.take(`payer ${payer}`, 1);
    expect(budget.size).toBe(100);
    now += 5_000;
    budget.take('ann', 1);
    expect(budget.size).toBe(1);
  });
});
