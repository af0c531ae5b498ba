import { describe, expect, test } from '@jest/globals';
import { anonymousCaller } from '../../src/domain/caller.ts';
import type { Ctx } from '../../src/domain/ctx.ts';
import { DomainError } from '../../src/domain/domain-error.ts';
import { DatabaseUnavailable, TooBusyError } from '../../src/platform/platform-errors.ts';
import { createExecutor } from '../../src/server/execute.ts';
import type { Call, Operation } from '../../src/server/execute.ts';
import type { InputRule } from '../../src/server/input.ts';
import { InvalidInput } from '../../src/server/violations.ts';
import { testLog } from '../support/database.ts';

const call: Call = {
  caller: { ...anonymousCaller, kind: 'user', userId: 'u_1', tokenId: 'tok_1' },
  address: { ip: '127.0.0.1', local: true },
  requestId: 'r_1',
  traceparent: null,
  answerHeaders: {},
};

/** An executor and an operation that write down where a call has been; `fail` throws at one of these places. */
function prepare(fail?: { readonly at: string; readonly thrown: unknown }) {
  const walked: string[] = [];
  const violations: string[] = [];
  const pass = <T>(place: string, value: T): T => {
    walked.push(place);
    if (fail?.at === place) throw fail.thrown;
    return value;
  };
  const rule = (place: string): InputRule => ({
    root: '',
    violations: {},
    texts: {},
    validate: () => pass(`validate ${place}`, true),
  });
  const execute = createExecutor({
    log: { ...testLog, error: () => undefined, warn: () => undefined },
    limits: { take: async () => pass('budget', 0) },
    createCtx: () => ({}) as Ctx,
    onViolation: (text) => void violations.push(text),
  });
  const operation: Operation<Call> = {
    name: 'doThing',
    access: { callers: ['user'], scope: 'none', deny: {} },
    declared: new Set(['access_denied']),
    costOf: () => ({ calls: 1, bytes: 0 }),
    limit: async () => pass('limit', undefined),
    address: { rule: rule('address'), decode: () => pass('decode address', { value: { path: {}, query: {} } }) },
    body: { rule: rule('body'), decode: async () => pass('decode body', { value: { text: 'x' } }) },
    keys: { keyOf: () => pass('key', undefined), payloadOf: (input) => input, dropOnReplay: [] },
    run: async (_ctx, { body }) => pass('run', { status: 200, body }),
  };
  return { execute, operation, walked, violations };
}

const stations = `budget, limit, decode address, validate address, decode body, validate body, key, run`.split(', ');

describe('a call', () => {
  test('walks through all stations in their order', async () => {
    const { execute, operation, walked } = prepare();
    const outcome = await execute(operation, call);
    expect(outcome).toEqual({ kind: 'done', reply: { status: 200, body: { text: 'x' } }, isReplay: false });
    expect(walked).toEqual(stations);
  });

  test('that access refuses reaches no station', async () => {
    const { execute, operation, walked, violations } = prepare();
    const declared = new Set(['caller_not_allowed'] as const);
    const outcome = await execute({ ...operation, declared, access: { callers: [], scope: 'none', deny: {} } }, call);
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'caller_not_allowed' } });
    expect([walked, violations]).toEqual([[], []]);
  });

  test.each(stations)('that fails at "%s" goes no further', async (at) => {
    const { execute, operation, walked } = prepare({ at, thrown: new DomainError('access_denied') });
    expect(await execute(operation, call)).toMatchObject({ kind: 'refused', refusal: { code: 'access_denied' } });
    expect(walked).toEqual(stations.slice(0, stations.indexOf(at) + 1));
  });
});

describe('what is thrown becomes', () => {
  const details = [{ path: '/text', message: 'is bad' }];
  test.each([
    ['invalid', new InvalidInput(details), { kind: 'invalid', details }],
    ['busy, by a queue', new TooBusyError('hashes', 3), { kind: 'busy', fault: { retryAfterSeconds: 3 } }],
    ['busy, by storage', new DatabaseUnavailable(new Error('gone')), { kind: 'busy' }],
    ['a bug, for what is no refusal', new Error('a secret'), { kind: 'bug' }],
    ['a bug, for a refusal that is not declared', new DomainError('not_found'), { kind: 'bug' }],
  ])('%s', async (title, thrown, expected) => {
    const { execute, operation, violations } = prepare({ at: 'run', thrown });
    expect(await execute(operation, call)).toMatchObject(expected);
    expect(violations).toHaveLength(title.startsWith('a bug') ? 1 : 0);
  });

  test('a bug, for a reply that breaks the contract', async () => {
    const { execute, operation, violations } = prepare();
    expect(await execute({ ...operation, checkReply: () => 'lacks ok' }, call)).toEqual({ kind: 'bug' });
    expect(violations[0]).toContain('doThing: Error: contract violation: lacks ok');
  });
});
