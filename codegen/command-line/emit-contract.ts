import type { DeclaredError } from '../declared-errors.ts';
import { isObject, textOf, type Json, type JsonObject } from '../json.ts';
import {
  answersJson,
  formBody,
  isCredential,
  isUpload,
  jsonBody,
  listResponses,
  type Operation,
} from '../operations.ts';
import { resolve, type ClientOperation } from '../clients/calls.ts';
import { literal } from '../print-data.ts';
import { printModule } from '../print-ts.ts';
import type { Spec } from '../spec.ts';
import type { Tool } from '../tools.ts';
import { describeField } from './field-kinds.ts';

/** What the command line knows of the contract. */
export interface ContractFacts {
  readonly spec: Spec;
  readonly operations: readonly Operation[];
  readonly plain: readonly ClientOperation[];
  readonly tools: readonly Tool[];
  /** By operationId. */
  readonly declared: Readonly<Record<string, readonly DeclaredError[]>>;
  /** By tool name. */
  readonly toolErrors: Readonly<Record<string, readonly string[]>>;
}

const types = `
/** A type that a value of a field may have. */
export type FieldKind = 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'object' | 'array' | 'file';

/** What a field takes. */
export interface FieldType {
  readonly kinds: readonly FieldKind[];
  /** The texts that it may be, where these are all. */
  readonly choices?: readonly string[];
  /** What its items are, where it takes a list. */
  readonly items?: FieldType;
}

/** A field of an operation, wherever it travels, or an argument of a tool. */
export interface ContractField extends FieldType {
  readonly name: string;
  readonly about: string;
  readonly required?: true;
}

export interface ContractOperation {
  readonly id: string;
  /** What it is about; operations of one topic stand together. */
  readonly topic: string;
  /** \`POST /api/task\` */
  readonly place: string;
  readonly summary: string;
  readonly about: string;
  /** Kinds of caller that it answers. */
  readonly callers: readonly string[];
  /** How it is called: as JSON, as an upload, as a file, as a stream of events, or as the tool door. */
  readonly form: 'json' | 'upload' | 'file' | 'events' | 'door';
  /** Takes an idempotency key. */
  readonly keyed?: true;
  /** Answers a page of a list. */
  readonly paged?: true;
  readonly fields: readonly ContractField[];
  /** Codes that it refuses with, besides those that every operation has. */
  readonly errors: readonly string[];
}

export interface ContractTool {
  readonly name: string;
  readonly summary: string;
  readonly about: string;
  readonly keyed?: true;
  readonly fields: readonly ContractField[];
  readonly errors: readonly string[];
}
`;

/** The text of `cli/src/generated/contract.ts`: the whole contract as \`ahub api\` and \`ahub tool\` need it. */
export async function emitContract(facts: ContractFacts): Promise<string> {
  const operations = facts.operations.map((operation) => operationOf(operation, facts));
  const tools = facts.tools.map((tool) => toolOf(tool, facts));
  return printModule(types, [
    `export const operations: readonly ContractOperation[] = ${literal(operations)};`,
    `export const tools: readonly ContractTool[] = ${literal(tools)};`,
  ]);
}

function operationOf(operation: Operation, { spec, plain, declared }: ContractFacts): Json {
  const { id, place, source } = operation;
  const known = plain.find((entry) => entry.id === id);
  const access = isObject(source['x-access']) ? source['x-access'] : {};
  const keyed = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  return {
    id,
    topic: Array.isArray(source['tags']) ? textOf(source['tags'][0]) : '',
    place,
    ...wordsOf(source),
    callers: access['callers'] ?? [],
    form: formOf(operation),
    ...(keyed ? { keyed } : {}),
    ...(known?.rows === undefined ? {} : { paged: true }),
    fields: fieldsOf(operation, spec),
    errors: (declared[id] ?? []).filter(({ own }) => own).map(({ code }) => code),
  };
}

function toolOf({ name, source, face, params }: Tool, { spec, toolErrors }: ContractFacts): Json {
  const keyed = params.some((param) => param.name === 'idempotency_key' || param.name === 'meta');
  const about = face['description'] ?? source['description'];
  return {
    name,
    ...wordsOf({ ...source, ...(about === undefined ? {} : { description: about }) }),
    ...(keyed ? { keyed } : {}),
    fields: params.map((param) => describeField(param.name, param.schema, param.required, spec)),
    errors: [...(toolErrors[name] ?? [])],
  };
}

function wordsOf({ summary, description }: JsonObject): JsonObject {
  return { summary: oneLine(summary), about: oneLine(description) };
}

function formOf(operation: Operation): string {
  if (operation.path === '/mcp') return 'door';
  if (isUpload(operation)) return 'upload';
  if (answersJson(operation)) return 'json';
  const media = listResponses(operation).flatMap((response) => (response.status < 300 ? response.media : []));
  return media.includes('text/event-stream') ? 'events' : 'file';
}

/** Path, query, body and form fields under one roof; what travels in headers has options of its own. */
function fieldsOf(operation: Operation, spec: Spec): Json[] {
  const travelling = operation.parameters
    .filter((parameter) => /^(path|query)$/.test(textOf(parameter['in'])) && !isCredential(parameter))
    .map((parameter) => {
      const schema = isObject(parameter['schema']) ? parameter['schema'] : {};
      const description = parameter['description'] ?? resolve(schema, spec)['description'] ?? '';
      const required = parameter['required'] === true;
      return describeField(textOf(parameter['name']), { ...resolve(schema, spec), description }, required, spec);
    });
  const held = resolve(formBody(operation) ?? jsonBody(operation)?.schema ?? {}, spec);
  const required = Array.isArray(held['required']) ? held['required'] : [];
  const properties = isObject(held['properties']) ? held['properties'] : {};
  const body = Object.entries(properties).map(([name, schema]) =>
    describeField(name, schema, required.includes(name), spec),
  );
  const names = new Set(travelling.map((field) => textOf(isObject(field) ? field['name'] : '')));
  return [...travelling, ...body.filter((field) => !names.has(textOf(isObject(field) ? field['name'] : '')))];
}

function oneLine(text: Json | undefined): string {
  return typeof text === 'string' ? text.trim().replaceAll(/\s+/g, ' ') : '';
}
