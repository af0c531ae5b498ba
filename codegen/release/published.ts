import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEvents } from '../emit-events.ts';
import { lookUp, closure, refOf } from '../components.ts';
import { isObject, objectAt, type Json, type JsonObject } from '../json.ts';
import { loadSpec } from '../load-spec.ts';
import { printJson } from '../print-data.ts';
import type { Lookup } from './compare-schemas.ts';

/** What clients are written against. */
export interface Published {
  readonly openapi: JsonObject;
  readonly openrpc: JsonObject;
  /** Event types with their channels and the schemas of their data; `components.schemas` holds what these refer to. */
  readonly events: JsonObject;
}

/** The documents of a folder of `spec/released`, by their names there. */
const files = { openapi: 'openapi.json', openrpc: 'mcp-openrpc.json', events: 'events.json' } as const;

/** What the project publishes now: the generated documents, and the events of `spec/events.yaml`. */
export function readPresent(project: string): Published {
  const read = (name: string): JsonObject => readJson(join(project, 'generated', name));
  const spec = loadSpec(join(project, 'spec'));
  const events = Object.fromEntries(
    readEvents(spec.events).map(({ type, channels, payload, summary }) => [
      type,
      {
        channels: [...channels],
        ...(payload === undefined ? {} : { payload }),
        ...(summary === undefined ? {} : { summary }),
      },
    ]),
  ) as JsonObject;
  const components = closure([events], { schemas: spec.schemas });
  return {
    openapi: read('openapi.json'),
    openrpc: read('mcp-openrpc.json'),
    events: { events, components: { schemas: objectAt(components['schemas'], 'schemas') } },
  };
}

/** The documents of a release. */
export function readReleased(folder: string): Published {
  const read = (name: string): JsonObject => readJson(join(folder, name));
  return { openapi: read(files.openapi), openrpc: read(files.openrpc), events: read(files.events) };
}

/** The files that a release keeps, by name. */
export function filesOf({ openapi, openrpc, events }: Published): Readonly<Record<string, string>> {
  return {
    [files.openapi]: printJson(openapi),
    [files.openrpc]: printJson(openrpc),
    [files.events]: printJson(events),
  };
}

/** Finds what references of a document name. */
export function lookupIn(document: JsonObject): Lookup {
  const components = objectAt(document['components'], 'components') as Record<string, JsonObject>;
  return (reference) => {
    const ref = refOf({ $ref: reference });
    return ref === undefined ? undefined : lookUp(components, ref[0], ref[1]);
  };
}

/** What stands at a place of a document, a reference followed. */
export function resolved(value: Json | undefined, lookup: Lookup): JsonObject {
  if (!isObject(value)) return {};
  return typeof value['$ref'] === 'string' ? resolved(lookup(value['$ref']), lookup) : value;
}

function readJson(file: string): JsonObject {
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}
