import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';
import { measureToolLists } from './tool-lists.ts';
import type { ListCost } from './tool-lists.ts';

let hub: TestHub;
let costs: ListCost[];
beforeAll(async () => {
  hub = await startTestHub();
  costs = await measureToolLists(hub);
});
afterAll(() => hub.close());

const at = (kind: string, level: string): ListCost =>
  costs.find((cost) => cost.kind === kind && cost.level === level) as ListCost;

describe('the price of tools/list in tokens', () => {
  test.each(['user', 'node'])('the list of a %s', (kind) => {
    const { wire, model } = at(kind, 'default');
    expect(wire).toBeLessThanOrEqual(15_000);
    expect(model).toBeLessThanOrEqual(9_000);
  });

  test.each(['user', 'node'])('the essential list of a %s', (kind) => {
    const { tools, wire } = at(kind, 'essential');
    expect(tools.length).toBeGreaterThan(0);
    expect(tools.length).toBeLessThanOrEqual(12);
    expect(wire).toBeLessThanOrEqual(2_500);
  });

  test('each level holds the one before', () => {
    for (const kind of ['user', 'node']) {
      const levels = ['essential', 'default', 'all', 'extended'].map((level) =>
        at(kind, level).tools.map(({ name }) => name),
      );
      levels.slice(1).forEach((names, index) => expect(names).toEqual(expect.arrayContaining(levels[index] ?? [])));
    }
  });
});

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
}

/** The places where a listed schema asks for what the full one does not; both say nothing beyond `Shape`. */
function stricter(listed: Shape, full: Shape, place: string): string[] {
  const { type, properties = {}, required = [], items, ...further } = listed;
  return [
    ...Object.keys(further).map((keyword) => `${place}: ${keyword}`),
    ...(type === undefined || type === full.type ? [] : [`${place}: type ${type}`]),
    ...required.filter((name) => !full.required?.includes(name)).map((name) => `${place}: requires ${name}`),
    ...Object.entries(properties).flatMap(([name, below]) =>
      stricter(below, full.properties?.[name] ?? {}, `${place}/${name}`),
    ),
    ...(items === undefined ? [] : stricter(items, full.items ?? {}, `${place}/items`)),
  ];
}

describe('the listed form (rule tools-listed-form)', () => {
  interface Entry {
    readonly name: string;
    readonly inputSchema: Shape;
    readonly outputSchema: Shape;
  }
  const read = (name: string): Entry[] =>
    JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8')) as Entry[];
  const full = read('mcp-tools.json');
  const listed = read('mcp-tools-list.json');

  test('has every tool of the contract, in its order', () => {
    expect(listed.map(({ name }) => name)).toEqual(full.map(({ name }) => name));
  });

  test('of a result never asks for more than the contract does', () => {
    const faults = listed.flatMap(({ name, outputSchema }, index) =>
      stricter(outputSchema, (full[index] as Entry).outputSchema, name),
    );
    expect(faults).toEqual([]);
  });

  test('keeps every parameter, and which of them are required', () => {
    listed.forEach(({ inputSchema }, index) => {
      const whole = (full[index] as Entry).inputSchema;
      expect(Object.keys(inputSchema.properties ?? {})).toEqual(Object.keys(whole.properties ?? {}));
      expect(inputSchema.required).toEqual(whole.required);
    });
  });
});
