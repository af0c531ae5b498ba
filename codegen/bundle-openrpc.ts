import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { createRequire } from 'node:module';
import { closure } from './components.ts';
import { toolErrorCodes } from './declared-errors.ts';
import type { ErrorCatalogue, ErrorEntry } from './error-catalogue.ts';
import { flatten } from './flatten.ts';
import { arrayAt, isObject, mapValues, objectAt, textAt, without, type Json, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';
import { notice } from './print-ts.ts';
import { refuseIfAny } from './spec-error.ts';
import { toolSchema, toolSchemas } from './tool-schemas.ts';
import { listMethods } from './tools.ts';

/**
 * The tool contract as one OpenRPC 1.4 document: schemas in the tool subset, refusals as `errors`.
 *
 * @param refusals the schemas of what a refused call returns, which no method refers to
 */
export function bundleOpenRpc(spec: Spec, catalogue: ErrorCatalogue, refusals: JsonObject): JsonObject {
  const schemas = toolSchemas({ ...spec.schemas, ...refusals });
  const source = objectAt(spec.openrpc['components'], 'mcp-openrpc.json#/components');
  const descriptors = mapValues(objectAt(source['contentDescriptors'], 'contentDescriptors'), (entry) =>
    descriptor(entry, spec.schemas),
  );
  const used = new Set<string>();
  const methods = listMethods(spec).map((method) => {
    const codes = toolErrorCodes(method['x-errors'], textAt(method['name'], 'method name'), catalogue);
    codes.forEach((code) => used.add(code));
    return bundleMethod(method, codes, spec.schemas);
  });
  const errors = Object.fromEntries(
    [...catalogue.values()].filter((entry) => used.has(entry.code)).map((entry) => [entry.code, errorObject(entry)]),
  );
  const unmentioned = Object.keys(refusals).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const needed = closure([methods, descriptors, unmentioned], { schemas, contentDescriptors: descriptors, errors });
  return {
    ...without(spec.openrpc, 'methods', 'components', 'info', 'x-extensions'),
    info: { ...objectAt(spec.openrpc['info'], 'mcp-openrpc.json#/info'), 'x-generated': notice },
    'x-extensions': spec.openrpc['x-extensions'] ?? [toolExtension],
    methods,
    components: { contentDescriptors: descriptors, errors, schemas: needed['schemas'] ?? {} },
  };
}

function bundleMethod(method: JsonObject, codes: readonly string[], schemas: JsonObject): JsonObject {
  const params = arrayAt(method['params'], 'params').map((entry) => descriptor(entry, schemas));
  const errors = codes.map((code) => ({ $ref: `#/components/errors/${code}` }));
  const { 'x-errors': _, 'x-tool': face, ...kept } = method;
  return {
    ...kept,
    params,
    ...(method['result'] === undefined ? {} : { result: descriptor(method['result'], schemas) }),
    ...(errors.length > 0 ? { errors } : {}),
    ...(face === undefined ? {} : { 'x-tool': face }),
  };
}

function descriptor(entry: Json, schemas: JsonObject): Json {
  if (!isObject(entry) || entry['schema'] === undefined) return entry;
  return { ...entry, schema: toolSchema(entry['schema'], schemas) };
}

function errorObject(entry: ErrorEntry): JsonObject {
  if (entry.isProtocol) return { code: entry.number, message: entry.message };
  return { code: entry.number, message: entry.tool, data: { ok: false, error: entry.tool, code: entry.code } };
}

/** The bundle with every reference replaced by what it names, as the OpenRPC Router takes it. */
export function flattenOpenRpc(bundle: JsonObject): JsonObject {
  const components = objectAt(bundle['components'], 'components') as Record<string, JsonObject>;
  const info = without(objectAt(bundle['info'], 'info'), 'x-generated');
  const methods = arrayAt(bundle['methods'], 'methods').map((method) =>
    flatten(without(objectAt(method, 'method'), 'x-tool'), components),
  );
  return { ...without(bundle, 'x-extensions', 'components', 'info', 'methods'), info, methods };
}

/** Throws a `SpecError` unless `document` is an OpenRPC 1.4 document. */
export function validateOpenRpc(document: JsonObject): void {
  const read = createRequire(import.meta.url);
  const meta = read('@json-schema-tools/meta-schema') as { default: JsonObject };
  const main = read('@open-rpc/spec/1_4/schema.json') as JsonObject;
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(meta.default, 'https://meta.json-schema.tools');
  const validate = ajv.compile(main);
  if (validate(document)) return;
  refuseIfAny((validate.errors ?? []).map((fault) => `mcp-openrpc.json${fault.instancePath}: ${fault.message ?? ''}`));
}

const toolExtension: JsonObject = {
  openrpcExtension: '0.0.0-development',
  name: 'x-tool',
  version: '1.0.0',
  summary: 'MCP face of a method',
  description: 'Present on every method that is also a tool.',
  restricted: ['methodObject'],
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['group', 'audience', 'unknownParams', 'annotations'],
    properties: {
      group: { type: 'string' },
      audience: { type: 'object' },
      unknownParams: { enum: ['reject', 'ignore'] },
      annotations: { type: 'object' },
      hideInNodeModes: { type: 'array' },
      hideUnderEnforce: { type: 'boolean' },
      dropOnReplay: { type: 'array' },
      essential: { type: 'boolean' },
      listed: { type: 'object' },
      check: { type: 'object' },
    },
  },
};
