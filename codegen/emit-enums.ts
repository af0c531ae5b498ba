import { isObject, type JsonObject } from './json.ts';
import { literal } from './print-data.ts';
import { printModule } from './print-ts.ts';

/**
 * The text of `generated/enums.ts`: a list and a type for every named schema that is a choice of strings, and a constant
 * for every named schema that says which by `x-limit`.
 */
export async function emitEnums(schemas: JsonObject): Promise<string> {
  const parts = Object.entries(schemas).flatMap(([name, schema]) => {
    if (!isObject(schema)) return [];
    const comment = typeof schema['description'] === 'string' ? `/** ${schema['description'].trim()} */\n` : '';
    const limit = schema['maxLength'] ?? schema['maximum'] ?? schema['maxItems'];
    if (typeof schema['x-limit'] === 'string' && typeof limit === 'number') {
      return [`${comment}export const ${schema['x-limit']} = ${limit};\n`];
    }
    if (schema['type'] !== 'string' || !Array.isArray(schema['enum'])) return [];
    const list = pluralName(name);
    return [
      `${comment}export const ${list} = ${literal(schema['enum'])} as const;\n` +
        `export type ${name} = (typeof ${list})[number];\n`,
    ];
  });
  return printModule(parts.join('\n'));
}

/** `TaskPriority` → `taskPriorities`. */
function pluralName(name: string): string {
  const start = name.charAt(0).toLowerCase() + name.slice(1);
  if (/[^aeiou]y$/.test(start)) return `${start.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(start) ? `${start}es` : `${start}s`;
}
