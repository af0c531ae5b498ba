import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

/** What generated clients make of the published documents. */
describe.each(['generated/openapi.json', 'generated/openapi-3.0.json'])('%s', (file) => {
  const document = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly components: {
      readonly securitySchemes: Readonly<Record<string, { readonly type: string }>>;
      readonly parameters: Readonly<Record<string, { readonly deprecated?: boolean }>>;
    };
  };

  test('no security scheme makes a client write the token into an address', () => {
    expect(Object.values(document.components.securitySchemes)).toEqual([expect.objectContaining({ type: 'http' })]);
    expect(document.components.parameters['QueryToken']).toMatchObject({ in: 'query', deprecated: true });
  });
});
