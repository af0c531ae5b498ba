import { describedHeaders, withAnswerHeaders } from './answer-headers.ts';
import type { DeclaredError } from './declared-errors.ts';
import { renderTemplate, type ErrorCatalogue, type ErrorEntry } from './error-catalogue.ts';
import { exampleValue } from './example-value.ts';
import { flatten } from './flatten.ts';
import { mapValues, type Json, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';
import { reasonOf } from './statuses.ts';

/** How the refusals of all operations are written down. */
export interface RefusalWriter {
  /** The responses of one operation, by status. */
  responsesOf(errors: readonly DeclaredError[]): JsonObject;
  /** `components.responses`: what {@link responsesOf} refers to so far, by name. */
  readonly shared: JsonObject;
  /** `components.examples`: the refusals as the catalogue spells them, by code. */
  readonly examples: JsonObject;
}

/**
 * Describes refusals with the one `Error` schema, the codes that it may hold and a named example for each. An answer that holds nothing but
 * the root's default refusals of its status, or a code or two as the catalogue spells them, is written once and referred
 * to, under the name of its codes; so is each example of a code that the operation does not spell in its own way.
 */
export function createRefusalWriter(catalogue: ErrorCatalogue, spec: Spec): RefusalWriter {
  const shared: JsonObject = {};
  const shown: JsonObject = {};
  const exampleOf = (error: DeclaredError): Json => {
    if (!isSpelledAs(error, catalogue.get(error.code))) return errorExample(error, catalogue, spec);
    shown[error.code] ??= errorExample(error, catalogue, spec);
    return { $ref: `#/components/examples/${error.code}` };
  };
  const describe = (status: number, errors: readonly DeclaredError[]): JsonObject => {
    const examples = Object.fromEntries(errors.map((error) => [error.code, exampleOf(error)]));
    const description = `${reasonOf(status)}: ${errors.map(({ code }) => code).join(', ')}.`;
    const schema = { $ref: '#/components/schemas/Error' };
    const codes = errors.map(({ code }) => code);
    const response = { description, content: { 'application/json': { schema, examples } }, 'x-error-codes': codes };
    return withAnswerHeaders(status, response, describedHeaders(spec), codes);
  };
  const respond = (status: number, errors: readonly DeclaredError[]): JsonObject => {
    const isPlain =
      errors.length <= mostShared && errors.every((error) => isSpelledAs(error, catalogue.get(error.code)));
    if (!isPlain && errors.some(({ own }) => own)) return describe(status, errors);
    const name = errors.map(({ code }) => pascalCase(code)).join('Or');
    shared[name] ??= describe(status, errors);
    return { $ref: `#/components/responses/${name}` };
  };
  return {
    shared,
    examples: shown,
    responsesOf(errors) {
      const byStatus = Map.groupBy(errors, ({ status }) => status);
      return Object.fromEntries([...byStatus].map(([status, list]) => [String(status), respond(status, list)]));
    },
  };
}

/** Answers of more codes get no name: nobody could read it. */
const mostShared = 2;

function isSpelledAs({ status, error }: DeclaredError, entry: ErrorEntry | undefined): boolean {
  return entry !== undefined && entry.status === status && entry.error === error;
}

function errorExample(error: DeclaredError, catalogue: ErrorCatalogue, spec: Spec): Json {
  const entry = catalogue.get(error.code);
  if (entry === undefined) return {};
  const fields = mapValues(entry.fields, (schema, name) =>
    exampleValue(flatten(schema, { schemas: spec.schemas }), name),
  );
  return {
    summary: entry.meaning,
    value: {
      ok: false,
      error: renderTemplate(error.error, fields),
      code: error.code,
      message: renderTemplate(entry.message, fields),
      ...fields,
    },
  };
}

function pascalCase(code: string): string {
  return code.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
