import { isObject, mapValues, objectAt, objectEntries, type Json, type JsonObject } from './json.ts';
import { refuseIfAny } from './spec-error.ts';

/** One condition of `errors.yaml`. */
export interface ErrorEntry {
  readonly code: string;
  /** The stable number: status × 100 + serial, or the JSON-RPC number of a protocol fault. */
  readonly number: number;
  /** HTTP status. */
  readonly status: number;
  /** The `error` text on REST, a template over the fields. */
  readonly error: string;
  /** The `error` text of a tool. */
  readonly tool: string;
  /** The `message` template. */
  readonly message: string;
  /** What a caller of tools should call next; empty where the message says it. A tool's message ends with it. */
  readonly next: string;
  readonly meaning: string;
  /** True for a JSON-RPC protocol fault. */
  readonly isProtocol: boolean;
  /** Schemas of the further keys of the answer, by name. */
  readonly fields: JsonObject;
  /** Fields that may be left out. */
  readonly optional: readonly string[];
  /** Why the schema says only a part of the condition, so that a request which keeps it may be refused; empty where it says all. */
  readonly beyondSchema: string;
}

export type ErrorCatalogue = ReadonlyMap<string, ErrorEntry>;

const keys = [
  'number',
  'rpc',
  'status',
  'error',
  'tool',
  'message',
  'next',
  'meaning',
  'fields',
  'optional',
  'beyond_schema',
];

/** What every refusal carries. */
const own = ['ok', 'error', 'code', 'message'];

/** Reads `errors.yaml`. Throws a `SpecError` for unknown keys, bad or repeated numbers, unknown placeholders. */
export function readErrors(source: JsonObject): ErrorCatalogue {
  const problems: string[] = [];
  const catalogue = new Map<string, ErrorEntry>();
  const numbers = new Map<number, string>();
  for (const [code, raw] of objectEntries(source, 'errors.yaml')) {
    if (code.startsWith('x-')) continue;
    const entry = readEntry(code, withMeanings(raw, source['x-fields']), problems);
    const before = entry.isProtocol ? undefined : numbers.get(entry.number);
    if (before !== undefined) problems.push(`errors.yaml#/${code}: number ${entry.number} is taken by ${before}`);
    numbers.set(entry.number, code);
    catalogue.set(code, entry);
  }
  refuseIfAny(problems);
  return catalogue;
}

/** An entry whose fields say what `x-fields` tells of their names. */
function withMeanings(raw: JsonObject, meanings: Json | undefined): JsonObject {
  const { fields } = raw;
  if (!isObject(fields)) return raw;
  const known = isObject(meanings) ? meanings : {};
  const described = mapValues(fields, (schema, name) => {
    const meaning = known[name];
    return isObject(schema) && isObject(meaning) && schema['$ref'] === undefined
      ? { ...schema, ...meaning, ...schema }
      : schema;
  });
  return { ...raw, fields: described };
}

function readEntry(code: string, raw: JsonObject, problems: string[]): ErrorEntry {
  const place = `errors.yaml#/${code}`;
  const text = (key: string, fallback: string): string => (typeof raw[key] === 'string' ? raw[key] : fallback);
  const problem = (what: string): number => problems.push(`${place}: ${what}`);
  if (!/^[a-z][a-z0-9_]*$/.test(code)) problem('a code is snake_case');
  for (const key of Object.keys(raw)) if (!keys.includes(key)) problem(`unknown key ${key}`);
  const isProtocol = raw['rpc'] !== undefined;
  const number = raw[isProtocol ? 'rpc' : 'number'];
  if (typeof number !== 'number' || !Number.isInteger(number)) problem('needs an integer `number` (or `rpc`)');
  const serial = typeof number === 'number' ? number : 0;
  const status = typeof raw['status'] === 'number' ? raw['status'] : isProtocol ? 400 : Math.floor(serial / 100);
  if (status < 400 || status > 599) problem(`status ${status} is not an error status`);
  const fields = objectAt(raw['fields'], `${place}/fields`);
  const listed = Array.isArray(raw['optional']) ? raw['optional'].filter((name) => typeof name === 'string') : [];
  const marked = Object.keys(fields).filter((name) => isObject(fields[name]) && fields[name]['optional'] === true);
  if (/\/\*|\*\//.test(text('meaning', ''))) problem('its meaning would end or begin a comment of generated code');
  for (const name of own) if (name in fields) problem(`${name} is no name for a field`);
  const error = text('error', code);
  const entry: ErrorEntry = {
    code,
    number: serial,
    status,
    error,
    tool: text('tool', error),
    message: text('message', text('meaning', code)),
    next: text('next', ''),
    meaning: text('meaning', code),
    isProtocol,
    fields: mapValues(fields, withoutOptional),
    optional: [...listed, ...marked],
    beyondSchema: text('beyond_schema', ''),
  };
  for (const template of [entry.error, entry.tool, entry.message, entry.next]) {
    for (const name of placeholders(template)) if (!(name in fields)) problem(`{${name}} is not one of its fields`);
  }
  return entry;
}

function withoutOptional(field: Json): Json {
  if (!isObject(field)) return field;
  const { optional: _, ...schema } = field;
  return schema;
}

/** The names in braces of a text template. */
function placeholders(template: string): string[] {
  return [...template.matchAll(/\{([a-z_][a-z0-9_]*)\}/g)].map((match) => match[1] ?? '');
}

/** The field that a broken keyword can fill in, where the condition needs that one and no other. */
export function namedField({ fields, optional }: ErrorEntry): 'field' | 'limit' | undefined {
  const [name, ...more] = Object.keys(fields).filter((field) => !optional.includes(field));
  return more.length === 0 && (name === 'field' || name === 'limit') ? name : undefined;
}

/** Whether a broken keyword can say all that the condition needs. */
export function isViolation(entry: ErrorEntry): boolean {
  return namedField(entry) !== undefined || Object.keys(entry.fields).every((name) => entry.optional.includes(name));
}

/** A text template with example values in the place of its fields. */
export function renderTemplate(template: string, values: JsonObject): string {
  return template.replace(/\{([a-z_][a-z0-9_]*)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'string' ? value : JSON.stringify(value);
  });
}
