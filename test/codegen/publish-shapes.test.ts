import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../codegen/json.ts';
import { publishShapes } from '../../codegen/publish-shapes.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const orNull = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: 'null' }] });

const named: JsonObject = {
  Id: { type: 'string', description: 'An id.', maxLength: 9 },
  NullableId: { description: 'An id, or null.', ...orNull(ref('Id')) },
  Alias: { ...ref('Id'), pattern: '^a' },
  Mood: { type: 'string', enum: ['good', 'very-bad'] },
  Speed: { type: 'string', enum: ['slow', 'fast'], default: 'slow' },
  Dog: { type: 'object', properties: { type: { type: 'string', const: 'dog' } } },
  Cat: { type: 'object', properties: { type: { type: 'string', const: 'cat' } } },
  Name: { anyOf: [{ type: 'string' }, { type: 'number' }] },
};

/** What becomes of one schema that names the others. */
function published(schema: JsonObject): JsonObject {
  const paths = { '/': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } };
  const bundle = publishShapes({ paths, components: { schemas: named } });
  return JSON.parse(JSON.stringify(bundle)).paths['/'].get.responses[200].content['application/json']
    .schema as JsonObject;
}

describe('publishShapes', () => {
  test.each([
    ['a flag of one value is a flag', { type: 'boolean', const: true }, { type: 'boolean' }],
    [
      'a number of one value',
      { type: 'integer', const: 1 },
      { type: 'integer', minimum: 1, maximum: 1, format: 'int32' },
    ],
    ['a named choice with a default', ref('Speed'), { ...ref('Speed'), default: 'slow' }],
    [
      'a value or null',
      orNull({ type: 'integer', minimum: 1 }),
      { type: ['integer', 'null'], minimum: 1, format: 'int64' },
    ],
    [
      'a named value or null stands at its place',
      ref('NullableId'),
      { type: ['string', 'null'], description: 'An id, or null.', maxLength: 9 },
    ],
    ['an alias is what it names', ref('Alias'), { ...(named['Id'] as JsonObject), pattern: '^a' }],
    ['a named choice or null stays named', orNull(ref('Mood')), orNull(ref('Mood'))],
    ['text or number or null is any value', { description: 'x', ...orNull(ref('Name')) }, { description: 'x' }],
    [
      'a union of shapes that name themselves',
      { anyOf: [ref('Dog'), ref('Cat')] },
      {
        oneOf: [ref('Dog'), ref('Cat')],
        discriminator: {
          propertyName: 'type',
          mapping: { dog: ref('Dog')['$ref'] as string, cat: ref('Cat')['$ref'] as string },
        },
      },
    ],
    [
      'a union in which two have one name stays',
      { anyOf: [ref('Dog'), ref('Dog')] },
      { anyOf: [ref('Dog'), ref('Dog')] },
    ],
    ['a file has no length', { type: 'string', format: 'binary', maxLength: 5 }, { type: 'string', format: 'binary' }],
  ] as [string, JsonObject, JsonObject][])('%s', (_what, schema, expected) => {
    expect(published(schema)).toEqual(expected);
  });

  test('names the constants of choices and of single values, and drops what nobody names any more', () => {
    const whole = publishShapes({
      paths: {
        '/': { get: { responses: { 200: { content: { json: { schema: { anyOf: [ref('Mood'), ref('Dog')] } } } } } } },
      },
      components: { schemas: named },
    });
    const { schemas } = whole['components'] as { schemas: Record<string, JsonObject> };
    expect(Object.keys(schemas)).toEqual(['Dog', 'Mood']);
    expect(schemas['Mood']!['x-enum-varnames']).toEqual(['MOOD_GOOD', 'MOOD_VERY_BAD']);
    expect(schemas['Dog']!['properties']).toMatchObject({ type: { 'x-enum-varnames': ['DOG_TYPE'] } });
  });
});
