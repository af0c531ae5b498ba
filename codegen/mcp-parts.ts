import { arrayAt, isObject, objectAt, objectEntries, textOf, type Json, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';
import type { Tool } from './tools.ts';

const placeholder = /\{(\w+)\}/g;

/** The prompts, resources and instructions of `spec/mcp/`, each list in the order of its file. */
export function mcpParts({ mcp }: Spec): JsonObject {
  const named = (part: string): JsonObject[] =>
    objectEntries(mcp[part], `mcp/${part}.yaml`).map(([name, entry]) => ({ name, ...entry }));
  return { instructions: mcp['instructions'] ?? {}, prompts: named('prompts'), resources: named('resources') };
}

/** Problems of `spec/mcp/`: what it names must be there, and what reads must only read. */
export function lintMcp(spec: Spec, tools: readonly Tool[]): string[] {
  const { instructions, prompts, resources } = mcpParts(spec);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const shown = arrayAt(resources, 'resources').map((entry) => objectAt(entry, 'resource'));
  const addresses = shown.map((entry) => textOf(entry['uri']));
  return [
    ...Object.entries(objectAt(instructions, 'instructions')).flatMap(([kind, text]) =>
      typeof text === 'string' && text.length <= 1000
        ? []
        : [`mcp instructions ${kind}: a text of at most 1000 characters`],
    ),
    ...arrayAt(prompts, 'prompts').flatMap((entry) => lintPrompt(objectAt(entry, 'prompt'), addresses, byName)),
    ...shown.flatMap((entry) => lintResource(entry, byName)),
  ];
}

function lintPrompt(prompt: JsonObject, addresses: readonly string[], tools: ReadonlyMap<string, Tool>): string[] {
  const place = `prompt ${textOf(prompt['name'])}`;
  const args = arrayAt(prompt['arguments'], place).map((entry) => objectAt(entry, place));
  const names = args.map(({ name }) => textOf(name));
  const problems = lintTexts(prompt, place);
  for (const arg of args) {
    problems.push(
      ...lintTexts({ title: '', ...arg }, `${place} ${textOf(arg['name'])}`),
      ...lintSource(arg['complete'], place, tools),
    );
    if ((arg['required'] === true) === (arg['otherwise'] !== undefined)) {
      problems.push(`${place} ${textOf(arg['name'])}: is required, or says what stands there otherwise`);
    }
  }
  const used = placeholders(prompt['messages'] ?? []);
  problems.push(...used.filter((name) => !names.includes(name)).map((name) => `${place}: has no argument ${name}`));
  problems.push(...names.filter((name) => !used.includes(name)).map((name) => `${place}: ${name} is never used`));
  for (const message of arrayAt(prompt['messages'], place)) {
    const content = objectAt(objectAt(message, place)['content'], place);
    const shape = (address: string): string => address.replace(placeholder, '{}');
    const read = content['read'];
    if (read !== undefined && !addresses.map(shape).includes(shape(textOf(read)))) {
      problems.push(`${place}: reads ${textOf(read)}, which is no resource`);
    }
  }
  return problems;
}

function lintResource(resource: JsonObject, tools: ReadonlyMap<string, Tool>): string[] {
  const place = `resource ${textOf(resource['name'])}`;
  const variables = placeholders(resource['uri'] ?? '');
  const args = objectAt(resource['arguments'], place);
  const strange = placeholders(args).filter((name) => !variables.includes(name));
  const completed = Object.entries(objectAt(resource['complete'], place));
  const listed = resource['listed'];
  return [
    ...lintTexts(resource, place),
    ...lintCall(resource['tool'], args, place, tools),
    ...strange.map((name) => `${place}: its address has no {${name}}`),
    ...completed.flatMap(([name, source]) => [
      ...(variables.includes(name) ? [] : [`${place}: completes ${name}, which its address lacks`]),
      ...lintSource(source, place, tools),
    ]),
    ...(isObject(listed) ? lintSource(listed, place, tools) : []),
    ...((listed === 'once') === (variables.length === 0)
      ? []
      : [`${place}: is listed once if nothing in its address varies`]),
  ];
}

function lintTexts(entry: JsonObject, place: string): string[] {
  return ['title', 'description']
    .filter((key) => typeof entry[key] !== 'string')
    .map((key) => `${place}: ${key} is missing`);
}

/** Rows of a tool: it only reads, and its result has them. */
function lintSource(source: Json | undefined, place: string, tools: ReadonlyMap<string, Tool>): string[] {
  if (source === undefined) return [];
  const { tool, arguments: args, rows } = objectAt(source, place);
  const members = objectAt(tools.get(textOf(tool))?.result['properties'], place);
  return [
    ...lintCall(tool, objectAt(args, place), place, tools),
    ...(textOf(rows) in members ? [] : [`${place}: ${textOf(tool)} answers no ${textOf(rows)}`]),
  ];
}

function lintCall(name: Json | undefined, args: JsonObject, place: string, tools: ReadonlyMap<string, Tool>): string[] {
  const tool = tools.get(textOf(name));
  if (tool === undefined) return [`${place}: there is no tool ${textOf(name)}`];
  const hints = objectAt(tool.face['annotations'], place);
  const known = tool.params.map((param) => param.name);
  return [
    ...(hints['readOnlyHint'] === true ? [] : [`${place}: ${tool.name} does not only read`]),
    ...Object.keys(args).flatMap((key) => (known.includes(key) ? [] : [`${place}: ${tool.name} takes no ${key}`])),
  ];
}

/** The names in `{…}` of every text in a value. */
function placeholders(value: Json): string[] {
  if (typeof value === 'string') return [...value.matchAll(placeholder)].map((match) => match[1] ?? '');
  const parts = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return [...new Set(parts.flatMap(placeholders))];
}
