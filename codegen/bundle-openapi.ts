import { describedHeaders, withAnswerHeaders } from './answer-headers.ts';
import { closure } from './components.ts';
import type { DeclaredError } from './declared-errors.ts';
import type { ErrorCatalogue } from './error-catalogue.ts';
import { isObject, mapValues, objectAt, sortKeys, textOf, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';
import { notice } from './print-ts.ts';
import { createRefusalWriter } from './refusal-responses.ts';
import { refusalsBeyondSchema } from './refusals-beyond-schema.ts';
import { refuseIfAny } from './spec-error.ts';
import type { Violations } from './violations.ts';

/**
 * The whole REST contract as one OpenAPI 3.1 document: components that are used, and an answer for every refused
 * status of an operation. An answer that the operation describes itself stands in the place of the default refusals
 * of its status. `x-refusals` says which of its own refusals no schema foretells; `violations` are those that one does.
 * Throws a `SpecError` when one of its own refusals needs a status that it describes.
 */
export function bundleOpenApi(
  spec: Spec,
  catalogue: ErrorCatalogue,
  errors: Readonly<Record<string, readonly DeclaredError[]>>,
  violations: Readonly<Record<string, Violations>>,
): JsonObject {
  const problems: string[] = [];
  const writer = createRefusalWriter(catalogue, spec);
  const paths = mapValues(objectAt(spec.openapi['paths'], 'paths'), (item) =>
    mapValues(objectAt(item, 'path item'), (source) => {
      const id = isObject(source) ? source['operationId'] : undefined;
      const refusals = typeof id === 'string' ? errors[id] : undefined;
      if (!isObject(source) || refusals === undefined) return source;
      const described = objectAt(source['responses'], `${textOf(id)} responses`);
      const declared = mapValues(described, (response, status) => {
        const codes = refusals.filter((refusal) => String(refusal.status) === status).map(({ code }) => code);
        const answer = objectAt(response, `${textOf(id)} ${status}`);
        const told = codes.length === 0 ? answer : { ...answer, 'x-error-codes': codes };
        return withAnswerHeaders(Number(status), told, describedHeaders(spec));
      });
      for (const { own, status } of refusals) {
        if (own && status in declared) {
          problems.push(`${textOf(id)}: status ${status} is both described and in x-errors`);
        }
      }
      const others = refusals.filter(({ status }) => !(status in declared));
      const beyond = refusalsBeyondSchema(refusals, violations[textOf(id)] ?? {});
      return {
        ...source,
        ...(Object.keys(beyond).length === 0 ? {} : { 'x-refusals': beyond }),
        responses: sortKeys({ ...writer.responsesOf(others), ...declared }),
      };
    }),
  );
  refuseIfAny(problems);
  const { info, components, ...rest } = spec.openapi;
  const { 'x-errors-default': _, ...head } = rest;
  const own = objectAt(components, 'components');
  const named = {
    schemas: spec.schemas,
    parameters: spec.parameters,
    responses: writer.shared,
    examples: writer.examples,
  };
  const used = closure([paths, own], { ...named, ...(own as Record<string, JsonObject>) });
  return {
    ...head,
    info: { ...objectAt(info, 'info'), 'x-generated': notice },
    paths,
    components: { ...own, ...used, ...(own['securitySchemes'] ? { securitySchemes: own['securitySchemes'] } : {}) },
  };
}
