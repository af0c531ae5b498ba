import { beforeAll, describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../../codegen/generate.ts';
import { fixture, scratchFolder } from './fixture-copy.ts';

interface Validate {
  (value: unknown): boolean;
  errors?: { keyword: string; instancePath: string }[] | null;
}

interface Modules {
  requestValidators: Record<string, { input?: Validate; body?: Validate }>;
  toolValidators: Record<string, Validate>;
  violations: Record<string, Record<string, string>>;
  responseValidators: Record<string, Record<string, Validate>>;
  toolResultValidators: Record<string, Validate>;
  eventValidators: Record<string, { payload?: Validate; summary?: Validate }>;
}

let made: Modules;
let sources: string[];

beforeAll(async () => {
  const files = await generate(fixture);
  const directory = scratchFolder('validators-');
  const parts = ['validators.js', 'response-validators.js'].map(async (name) => {
    const path = join(directory, name.replace('.js', '.mjs'));
    writeFileSync(path, files.get(name) ?? '');
    return (await import(path)) as Modules;
  });
  sources = ['validators.js', 'response-validators.js'].map((name) => files.get(name) ?? '');
  made = Object.assign({}, ...(await Promise.all(parts))) as Modules;
});

function check(validate: Validate | undefined, value: unknown): boolean | string {
  if (validate === undefined) throw new Error('no validator');
  const passed = validate(value);
  return passed || `${validate.errors?.[0]?.instancePath ?? ''} ${validate.errors?.[0]?.keyword ?? ''}`;
}

describe('request validators', () => {
  test('path and query are coerced and defaults filled', () => {
    const input = { path: {}, query: { open: 'true' } };
    expect(check(made.requestValidators['listCards']?.input, input)).toBe(true);
    expect(input.query).toEqual({ open: true, limit: 20 });
    const bounded = { path: {}, query: { limit: '101' } };
    expect(check(made.requestValidators['listCards']?.input, bounded)).toBe('/query/limit maximum');
    const text = { path: {}, query: { limit: 'many' } };
    expect(check(made.requestValidators['listCards']?.input, text)).toBe('/query/limit type');
  });

  test('bodies get defaults and are never coerced', () => {
    const body = { title: 'Mend' };
    expect(check(made.requestValidators['createCard']?.body, body)).toBe(true);
    expect(body).toEqual({ title: 'Mend', priority: 'normal' });
    expect(check(made.requestValidators['createCard']?.body, { title: 5 })).toBe('/title type');
    expect(check(made.requestValidators['createCard']?.body, { title: 'Mend', weight: '1' })).toBe('/weight type');
  });

  test('an x-strict body refuses unknown keys', () => {
    const body = { title: 'Mend', colour: 'red' };
    expect(check(made.requestValidators['createCard']?.body, body)).toBe(' additionalProperties');
  });

  test('headers are left to the server', () => {
    expect(made.requestValidators['createCard']?.input).toBeUndefined();
  });

  test('violations name the code of a broken keyword', () => {
    expect(made.violations['createCard']).toEqual({
      '/body/title|required': 'title_required',
      '/body/title|minLength': 'title_required',
      '/body/title|maxLength': 'title_too_long',
    });
  });

  test('the length of text counts characters, not code units', () => {
    expect(check(made.requestValidators['createCard']?.body, { title: '🐑'.repeat(20) })).toBe(true);
    expect(check(made.requestValidators['createCard']?.body, { title: '🐑'.repeat(21) })).toBe('/title maxLength');
  });
});

describe('tool validators', () => {
  test('x-tool.check is and-ed to the arguments', () => {
    expect(check(made.toolValidators['move_card'], { card_id: 'c_1' })).toMatch(/required/);
    const args = { card_id: 'c_1', up: 2 };
    expect(check(made.toolValidators['move_card'], args)).toBe(true);
    expect(args).toEqual({ card_id: 'c_1', up: 2, step: 1 });
  });

  test('unknown arguments are refused where the tool says so', () => {
    expect(check(made.toolValidators['move_card'], { card_id: 'c_1', up: 2, left: 1 })).toBe(' additionalProperties');
  });
});

describe('response validators', () => {
  test('know every documented status', () => {
    expect(Object.keys(made.responseValidators['createCard'] ?? {})).toEqual([
      '201',
      '400',
      '401',
      '403',
      '429',
      '500',
    ]);
    expect(check(made.responseValidators['createCard']?.['201'], { id: 'c_1', title: 'Mend', due: null })).toBe(true);
    expect(check(made.responseValidators['createCard']?.['201'], { id: 'c_1' })).toBe(' required');
    const refusal = { ok: false, error: 'title required', code: 'title_required' };
    expect(check(made.responseValidators['createCard']?.['400'], refusal)).toBe(true);
    expect(check(made.responseValidators['createCard']?.['400'], { ...refusal, ok: true })).toBe('/ok const');
    expect(check(made.responseValidators['createCard']?.['400'], { ...refusal, code: 'title required' })).toBe(
      '/code enum',
    );
    expect(check(made.responseValidators['createCard']?.['400'], { ok: false, error: 'x' })).toBe(' required');
  });

  test('know tool results and both faces of events', () => {
    const card = { id: 'c_1', title: 'Mend', priority: 'low' };
    expect(check(made.toolResultValidators['move_card'], { ok: true, card })).toBe('/card/priority enum');
    expect(check(made.eventValidators['card_moved']?.summary, { card_id: 'c_1' })).toBe(true);
    expect(check(made.eventValidators['card_moved']?.payload, { card })).toBe('/card/priority enum');
  });

  test('are named after what they check', () => {
    for (const name of ['rest_createCard_body', 'rest_listCards_input', 'tool_move_card']) {
      expect(sources[0]).toContain(`var ${name} = (`);
    }
  });

  test('need no other module', () => {
    for (const source of sources) expect(source).not.toMatch(/^import |(?<!')require\("/m);
  });
});
