import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { flatten } from '../../codegen/flatten.ts';
import type { JsonObject } from '../../codegen/json.ts';
import type { ToolName } from '../../generated/tools.ts';

/** The keywords that the generators of valid and of broken values know. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: 'int32';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

/** Says nothing of which values fit. */
const annotations = ['description', 'default'];
const known: Readonly<Record<keyof Schema, true>> = {
  ...{ type: true, enum: true, anyOf: true, minLength: true, maxLength: true, pattern: true, format: true },
  ...{ minimum: true, maximum: true, items: true, minItems: true, maxItems: true, properties: true, required: true },
  ...{ additionalProperties: true, minProperties: true, maxProperties: true },
};

/** An entry of `tools/list`, as it is served. */
export interface ServedTool {
  readonly name: ToolName;
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
}

export const servedTools = JSON.parse(
  readFileSync(new URL('../../generated/mcp-tools.json', import.meta.url), 'utf8'),
) as readonly ServedTool[];

const { components } = JSON.parse(
  readFileSync(new URL('../../generated/mcp-openrpc.json', import.meta.url), 'utf8'),
) as { readonly components: Readonly<Record<string, JsonObject>> };

/** What a refused call returns, as the OpenRPC document says it. */
export const refusalSchema = flatten({ $ref: '#/components/schemas/ToolRefusal' }, components) as Schema;

// Strict, so that a keyword or format that this judge does not know stops the run.
const ajv = new Ajv2020({ strictTypes: false, strictRequired: false, formats: { int32: true, int64: true } });

/** A validator of this test's own, not one of the hub's. */
export const judgeOf = (schema: Schema): ValidateFunction => ajv.compile(schema);

/** Every `keyword` (with its value where only some are known) of a schema that the generators do not know. */
export function unknownKeywords(schema: Schema): string[] {
  const own = Object.entries(schema).flatMap(([keyword, value]) => {
    if (annotations.includes(keyword)) return [];
    if (!(keyword in known)) return [keyword];
    const isKnown =
      keyword === 'type'
        ? typeof value === 'string'
        : keyword === 'format'
          ? value === 'int32'
          : keyword === 'additionalProperties'
            ? typeof value === 'boolean'
            : keyword !== 'enum' || (value as unknown[]).every((item) => typeof item === 'string');
    return isKnown ? [] : [`${keyword}: ${JSON.stringify(value)}`];
  });
  return [...own, ...childrenOf(schema).flatMap(unknownKeywords)];
}

function childrenOf({ properties = {}, items, anyOf = [] }: Schema): Schema[] {
  return [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
}
