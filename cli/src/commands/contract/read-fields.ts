import { readFileSync } from 'node:fs';
import type { ContractField, FieldType } from '../../generated/contract.ts';
import { CliError, UsageError } from '../../parts/cli-errors.ts';

/** What a call is given, by the names of its fields. */
export type Input = Record<string, unknown>;

/** Where values come from that do not stand on the command line. */
export interface Sources {
  /** `--input`: a file with a JSON object, or `-` for stdin. */
  readonly input?: string | undefined;
  readonly readStdin: () => Promise<string>;
}

const form = /^([A-Za-z_][\w-]*)(:=|=|@)([\s\S]*)$/;

/**
 * The input of a call: the object of `--input`, and over it the fields. `name=value` takes the type from the contract,
 * `name:=JSON` says it itself, `name@file` holds the text of a file (`-` is stdin). A field that takes a list may come
 * several times.
 *
 * @param flag how a field is given, for refusals
 * @throws UsageError a field is not known, missing, or not what the contract takes
 */
export async function readFields(
  given: readonly string[],
  fields: readonly ContractField[],
  { input, readStdin }: Sources,
  flag: string,
): Promise<Input> {
  const read: Input = input === undefined ? {} : parseObject(await readText(input, readStdin), '--input');
  const lists = new Set<string>();
  for (const text of given) {
    const [, name = '', sign = '', value = ''] = form.exec(text) ?? [];
    if (name === '') throw new UsageError(`"${text}" is no field`, `Give ${flag} name=value, name:=JSON or name@file`);
    const field = findField(name, fields, flag);
    const is = field.kinds.includes('file') ? value : await valueOf(field, sign, value, readStdin);
    if (sign !== ':=' && field.kinds.includes('array') && !Array.isArray(is)) {
      read[name] = [...(lists.has(name) ? (read[name] as unknown[]) : []), is];
      lists.add(name);
    } else read[name] = is;
  }
  return read;
}

/** @throws UsageError a field is missing that the call needs */
export function requireFields(input: Input, fields: readonly ContractField[], flag: string): void {
  const missing = fields.filter(({ name, required }) => required === true && input[name] === undefined);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  throw new UsageError(`needs ${names}`, missing.map(({ name, about }) => `${flag} ${name}=…  ${about}`).join('\n  '));
}

function findField(name: string, fields: readonly ContractField[], flag: string): ContractField {
  const found = fields.find((field) => field.name === name);
  if (found !== undefined) return found;
  const known = fields.map((field) => field.name).join(', ');
  throw new UsageError(`takes no ${name}`, known === '' ? `It takes no ${flag} at all` : `It takes ${known}`);
}

async function valueOf(
  field: ContractField,
  sign: string,
  text: string,
  readStdin: () => Promise<string>,
): Promise<unknown> {
  if (sign === ':=') return parseJson(text, field.name);
  return coerce(sign === '@' ? await readText(text, readStdin) : text, field, field.name);
}

/** A text as the type that a field takes. @throws UsageError it is none */
export function coerce(text: string, { kinds, choices, items }: FieldType, name: string): unknown {
  const takes = (...wanted: readonly string[]): boolean => kinds.some((kind) => wanted.includes(kind));
  if (text === 'null' && takes('null')) return null;
  if (takes('integer', 'number') && /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(text) && !takes('string'))
    return Number(text);
  if (takes('boolean') && /^(true|false)$/.test(text) && !takes('string')) return text === 'true';
  if (takes('array') && text.startsWith('[')) return parseJson(text, name);
  if (takes('object') && text.startsWith('{')) return parseJson(text, name);
  if (takes('array') && items !== undefined) return coerce(text, items, name);
  if (takes('string')) {
    if (choices === undefined || choices.includes(text)) return text;
    throw new UsageError(`${name} is not "${text}"`, `It is one of ${choices.join(', ')}`);
  }
  throw new UsageError(`${name} is not "${text}"`, `It takes ${describeKinds(kinds)}`);
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  object: 'a JSON object',
  array: 'a list',
  file: 'a file',
};

/** The types of a field in words: `text or null`. */
export function describeKinds(kinds: readonly string[]): string {
  const told = kinds.map((kind) => words[kind] ?? kind);
  return told.length < 2 ? (told[0] ?? '') : `${told.slice(0, -1).join(', ')} or ${told.at(-1)}`;
}

async function readText(file: string, readStdin: () => Promise<string>): Promise<string> {
  if (file === '-') return readStdin();
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CliError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

function parseObject(text: string, name: string): Input {
  const value = parseJson(text, name);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Input;
  throw new UsageError(`${name} holds no JSON object`);
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`${name} is no JSON: ${(error as Error).message}`);
  }
}
