import { flatten } from './flatten.ts';
import { isObject, objectAt, type Json, type JsonObject } from './json.ts';
import { listedInput, listedOutput } from './listed-form.ts';
import type { Spec } from './spec.ts';
import { refuseIfAny } from './spec-error.ts';
import { lintToolSchema, toolSchema, toolSchemas } from './tool-schemas.ts';
import { paramsSchema, type Tool } from './tools.ts';

/**
 * The tools as MCP describes them, with their whole schemas, inlined. Throws a `SpecError` naming every schema outside the
 * subset that MCP clients understand.
 */
export function toolsInFull(tools: readonly Tool[], spec: Spec): JsonObject[] {
  const schemas = toolSchemas(spec.schemas);
  const flat = (schema: Json): Json => flatten(toolSchema(schema, spec.schemas), { schemas });
  const problems: string[] = [];
  const entries = tools.map((tool) => {
    const inputSchema = flat(paramsSchema(tool));
    const outputSchema = flat(tool.result);
    problems.push(...lintToolSchema(inputSchema, `${tool.place} params`, 'input'));
    problems.push(...lintToolSchema(outputSchema, `${tool.place} result`, 'output'));
    const title = tool.source['summary'] ?? tool.name;
    const description = tool.source['description'] ?? title;
    const annotations = objectAt(tool.face['annotations'], `${tool.place} annotations`);
    return { name: tool.name, title, description, inputSchema, outputSchema, annotations };
  });
  refuseIfAny(problems);
  return entries;
}

/** The entries of MCP `tools/list`: the same tools in the short form of `listedInput` and `listedOutput`. */
export function toolsList(full: readonly JsonObject[], tools: readonly Tool[], spec: Spec): JsonObject[] {
  const explained = sharedTexts(spec);
  return full.map((entry, index) => ({
    ...entry,
    inputSchema: listedInput(
      objectAt(entry['inputSchema'], 'inputSchema'),
      explained,
      objectAt(tools[index]?.face['listed'], 'x-tool.listed'),
    ),
    outputSchema: listedOutput(objectAt(entry['outputSchema'], 'outputSchema')),
  }));
}

/** Descriptions of the parameters that many tools share; the server's instructions explain them once. */
function sharedTexts(spec: Spec): Map<string, string> {
  const components = objectAt(spec.openrpc['components'], 'mcp-openrpc.json#/components');
  const shared = Object.values(objectAt(components['contentDescriptors'], 'contentDescriptors'));
  return new Map(
    shared.flatMap((entry) => {
      const { name, description } = isObject(entry) ? entry : {};
      return typeof name === 'string' && typeof description === 'string' ? [[name, description] as const] : [];
    }),
  );
}
