import { toolErrorCodes, type DeclaredError } from './declared-errors.ts';
import { isViolation } from './error-catalogue.ts';
import type { ErrorCatalogue } from './error-catalogue.ts';
import { arrayAt, textOf, isObject, objectAt, type JsonObject } from './json.ts';
import { lintDescriptions } from './lint-descriptions.ts';
import { lintGivenExamples } from './lint-examples.ts';
import { lintExtensions } from './lint-extensions.ts';
import { lintReferences } from './lint-references.ts';
import { lintNext, lintTools } from './lint-tools.ts';
import { lintMcp } from './mcp-parts.ts';
import type { Spec } from './spec.ts';
import { listMethods, type Tool } from './tools.ts';
import { listResponses, type Operation } from './operations.ts';
import { lintRequestTexts, requestViolations, toolViolations } from './validator-schemas.ts';

/** Problems of everything that each piece of the contract must say by itself. */
export function lintContract(
  spec: Spec,
  operations: readonly Operation[],
  tools: readonly Tool[],
  errors: Readonly<Record<string, readonly DeclaredError[]>>,
  catalogue: ErrorCatalogue,
): string[] {
  return [
    ...lintExtensions(spec.openapi, 'openapi.yaml#'),
    ...lintExtensions(spec.openrpc, 'mcp-openrpc.json#'),
    ...lintExtensions(spec.parameters, 'parameters'),
    ...lintExtensions(spec.schemas, 'schemas'),
    ...lintExtensions(spec.events, 'events.yaml#'),
    ...lintReferences(spec),
    ...lintDescriptions(spec, operations),
    ...operations.flatMap(lintGivenExamples),
    ...lintNames(operations, spec),
    ...lintRequestTexts(operations, tools, spec),
    ...operations.flatMap((operation) => lintOperation(operation, spec, errors[operation.id] ?? [], catalogue)),
    ...tools.flatMap((tool) => lintTool(tool, spec, catalogue)),
    ...lintTools(tools),
    ...lintNext(tools, catalogue),
    ...lintMcp(spec, tools),
    ...(isObject(spec.schemas['Error']) ? [] : ['schemas: the schema Error is missing']),
  ];
}

function lintNames(operations: readonly Operation[], spec: Spec): string[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const { id, place } of operations) {
    if (!/^[a-z][A-Za-z0-9]{1,49}$/.test(id))
      problems.push(`${place}: operationId must be camelCase, at most 50 letters`);
    if (seen.has(id)) problems.push(`${place}: operationId ${id} is taken by ${seen.get(id) ?? ''}`);
    seen.set(id, place);
  }
  const names = new Set<string>();
  for (const method of listMethods(spec)) {
    const name = textOf(method['name']);
    if (names.has(name)) problems.push(`mcp-openrpc.json: method ${name} is there twice`);
    names.add(name);
  }
  return problems;
}

function lintOperation(
  operation: Operation,
  spec: Spec,
  errors: readonly DeclaredError[],
  catalogue: ErrorCatalogue,
): string[] {
  const { source, place } = operation;
  const problems: string[] = [];
  if (source['x-access'] === undefined) problems.push(`${place}: x-access is missing`);
  if (listResponses(operation).length === 0) problems.push(`${place}: describes no answer`);
  const inPath = [...operation.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
  const declared = operation.parameters.filter((entry) => entry['in'] === 'path').map((entry) => entry['name']);
  for (const name of inPath) if (!declared.includes(name ?? '')) problems.push(`${place}: {${name}} is not declared`);
  for (const name of declared) {
    if (!inPath.includes(textOf(name))) problems.push(`${place}: ${textOf(name)} is not in the path`);
  }
  for (const parameter of operation.parameters) {
    if (parameter['in'] === 'path' && parameter['required'] !== true) {
      problems.push(`${place}: ${textOf(parameter['name'])} in the path must be required`);
    }
  }
  const codes = new Set(errors.map((error) => error.code));
  for (const [at, code] of Object.entries(requestViolations(operation, spec))) {
    problems.push(...lintViolation(`${place}: x-violation ${at}`, code, codes, catalogue));
  }
  for (const code of deniedWith(source)) {
    if (!codes.has(code)) problems.push(`${place}: denies with ${code}, which its x-errors lacks`);
  }
  return problems;
}

function lintViolation(
  place: string,
  code: string,
  declared: ReadonlySet<string>,
  catalogue: ErrorCatalogue,
): string[] {
  if (!declared.has(code)) return [`${place} names ${code}, which its x-errors lacks`];
  const entry = catalogue.get(code);
  return entry === undefined || isViolation(entry)
    ? []
    : [`${place} names ${code}, whose fields a keyword cannot fill`];
}

/** Codes of `x-access.deny` and `x-rate-limit.code`. */
function deniedWith(source: JsonObject): string[] {
  const access = source['x-access'];
  const limit = source['x-rate-limit'];
  const deny = isObject(access) && isObject(access['deny']) ? Object.values(access['deny']) : [];
  const limited = isObject(limit) && limit['code'] !== undefined ? [limit['code']] : [];
  return [...deny, ...limited].map(textOf);
}

function lintTool(tool: Tool, spec: Spec, catalogue: ErrorCatalogue): string[] {
  const codes = toolErrorCodes(tool.source['x-errors'], tool.place, catalogue);
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9_]*$/.test(tool.name)) problems.push(`${tool.place}: a tool's name is snake_case`);
  for (const [at, code] of Object.entries(toolViolations(tool, spec))) {
    problems.push(...lintViolation(`${tool.place}: x-violation ${at}`, code, new Set(codes), catalogue));
  }
  const members = objectAt(tool.result['properties'], `${tool.place} result`);
  for (const name of arrayAt(tool.face['dropOnReplay'], `${tool.place} dropOnReplay`)) {
    if (!(textOf(name) in members)) problems.push(`${tool.place}: drops ${textOf(name)}, which its result lacks`);
  }
  const audience = objectAt(tool.face['audience'], `${tool.place} audience`);
  for (const entry of Object.values(audience)) {
    const deny = isObject(entry) ? entry['deny'] : undefined;
    if (deny !== undefined && !codes.includes(textOf(deny))) {
      problems.push(`${tool.place}: denies with ${textOf(deny)}, which its x-errors lacks`);
    }
  }
  return problems;
}
