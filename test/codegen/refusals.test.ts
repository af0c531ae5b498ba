import { describe, expect, test } from '@jest/globals';
import { generate } from '../../codegen/generate.ts';
import { changedFixture, fixture, problemsOf } from './fixture-copy.ts';

type Change = Readonly<Record<string, readonly [string, string]>>;

const cards = 'paths/cards.yaml';
const tools = 'tools/cards.json';

// Spelled in parts, because no file of the repository may hold such a citation.
const decision = ['decision', 'C6'].join(' ');
const seed = ['seed', '001'].join(' ');
const toolDoor = ['tool', 'door'].join('-');

const refused: readonly (readonly [title: string, change: Change, problem: RegExp])[] = [
  ['an unknown extension', { [cards]: ['x-strict: true', 'x-strong: true'] }, /x-strong is not one of the known ext/],
  ['an extension of another shape', { [cards]: ['scope: self', 'scope: mine'] }, /x-access: scope must be one of/],
  ['a rate limit of another shape', { [cards]: ['per: user', 'per: planet'] }, /x-rate-limit: per must be/],
  [
    'one name for two schemas',
    { 'schemas/shared.yaml': ['Error:', 'Card: {}\nError:'] },
    /the name Card is already taken/,
  ],
  ['an error code that is not in the catalogue', { [cards]: ['[card_not_found]', '[card_lost]'] }, /names card_lost/],
  ['a tool error code that is not in the catalogue', { [tools]: ['["card_not_found",', '["card_lost",'] }, /card_lost/],
  [
    'a refusal that says nothing to do',
    { 'errors.yaml': ['\n  next: Call move_card with another card_id.', ''] },
    /card_not_found: says neither in its message nor in next/,
  ],
  ['a next call that there is not', { 'errors.yaml': ['Call move_card', 'Call list_decks'] }, /next names list_decks/],
  ['a hint that is missing', { [tools]: ['"openWorldHint": false', '"title": "x"'] }, /openWorldHint is missing/],
  [
    'a tool that only reads and may not be repeated',
    { [tools]: ['"readOnlyHint": false', '"readOnlyHint": true'] },
    /what only reads destroys nothing/,
  ],
  [
    'a listed parameter that the tool does not take',
    { [tools]: ['"unknownParams"', '"listed": { "mood": {} }, "unknownParams"'] },
    /lists mood, which is no parameter of it/,
  ],
  ['one number for two codes', { 'errors.yaml': ['40002', '40003'] }, /number 40003 is taken by title_required/],
  ['a placeholder without a field', { 'errors.yaml': ['{card_id}.', '{card}.'] }, /\{card\} is not one of its fields/],
  ['one operationId for two operations', { [cards]: ['Id: createCard', 'Id: listCards'] }, /listCards is taken by GET/],
  ['an operationId in another spelling', { [cards]: ['Id: createCard', 'Id: create_card'] }, /must be camelCase/],
  [
    'a violation that the operation does not answer',
    { [cards]: ['title_too_long, ', ''] },
    /maxLength names title_too_long/,
  ],
  [
    'a violation whose fields a keyword cannot fill in',
    { 'errors.yaml': ['meaning: Long title.', 'meaning: Long title., fields: { by: { type: integer } }'] },
    /maxLength names title_too_long, whose fields a keyword cannot fill/,
  ],
  [
    'a replay that drops what the result lacks',
    { [tools]: ['"unknownParams"', '"dropOnReplay": ["advice"], "unknownParams"'] },
    /move_card: drops advice, which its result lacks/,
  ],
  ['a denial that the operation does not answer', { [cards]: ['node: human_only', 'node: internal_x'] }, /internal_x/],
  [
    'an operation without access',
    { [cards]: ['    x-access: { callers: [user], scope: self }', ''] },
    /x-access is missing/,
  ],
  [
    'a path parameter that is not declared',
    { [cards]: ['name: card_id', 'name: other'] },
    /\{card_id\} is not declared/,
  ],
  ['an example that does not fit', { [cards]: ['title: Mend the gate', 'title: 5'] }, /example does not fit/],
  ...(
    [
      ['a schema', 'schemas/cards.yaml', '  description: A card.\n', '', /schemas\/Card: has no desc/],
      ['a property', 'schemas/cards.yaml', ', description: What is to be done. }', ' }', /Card\/title: has no desc/],
      ['a value', 'schemas/cards.yaml', ', normal: Some day.', '', /CardPriority: x-enum-descriptions must explain/],
      ['a parameter', cards, ', description: Only open cards.', '', /parameter open: has no desc/],
      [
        'a shared parameter',
        'parameters.yaml',
        '  description: Rows per page.\n',
        '',
        /parameters\/Limit: has no desc/,
      ],
      ['an operation', cards, '    description: Writes a card.\n', '', /POST \/api\/cards: has no desc/],
      ['a tag', 'openapi.yaml', ', description: Cards of a board.', '', /tag cards: has no desc/],
    ] as const
  ).map(
    ([what, file, found, put, problem]) =>
      [`${what} that does not say what it means`, { [file]: [found, put] }, problem] as const,
  ),
  [
    'a property whose shape has another meaning elsewhere',
    {
      'schemas/cards.yaml': [
        '    weight:',
        "    hue: { $ref: 'shared.yaml#/Word' }\n    tint: { $ref: 'shared.yaml#/Word' }\n    weight:",
      ],
      'schemas/shared.yaml': ['Error:', 'Word: { type: string, description: A word. }\nError:'],
    },
    /CardInput\/tint: has no description/,
  ],
  [
    'a description that is no sentence',
    { [cards]: ['Id of the card.', 'the card'] },
    /card_id: its description is not/,
  ],
  [
    'a body without an example',
    { [cards]: ['          example: { title: Mend the gate }\n', ''] },
    /body: application\/json has no/,
  ],
  [
    'a success without an example',
    { [cards]: ['            examples:\n              one: { value: { ok: true, cards: [] } }\n', ''] },
    /GET \/api\/cards 200: application\/json has no example/,
  ],
  [
    'a parameter without an example',
    { [cards]: [', schema: { type: boolean }, example: true }', ', schema: { type: boolean } }'] },
    /GET \/api\/cards parameter open: has no example/,
  ],
  [
    'a shared parameter without an example',
    { 'parameters.yaml': ['\n  example: 20', ''] },
    /GET \/api\/cards parameter limit: has no example/,
  ],
  [
    'a parameter whose example does not fit',
    { 'parameters.yaml': ['example: 20', 'example: 200'] },
    /parameters.*example does not fit/,
  ],
  ['a document that is not OpenAPI', { 'openapi.yaml': ['license: {', 'licence: {'] }, /openapi.json: [^]*licence/],
  [
    'a shape that holds itself',
    { 'schemas/cards.yaml': ['    weight:', "    twin: { $ref: '#/CardInput' }\n    weight:"] },
    /ircular|recursive/,
  ],
  ['a reference that leads nowhere', { [cards]: ['yaml#/CardInput', 'yaml#/CardOutput'] }, /nothing at schemas\/cards/],
  ['a status both described and refused', { [cards]: ["'201':", "'403':"] }, /403 is both described and in x-errors/],
  [
    'a schema outside the tool subset',
    { 'schemas/cards.yaml': ['maxLength: 20', 'not: {}'] },
    /not is outside the tool subset/,
  ],
  [
    'anyOf at the root of arguments',
    { [tools]: ['"type": "object",\n        "req', '"anyOf": [{}],\n        "req'] },
    /at the root/,
  ],
  ['a method that is not OpenRPC', { 'mcp-openrpc.json': ['"summary": "Answer"', '"summary": 5'] }, /mcp-openrpc.json/],
  [
    'a long text that does not say what becomes of NUL',
    { 'schemas/cards.yaml': ['    weight:', '    note: { type: string, maxLength: 20 }\n    weight:'] },
    /note: a long text that agents write must say x-text: long/,
  ],
  ['an unknown event channel', { 'events.yaml': ['[alias, network]', '[alias, moon]'] }, /unknown channel moon/],
  [
    'a description that cites a paper outside the repository',
    {
      'schemas/cards.yaml': [
        '    weight:',
        `    note: { type: boolean, description: As ${decision} says. }\n    weight:`,
      ],
    },
    /note\/description: cites a paper outside the repository \(decision .6\)/,
  ],
  [
    'a tool description that cites a paper outside the repository',
    { [tools]: ['"summary": "', `"summary": "(${seed}) `] },
    /summary: cites a paper outside the repository \(seed\)/,
  ],
  [
    'an error text that cites a paper outside the repository',
    { 'errors.yaml': ['No such card.', `No such card (${toolDoor}).`] },
    /card_not_found\/meaning: cites a paper outside the repository/,
  ],
  [
    'a default that is never filled',
    {
      'schemas/cards.yaml': [
        '{ type: integer, description: How heavy it is., exclusiveMinimum: 0 }',
        '{ description: How heavy it is., anyOf: [{ type: integer, properties: { a: { description: A., default: 1 } } }] }',
      ],
    },
    /default is ignored/,
  ],
];

describe('the generator refuses', () => {
  test.each(refused)('%s', async (_title, change, problem) => {
    const problems = await problemsOf(() => generate(changedFixture(change)));
    expect(problems.join('\n')).toMatch(problem);
  });
});

test('an answer that an operation describes stands in the place of the default refusals', async () => {
  // 401 comes from `x-errors-default` alone.
  const described = { [cards]: ["'201':", "'401':"] } as const;
  const files = await generate(changedFixture(described));
  const { paths } = JSON.parse(files.get('openapi.json') ?? '{}');
  const { responses } = paths['/api/cards'].post;
  expect(responses['401'].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Card' });
});

test('the fixture itself passes', async () => {
  expect(await problemsOf(() => generate(fixture))).toEqual([]);
});
