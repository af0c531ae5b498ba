import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { lookUp, refOf } from './components.ts';
import { isObject, mapValues, objectAt, type Json, type JsonObject } from './json.ts';
import { mapSchema } from './schema-walk.ts';

/** Problems of every example in the bundle that does not fit the schema it stands beside. */
export function lintExamples(bundle: JsonObject): string[] {
  const components = objectAt(bundle['components'], 'components');
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'hub:bundle', components: { schemas: components['schemas'] ?? {} } });
  const problems: string[] = [];
  const check = (schema: Json, value: Json, place: string): void => {
    const validate = ajv.compile(absolute(schema) as AnySchema);
    if (validate(value)) return;
    const fault = validate.errors?.[0];
    problems.push(`${place}: example does not fit: ${fault?.instancePath ?? ''} ${fault?.message ?? ''}`);
  };
  visit(bundle, '', components, check);
  return problems;
}

type Check = (schema: Json, value: Json, place: string) => void;

function visit(node: Json, place: string, components: JsonObject, check: Check): void {
  if (Array.isArray(node)) return node.forEach((entry, index) => visit(entry, `${place}/${index}`, components, check));
  if (!isObject(node)) return;
  const schema = node['schema'];
  if (isObject(schema)) {
    for (const [name, value] of besideSchema(node, components)) check(schema, value, `${place}/${name}`);
    insideSchema(schema, `${place}/schema`, check);
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'schemas' && isObject(value)) {
      for (const [name, entry] of Object.entries(value)) insideSchema(entry, `${place}/schemas/${name}`, check);
    } else if (!['schema', 'example', 'examples', 'value'].includes(key)) {
      visit(value, `${place}/${key}`, components, check);
    }
  }
}

function besideSchema(node: JsonObject, components: JsonObject): [string, Json][] {
  const found: [string, Json][] = node['example'] === undefined ? [] : [['example', node['example']]];
  if (!isObject(node['examples'])) return found;
  for (const [name, entry] of Object.entries(node['examples'])) {
    const ref = refOf(entry);
    const example = ref === undefined ? entry : lookUp(components as Record<string, JsonObject>, ref[0], ref[1]);
    if (isObject(example) && example['value'] !== undefined) found.push([`examples/${name}`, example['value']]);
  }
  return found;
}

function insideSchema(schema: Json, place: string, check: Check): void {
  mapSchema(
    schema,
    (found, at) => {
      const examples = Array.isArray(found['examples']) ? found['examples'] : [];
      const all = [...examples, ...(found['example'] === undefined ? [] : [found['example']])];
      for (const value of all) check(found, value, at);
      if (found['default'] !== undefined) check(found, found['default'], `${at} default`);
      return found;
    },
    place,
  );
}

/** References into the bundle as the validator knows it. */
function absolute(schema: Json): Json {
  return mapSchema(schema, (found) =>
    mapValues(found, (value, key) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `hub:bundle${value}` : value,
    ),
  );
}
