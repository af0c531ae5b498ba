import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

/** Numbers that no list, page or number has, for every numeric parameter and argument of the contract. */
const beyond = ['1e400', '-1e400', 'Infinity', '-Infinity', 'NaN', '1e308', '1e21', '1.5', '99999999999999999999'];

let hub: TestHub;
let user: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
  user = await hub.registerUser();
});
afterAll(() => hub.close());

const read = (file: string): Loose =>
  JSON.parse(readFileSync(new URL(`../../generated/${file}`, import.meta.url), 'utf8'));

/** Operations with the numeric parameters of their query. */
function numericQueries(): [operation: string, method: string, path: string, name: string][] {
  const document = read('openapi.json');
  const resolved = (schema: Loose): Loose =>
    schema?.$ref === undefined ? schema : document.components.schemas[schema.$ref.split('/').at(-1)];
  return Object.entries<Loose>(document.paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) =>
      [...(item.parameters ?? []), ...(item[method]?.parameters ?? [])]
        .map((one: Loose) =>
          one.$ref === undefined ? one : document.components.parameters[one.$ref.split('/').at(-1)],
        )
        .filter((one: Loose) => item[method] !== undefined && one.in === 'query')
        .filter((one: Loose) => ['integer', 'number'].includes(resolved(one.schema)?.type))
        .map((one: Loose): [string, string, string, string] => [
          item[method].operationId,
          method.toUpperCase(),
          path.replaceAll(/\{(\w+)\}/g, 'someone'),
          one.name,
        ]),
    ),
  );
}

describe('numbers of the query', () => {
  test('the contract has some', () => expect(numericQueries().length).toBeGreaterThan(5));

  test.each(numericQueries())('400: %s of %s %s refuses an impossible %s', async (operation, method, path, name) => {
    for (const value of beyond) {
      const { status, body } = await hub.api(method, `${path}?${name}=${value}`, { token: user.token });
      expect([operation, name, value, status, body.ok]).toEqual([operation, name, value, 400, false]);
    }
  });
});

describe('numbers among arguments', () => {
  const numeric = (schema: Loose): boolean =>
    ['integer', 'number'].includes(schema.type) || (schema.anyOf ?? []).some(numeric);
  const tools: [tool: string, argument: string][] = read('mcp-tools.json').flatMap(({ tool = {}, ...entry }: Loose) => {
    const { name, inputSchema } = tool.name === undefined ? entry : tool;
    return Object.entries<Loose>(inputSchema.properties ?? {})
      .filter(([, schema]) => numeric(schema))
      .map(([argument]) => [name, argument]);
  });

  test('the contract has some', () => expect(tools.length).toBeGreaterThan(5));

  test.each(tools)('%s: an impossible %s is a refusal or a fault of the arguments', async (tool, argument) => {
    for (const value of ['1e400', '-1e400', '1e21']) {
      const body = `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"${tool}","arguments":{"${argument}":${value}}}}`;
      const answer = (await hub.api('POST', '/mcp', { token: user.token, body })).body;
      expect([tool, argument, answer.id]).toEqual([tool, argument, 7]);
      if (answer.error === undefined) expect(answer.result.isError).toBe(true);
      else expect(answer.error.code).toBe(-32602);
    }
  });
});
