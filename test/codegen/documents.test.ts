import { beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { validateOpenRpc } from '../../codegen/bundle-openrpc.ts';
import { findDrift } from '../../codegen/find-drift.ts';
import { generate } from '../../codegen/generate.ts';
import type { JsonObject } from '../../codegen/json.ts';
import { changedFixture, fixture } from './fixture-copy.ts';

let files: Map<string, string>;
const json = (name: string): JsonObject => JSON.parse(files.get(name) ?? '{}') as JsonObject;
const at = (node: unknown, ...keys: (string | number)[]): unknown =>
  keys.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], node);

beforeAll(async () => {
  files = await generate(fixture);
});

describe('drift', () => {
  test('the same contract gives the same bytes', async () => {
    expect(findDrift(await generate(fixture), files)).toEqual([]);
  });

  test('changed, missing and extra files are named', () => {
    const committed = new Map(files).set('errors.ts', 'edited').set('left-over.ts', '');
    committed.delete('routes.ts');
    expect(findDrift(files, committed)).toEqual(['errors.ts', 'left-over.ts', 'routes.ts']);
  });

  test('every module says where it begins that it is generated', () => {
    const modules = [...files].filter(([name]) => !name.endsWith('.json'));
    for (const [, text] of modules) {
      const [first] = text.replace(/^<!doctype html>\n/, '').split('\n');
      expect(first).toMatch(/^(?:\/\/|#|<!--) Generated .* `make generate`. Do not edit/);
    }
    for (const name of ['openapi.json', 'mcp-openrpc.json']) {
      expect(at(json(name), 'info', 'x-generated')).toMatch(/Do not edit/);
    }
  });
});

describe.each(['openapi', 'openapi-3.0'])('%s.yaml', (name) => {
  test.each(['1.1', '1.2'] as const)('says what the JSON document says, read as YAML %s', (version) => {
    const text = files.get(`${name}.yaml`) ?? '';
    expect(parse(text, { version, maxAliasCount: 0 })).toEqual(json(`${name}.json`));
    const published = (end: string): string => readFileSync(`generated/${name}.${end}`, 'utf8');
    expect(parse(published('yaml'), { version, maxAliasCount: 0 })).toEqual(JSON.parse(published('json')));
  });
});

describe('openapi.json', () => {
  test('holds one Error answer for each refused status, with an example for each code', () => {
    const answers = at(json('openapi.json'), 'paths', '/api/cards', 'post', 'responses') as JsonObject;
    expect(Object.keys(answers)).toEqual(['201', '400', '401', '403', '429', '500']);
    const content = at(answers, '400', 'content', 'application/json');
    expect(at(content, 'schema')).toEqual({ $ref: '#/components/schemas/Error' });
    expect(Object.keys(at(content, 'examples') as object)).toEqual([
      'title_required',
      'title_too_long',
      'invalid_input',
    ]);
    expect(at(answers, '403', 'content', 'application/json', 'examples', 'human_only', 'value', 'error')).toBe(
      'people only',
    );
  });

  test('x-refusals names what the schema says in part only', async () => {
    const refusals = (bundle: JsonObject): unknown => at(bundle, 'paths', '/api/cards', 'post', 'x-refusals');
    expect(refusals(json('openapi.json'))).toEqual({ human_only: 'people only' });
    const marked = changedFixture({
      'errors.yaml': ['meaning: Long title.', 'meaning: Long title., beyond_schema: Letters have several widths.'],
    });
    const bundle = JSON.parse((await generate(marked)).get('openapi.json') ?? '{}') as JsonObject;
    expect(refusals(bundle)).toEqual({ title_too_long: 'title_too_long', human_only: 'people only' });
  });

  test('types a refusal as one union: its code, and every field that some code carries', () => {
    const { Error: refusal, ErrorCode: codes } = at(json('openapi.json'), 'components', 'schemas') as JsonObject;
    expect(at(codes, 'enum')).toEqual([
      ...['unauthenticated', 'too_many', 'internal', 'invalid_input', 'title_required', 'title_too_long', 'human_only'],
      'card_not_found',
    ]);
    expect(at(refusal, 'required')).toEqual(['ok', 'error', 'code']);
    expect(Object.keys(at(refusal, 'properties') as object)).toEqual(['ok', 'error', 'code', 'message', 'card_id']);
    expect(at(refusal, 'properties', 'code')).toEqual({ $ref: '#/components/schemas/ErrorCode' });
    expect(at(refusal, 'properties', 'card_id')).toEqual({
      type: 'string',
      description: 'Of card_not_found.',
      'x-error-codes': ['card_not_found'],
    });
    const answers = at(json('openapi.json'), 'paths', '/api/cards', 'post', 'responses');
    expect(at(answers, '400', 'x-error-codes')).toEqual(['title_required', 'title_too_long', 'invalid_input']);
    const tools = at(json('mcp-openrpc.json'), 'components', 'schemas');
    expect(at(tools, 'ToolErrorCode', 'enum')).toEqual(['human_only', 'card_not_found']);
    expect(at(tools, 'ToolRefusal', 'properties', 'code')).toEqual({ $ref: '#/components/schemas/ToolErrorCode' });
  });

  test('writes the default refusals of a status once, and those of a single code', () => {
    const answers = at(json('openapi.json'), 'paths', '/api/cards', 'post', 'responses') as JsonObject;
    expect(answers['401']).toEqual({ $ref: '#/components/responses/Unauthenticated' });
    const shared = at(json('openapi.json'), 'components', 'responses') as JsonObject;
    expect(Object.keys(shared)).toEqual(['CardNotFound', 'Internal', 'TooMany', 'Unauthenticated']);
    expect(at(shared, 'Unauthenticated', 'description')).toBe('Unauthenticated: unauthenticated.');
  });

  test('fills the templates of error texts', () => {
    const place = at(json('openapi.json'), 'paths', '/api/cards/{card_id}', 'delete', 'responses', '404');
    expect(place).toEqual({ $ref: '#/components/responses/CardNotFound' });
    const answer = at(json('openapi.json'), 'components', 'responses', 'CardNotFound');
    const shown = at(answer, 'content', 'application/json', 'examples', 'card_not_found');
    expect(shown).toEqual({ $ref: '#/components/examples/card_not_found' });
    expect(at(json('openapi.json'), 'components', 'examples', 'card_not_found', 'value')).toEqual({
      ok: false,
      error: 'card_not_found',
      code: 'card_not_found',
      message: 'No card some_card_id.',
      card_id: 'some_card_id',
    });
  });

  test('keeps header parameters and shows strict bodies', () => {
    const document = json('openapi.json');
    expect(at(document, 'paths', '/api/cards', 'post', 'parameters', 0, 'name')).toBe('Idempotency-Key');
    expect(at(document, 'components', 'schemas', 'CardInput', 'additionalProperties')).toBe(false);
  });
});

describe('openapi-3.0.json', () => {
  test('knows nothing newer than 3.0 and no extensions but the names, meanings and codes that generators read', () => {
    const text = files.get('openapi-3.0.json') ?? '';
    expect(text).not.toMatch(
      /"x-(?!enum-varnames|enum-descriptions|error-codes)|"const"|"type": \[|"type": "null"|"examples": \[/,
    );
    expect(at(json('openapi-3.0.json'), 'openapi')).toBe('3.0.3');
  });

  test('says null and bounds in the old way', () => {
    const document = json('openapi-3.0.json');
    const card = at(document, 'components', 'schemas', 'Card', 'properties');
    expect(at(card, 'due')).toEqual({ type: 'string', description: 'When it is due.', maxLength: 20, nullable: true });
    const choice = [{ $ref: '#/components/schemas/CardPriority' }];
    const mood = { type: 'string', allOf: choice, nullable: true, description: 'How it feels.' };
    expect(at(card, 'mood')).toEqual(mood);
    const weight = at(document, 'components', 'schemas', 'CardInput', 'properties', 'weight');
    expect(weight).toMatchObject({ type: 'integer', minimum: 0, exclusiveMinimum: true, format: 'int64' });
  });
});

describe('errors.md', () => {
  const section = (code: string): string =>
    (files.get('errors.md') ?? '').split(/^##+ /m).find((part) => part.startsWith(`${code}\n`)) ?? '';

  test('tells of every code when it comes, in which words, and from where', () => {
    expect(section('card_not_found')).toBe(
      [
        'card_not_found\n',
        '- Number 40401, status 404, error `card_not_found`; over tools `card not found`',
        '- When: No such card.',
        '- Message: No card {card_id}.',
        '- A tool adds: Call move_card with another card_id.',
        '- Fields: `card_id`',
        '- Operations: `deleteCard`',
        '- Tools: `move_card`\n\n',
      ].join('\n'),
    );
    expect(section('human_only')).toContain('`createCard` (as 403 `people only`)');
    expect(section('unauthenticated')).toContain('- Operations: every operation\n');
  });

  test('lists the faults of the protocol apart', () => {
    expect(section('Protocol faults')).toContain('| -32602 |');
  });
});

describe('the OpenRPC documents', () => {
  test('are OpenRPC 1.4, bundled and flat', () => {
    validateOpenRpc(json('mcp-openrpc.json'));
    validateOpenRpc(json('mcp-openrpc.flat.json'));
    expect(files.get('mcp-openrpc.flat.json')).not.toMatch(/\$ref|"x-/);
  });

  test('declare x-tool, list refusals, and say null as a branch', () => {
    const document = json('mcp-openrpc.json');
    expect(at(document, 'x-extensions', 0, 'name')).toBe('x-tool');
    expect(at(document, 'methods', 0, 'errors', 0)).toEqual({ $ref: '#/components/errors/card_not_found' });
    expect(at(document, 'components', 'errors', 'card_not_found')).toEqual({
      code: 40401,
      message: 'card not found',
      data: { ok: false, error: 'card not found', code: 'card_not_found' },
    });
    const due = at(document, 'components', 'schemas', 'Card', 'properties', 'due');
    expect(due).toMatchObject({ anyOf: [{ type: 'string', maxLength: 20 }, { type: 'null' }] });
  });

  test('the tools list is inlined, valid, and closed only where unknown names are refused', () => {
    const list = JSON.parse(files.get('mcp-tools.json') ?? '[]') as JsonObject[];
    expect(list.map((tool) => tool['name'])).toEqual(['move_card']);
    expect(JSON.stringify(list)).not.toContain('$ref');
    const input = at(list, 0, 'inputSchema');
    expect(at(input, 'type')).toBe('object');
    expect(at(input, 'additionalProperties')).toBe(false);
    expect(at(input, 'anyOf')).toBeUndefined();
    const ajv = new Ajv2020();
    addFormats.default(ajv);
    expect(ajv.compile(input as object)({ card_id: 'c_1', step: 2 })).toBe(true);
  });
});

describe('the vocabulary', () => {
  test('enums have a list and a type', () => {
    expect(files.get('enums.ts')).toContain("export const cardPriorities = ['high', 'normal'] as const;");
  });

  test('errors know their fields, numbers and spellings', () => {
    const text = files.get('errors.ts') ?? '';
    expect(text).toMatch(/card_not_found: \{\s+card_id: string;/);
    expect(text).toContain('title_required: undefined;');
    expect(text).toContain("human_only: { status: 403, error: 'people only' }");
    expect(text).toMatch(/rpc_invalid_params: \{\s+number: -32602/);
  });

  test('defaults are optional on the wire and present for handlers', () => {
    const text = files.get('rest.ts') ?? '';
    expect(text).toMatch(/ {2}CardInput: \{[^]*?priority\?: 'high'/);
    expect(text).toMatch(/createCard: \{[^]*?body: \{[^]*?priority: 'high'/);
    expect(text).toMatch(/listCards: \{[^]*?limit: number;/);
  });

  test('routes are split into segments', () => {
    expect(files.get('routes.ts')).toContain("segments: ['api', 'cards', { param: 'card_id' }]");
    expect(files.get('routes.ts')).toContain("rateLimit: { limit: 5, windowSeconds: 60, per: 'user' }");
  });
});
