import { flatten } from './flatten.ts';
import { objectAt, type Json, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';
import { refuseIfAny } from './spec-error.ts';
import { lintToolSchema, toolSchema, toolSchemas } from './tool-schemas.ts';
import { paramsSchema, type Tool } from './tools.ts';

/**
 * The entries of MCP `tools/list`, schemas inlined. Throws a `SpecError` naming every schema outside the subset that
 * MCP clients understand.
 */
export function toolsList(tools: readonly Tool[], spec: Spec): JsonObject[] {
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
