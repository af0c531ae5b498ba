import { lookUp, refOf } from './components.ts';
import { arrayAt, isObject, objectAt, textAt, type Json, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';

/** One parameter of a tool. */
export interface ToolParam {
  readonly name: string;
  readonly required: boolean;
  /** The parameter's schema; the descriptor's description is put into it when it has none. */
  readonly schema: JsonObject;
}

/** One OpenRPC method that is also an MCP tool. */
export interface Tool {
  readonly name: string;
  readonly place: string;
  readonly source: JsonObject;
  readonly face: JsonObject;
  readonly params: readonly ToolParam[];
  readonly result: JsonObject;
}

/** All tools (methods with `x-tool`) in the order of the document. */
export function listTools(spec: Spec): Tool[] {
  return listMethods(spec).flatMap((source) => {
    const face = source['x-tool'];
    if (!isObject(face)) return [];
    const name = textAt(source['name'], 'mcp-openrpc.json method name');
    const place = `tool ${name}`;
    const params = arrayAt(source['params'], place).map((param) => readParam(param, spec, place));
    const result = objectAt(objectAt(source['result'], `${place} result`)['schema'], `${place} result schema`);
    return [{ name, place, source, face, params, result }];
  });
}

/** All methods of the OpenRPC document, tools or not. */
export function listMethods(spec: Spec): JsonObject[] {
  return arrayAt(spec.openrpc['methods'], 'mcp-openrpc.json#/methods').map((entry) => objectAt(entry, 'a method'));
}

function readParam(entry: Json, spec: Spec, place: string): ToolParam {
  const ref = refOf(entry);
  const shared = objectAt(
    objectAt(spec.openrpc['components'], 'components')['contentDescriptors'],
    'contentDescriptors',
  );
  const source = ref === undefined ? objectAt(entry, place) : lookUp({ contentDescriptors: shared }, ref[0], ref[1]);
  const name = textAt(source['name'], `${place} parameter name`);
  const schema = objectAt(source['schema'], `${place} parameter ${name}`);
  const description = source['description'];
  return {
    name,
    required: source['required'] === true,
    schema: schema['description'] === undefined && description !== undefined ? { ...schema, description } : schema,
  };
}

/** The arguments of a tool as one object schema; unknown names are refused where the tool says so. */
export function paramsSchema(tool: Tool): JsonObject {
  const required = tool.params.filter((param) => param.required).map((param) => param.name);
  return {
    type: 'object',
    properties: Object.fromEntries(tool.params.map((param) => [param.name, param.schema])),
    ...(required.length > 0 ? { required } : {}),
    ...(tool.face['unknownParams'] === 'reject' ? { additionalProperties: false } : {}),
  };
}
