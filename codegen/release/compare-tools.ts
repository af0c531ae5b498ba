import { arrayAt, isObject, objectAt, textOf, type JsonObject } from '../json.ts';
import { compareNamed, compareSchemas, type Comparison } from './compare-schemas.ts';
import { resolved } from './published.ts';

/** Reports what an agent that knows the tools of `before` cannot cope with in `after`. */
export function compareTools(before: JsonObject, after: JsonObject, run: Comparison): void {
  const now = toolsOf(after);
  for (const [name, tool] of toolsOf(before)) {
    const other = now.get(name);
    if (other === undefined) run.report(name, 'the tool was removed');
    else compareTool(tool, other, name, run);
  }
  compareNamed('ToolRefusal', before, after, run);
}

function toolsOf(document: JsonObject): Map<string, JsonObject> {
  return new Map(
    arrayAt(document['methods'], 'methods').map((entry) => {
      const tool = objectAt(entry, 'method');
      return [textOf(tool['name']), tool];
    }),
  );
}

function compareTool(before: JsonObject, after: JsonObject, name: string, run: Comparison): void {
  const listed = (tool: JsonObject, lookup: Comparison['before']): Map<string, JsonObject> =>
    new Map(
      arrayAt(tool['params'], name).map((entry) => {
        const parameter = resolved(entry, lookup);
        return [textOf(parameter['name']), parameter];
      }),
    );
  const [old, now] = [listed(before, run.before), listed(after, run.after)];
  for (const [key, parameter] of old) {
    const other = now.get(key);
    if (other === undefined) run.report(`${name}/${key}`, 'was removed');
    else compareSchemas(parameter['schema'] ?? {}, other['schema'] ?? {}, 'sent', `${name}/${key}`, run);
  }
  for (const [key, parameter] of now) {
    if (parameter['required'] === true && old.get(key)?.['required'] !== true)
      run.report(`${name}/${key}`, 'became required');
  }
  const [result, resultNow] = [resolved(before['result'], run.before), resolved(after['result'], run.after)];
  compareSchemas(result['schema'] ?? {}, resultNow['schema'] ?? {}, 'received', `${name}/result`, run);
  for (const kind of deniedNow(before, after)) run.report(name, `no longer admits ${kind}`);
}

/** Kinds of callers that were admitted and are not any more. */
function deniedNow(before: JsonObject, after: JsonObject): string[] {
  const isDenied = (tool: JsonObject, kind: string): boolean => {
    const audience = objectAt(objectAt(tool['x-tool'], 'x-tool')['audience'], 'audience')[kind];
    return isObject(audience) && audience['list'] === 'never';
  };
  return ['user', 'node'].filter((kind) => isDenied(after, kind) && !isDenied(before, kind));
}
