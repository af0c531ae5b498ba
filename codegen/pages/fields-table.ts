import { arrayAt, isObject, textOf, type Json } from '../json.ts';
import { escapeHtml, proseHtml } from './layout.ts';

/** One row of a table of fields. */
export interface Field {
  readonly name: string;
  readonly schema: Json;
  readonly required: boolean;
  readonly description: string;
}

type Schemas = Readonly<Record<string, Json>>;

/** The fields of an object schema, references followed; empty for any other schema. */
export function fieldsOf(schema: Json | undefined, schemas: Schemas): Field[] {
  const known = follow(schema, schemas);
  if (!isObject(known) || !isObject(known['properties'])) return [];
  const required = arrayAt(known['required'], 'required');
  return Object.entries(known['properties']).map(([name, entry]) => ({
    name,
    schema: entry,
    required: required.includes(name),
    description: descriptionOf(entry, schemas),
  }));
}

/** What a schema says of itself. */
export function descriptionOf(schema: Json, schemas: Schemas): string {
  const own = isObject(schema) ? schema['description'] : undefined;
  const named = follow(schema, schemas);
  return textOf(own ?? (isObject(named) ? named['description'] : undefined) ?? '');
}

/** A table of fields, required ones marked. */
export function printFields(caption: string, fields: readonly Field[], schemas: Schemas): string {
  if (fields.length === 0) return '';
  const rows = fields.map(({ name, schema, required, description }) => {
    const mark = required ? ' <span class="required">required</span>' : '';
    const type = escapeHtml(typeText(schema, schemas));
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${mark}</th><td><code class="type">${type}</code></td><td>${proseHtml(description)}</td></tr>`;
  });
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
}

/** A schema in a few words: `string or null`, `"low" | "high"`, `array of object`. */
export function typeText(schema: Json, schemas: Schemas, depth = 0): string {
  const known = follow(schema, schemas);
  if (!isObject(known) || depth > 3) return 'any';
  const choices = known['anyOf'] ?? known['oneOf'];
  if (Array.isArray(choices)) return unique(choices.map((entry) => typeText(entry, schemas, depth + 1))).join(' or ');
  if (known['const'] !== undefined) return JSON.stringify(known['const']);
  if (Array.isArray(known['enum'])) return known['enum'].map((value) => JSON.stringify(value)).join(' | ');
  const { type } = known;
  if (type === 'array') return `array of ${typeText(known['items'] ?? {}, schemas, depth + 1)}`;
  if (Array.isArray(type)) return type.map(textOf).join(' or ');
  return type === undefined ? 'any' : textOf(type);
}

function follow(schema: Json | undefined, schemas: Schemas): Json | undefined {
  const ref = isObject(schema) ? schema['$ref'] : undefined;
  return typeof ref === 'string' ? follow(schemas[ref.split('/').at(-1) ?? ''], schemas) : schema;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
