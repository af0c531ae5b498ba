import { describe, expect, test } from '@jest/globals';
import type { AuditRow } from '@agent-collaboration-hub/client';
import { placeRefusal } from '../../web/src/live/place-refusal.ts';
import { isLineAsked, joinTail } from '../../web/src/pages/admin/log/log-line.ts';
import { auditCsv, isAsked, isPast } from '../../web/src/pages/shared/audit/audit-rows.ts';

const row = (fields: Partial<AuditRow>): AuditRow => ({
  user_id: 'u_1',
  username: 'mia',
  action: 'login',
  target_type: 'token',
  target_id: 'tok_1',
  detail: null,
  created_at: '2026-03-02 12:00:00',
  ...fields,
});

describe('rows of an audit log', () => {
  test('are asked for by action, person and whole days', () => {
    expect(isAsked(row({}), { action: 'login', person: 'u_1', from: '2026-03-02', to: '2026-03-02' })).toBe(true);
    expect(isAsked(row({}), { action: 'register' })).toBe(false);
    expect(isAsked(row({ user_id: null }), { person: 'u_1' })).toBe(false);
    expect(isAsked(row({}), { from: '2026-03-04' })).toBe(false);
    expect(isAsked(row({}), { to: '2026-02-28' })).toBe(false);
  });

  test('end the search once they are older than the first day', () => {
    expect(isPast(row({}), { from: '2026-03-04' })).toBe(true);
    expect(isPast(row({}), { from: '2026-03-01' })).toBe(false);
    expect(isPast(row({}), {})).toBe(false);
  });

  test('are texts in a spreadsheet, whatever stands in them', () => {
    const [head, one, two] = auditCsv([row({ detail: '=1+1' }), row({ detail: 'a "b", c\nd', username: null })]).split(
      '\r\n',
    );
    expect(head).toBe('created_at,user_id,username,action,target_type,target_id,detail');
    expect(one).toBe("2026-03-02 12:00:00,u_1,mia,login,token,tok_1,'=1+1");
    expect(two).toBe('2026-03-02 12:00:00,u_1,,login,token,tok_1,"a ""b"", c\nd"');
  });
});

describe('the tail of a log', () => {
  const line = (ts: string, text: string, level = 'info') => ({ ts, level, line: text });

  test('takes each line once, the newest first, and no more than it holds', () => {
    const first = joinTail([], [line('2', 'b'), line('1', 'a')], 3);
    const next = joinTail(first, [line('3', 'd'), line('2', 'c'), line('2', 'b')], 3);
    expect(next.map(({ line: text }) => text)).toEqual(['d', 'c', 'b']);
    expect(new Set(next.map(({ key }) => key)).size).toBe(3);
    expect(joinTail(next, [line('3', 'd')], 3)).toBe(next);
  });

  test('is asked for by text and by the least level', () => {
    expect(isLineAsked(line('1', 'A slow answer', 'warn'), { level: 'warn', q: 'slow' })).toBe(true);
    expect(isLineAsked(line('1', 'ready'), { level: 'warn' })).toBe(false);
    expect(isLineAsked(line('1', 'down', 'fatal'), { level: 'error' })).toBe(true);
  });
});

describe('a refusal', () => {
  const refusal = (more: object) => ({
    ...{ message: 'No.', code: 'name_taken', status: 400, requestId: undefined, field: undefined, fields: {} },
    ...more,
  });
  const codes = { name: ['name_taken'], purpose: [] };

  test('stands at the field that its code is about, else under the form', () => {
    expect(placeRefusal(refusal({}), codes)('name')).toBe('No.');
    expect(placeRefusal(refusal({}), codes)('')).toBeUndefined();
    expect(placeRefusal(refusal({ code: 'too_busy' }), codes)('')).toBe('No.');
    expect(placeRefusal(refusal({ field: 'purpose', code: 'x' }), codes)('purpose')).toBe('No.');
  });

  test('of an input that breaks the contract stands at each field that it names', () => {
    const details = [
      { path: '/body/name', message: 'must be shorter' },
      { path: '/body/purpose', message: 'must be string' },
    ];
    const at = placeRefusal(refusal({ code: 'invalid_input', fields: { details } }), codes);
    expect([at('name'), at('purpose'), at('')]).toEqual(['must be shorter', 'must be string', undefined]);
  });
});
