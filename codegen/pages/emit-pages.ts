import type { EventEntry } from '../emit-events.ts';
import type { JsonObject } from '../json.ts';
import type { Spec } from '../spec.ts';
import { emitEventsPage } from './events-page.ts';
import { emitReferencePage } from './reference-page.ts';
import { emitToolsPage } from './tools-page.ts';

/** What the pages of the contract are made of. */
export interface PageFacts {
  /** The flat document. */
  readonly openrpc: JsonObject;
  /** The codes of each tool, by name. */
  readonly toolErrors: Readonly<Record<string, readonly string[]>>;
  readonly events: readonly EventEntry[];
  readonly spec: Spec;
}

/** The pages that show the contract, by the name of their file. */
export function emitPages({ openrpc, toolErrors, events, spec }: PageFacts): Record<string, string> {
  return {
    'docs.html': emitReferencePage(),
    'docs-tools.html': emitToolsPage(openrpc, toolErrors),
    'docs-events.html': emitEventsPage(events, spec.events, spec.schemas),
  };
}
