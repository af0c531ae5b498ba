import type { JsonObject } from './json.ts';

/** The hand-kept contract, read and joined: every reference inside is `#/components/<section>/<Name>`. */
export interface Spec {
  /** The OpenAPI root with its path items in place; `components.schemas` is left out (see `schemas`). */
  readonly openapi: JsonObject;
  /** The OpenRPC root with its methods in place. */
  readonly openrpc: JsonObject;
  /** Every named schema of all files. */
  readonly schemas: JsonObject;
  /** Every named parameter. */
  readonly parameters: JsonObject;
  /** `errors.yaml`, by code. */
  readonly errors: JsonObject;
  /** `events.yaml`, by event type. */
  readonly events: JsonObject;
  /** `instructions`, `prompts` and `resources`: the files of `mcp/`, empty where there is none. */
  readonly mcp: JsonObject;
}
