import { dereference, validate } from '@readme/openapi-parser';
import { objectAt, type Json, type JsonObject } from './json.ts';
import { SpecError } from './spec-error.ts';

/**
 * The bundle with every reference replaced by what it names; what is named twice is one object.
 * Throws a `SpecError` when the bundle is not a valid OpenAPI document or refers to itself in a circle.
 */
export async function dereferenceBundle(bundle: JsonObject): Promise<JsonObject> {
  const result = await validate(copyOf(bundle), { resolve: { external: false } });
  if (!result.valid) throw new SpecError(result.errors.map(({ message }) => `openapi.json: ${message}`));
  try {
    const whole = await dereference(copyOf(bundle), { resolve: { external: false }, dereference: { circular: false } });
    return objectAt(whole as unknown as Json, 'the bundle');
  } catch (error) {
    throw new SpecError([`openapi.json: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** The parser takes its own document type and works in place. */
function copyOf(bundle: JsonObject): Parameters<typeof dereference>[0] {
  return structuredClone(bundle) as unknown as Exclude<Parameters<typeof dereference>[0], string>;
}
