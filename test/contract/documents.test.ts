import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

type Node = Readonly<Record<string, unknown>>;

interface Document {
  readonly paths: Node;
  readonly components: {
    readonly schemas: Readonly<Record<string, Node>>;
    readonly securitySchemes: Readonly<Record<string, { readonly type: string }>>;
    readonly parameters: Readonly<Record<string, { readonly deprecated?: boolean }>>;
  };
}

interface Answering {
  readonly responses: Readonly<Record<string, { readonly links?: Readonly<Record<string, object>> }>>;
}

/** Every schema with its place; examples and defaults are data. */
function schemasIn(node: unknown, place = '#', isSchema = false): [string, Node][] {
  if (Array.isArray(node)) return node.flatMap((entry, at) => schemasIn(entry, `${place}/${at}`, isSchema));
  if (typeof node !== 'object' || node === null) return [];
  const isNamed = place === '#/components/schemas';
  const below = Object.entries(node).flatMap(([key, value]) =>
    ['example', 'examples', 'default', 'value'].includes(key)
      ? []
      : schemasIn(value, `${place}/${key}`, isSchema || isNamed || key === 'schema'),
  );
  return isSchema && !place.endsWith('/properties') ? [[place, node as Node], ...below] : below;
}

const isNamed = (place: string): boolean => /^#\/components\/schemas\/\w+$/.test(place);

/** What generated clients make of the published documents. */
describe.each(['generated/openapi.json', 'generated/openapi-3.0.json'])('%s', (file) => {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const { schemas, securitySchemes, parameters } = document.components;
  const all = schemasIn(document);

  test('no security scheme makes a client write the token into an address', () => {
    const kinds = Object.values(securitySchemes as Record<string, Node>).map(
      (scheme) => scheme['in'] ?? scheme['type'],
    );
    expect(kinds).toEqual(['http', 'cookie']);
    expect(parameters['QueryToken']).toMatchObject({ in: 'query', deprecated: true });
  });

  test('no choice of flags: generators make enums of them that no compiler takes', () => {
    expect(all.length).toBeGreaterThan(1_000);
    const flags = all.filter(([, { type, enum: values }]) => type === 'boolean' && values !== undefined);
    expect(flags).toEqual([]);
    expect(all.filter(([, schema]) => typeof schema['const'] === 'boolean')).toEqual([]);
  });

  test('objects and choices have names: clients call the others InlineObject1', () => {
    const unnamed = all.filter(([place, { properties, enum: values }]) => {
      const isChoice = Array.isArray(values) && values.length > 1;
      return !isNamed(place) && !place.includes('/multipart') && (properties !== undefined || isChoice);
    });
    expect(unnamed.map(([place]) => place)).toEqual([]);
  });

  test('each constant has a name of its own, for languages in which all share a package', () => {
    const names = all.flatMap(([, schema]) => (schema['x-enum-varnames'] as string[] | undefined) ?? []);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const choices = all.filter(([place, { enum: values }]) => isNamed(place) && values !== undefined);
    expect(choices.filter(([, schema]) => schema['x-enum-varnames'] === undefined)).toEqual([]);
  });

  test('no name is that of the constructor of another: New and its name, in Go', () => {
    const clashes = Object.keys(schemas).filter((name) => name.startsWith('New') && name.slice(3) in schemas);
    expect(clashes).toEqual([]);
  });

  test('links name the body of their call elsewhere: openapi-generator takes a text alone', () => {
    const answers = Object.values(document.paths as Record<string, Record<string, Answering>>)
      .flatMap((item) => Object.values(item))
      .flatMap(({ responses }) => Object.values(responses));
    const links = answers.flatMap((answer) => Object.values(answer.links ?? {}));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => 'requestBody' in link)).toEqual([]);
  });

  test('no schema knows null alone, and a file has no length in characters', () => {
    const alone = all.filter(([place, { type }]) => type === 'null' && !/\/(?:anyOf|oneOf)\/\d+$/.test(place));
    expect(alone).toEqual([]);
    const files = all.filter(([, { format, maxLength }]) => format === 'binary' && maxLength !== undefined);
    expect(files).toEqual([]);
  });
});
