import { isObject, type Json } from './json.ts';
import type { Spec } from './spec.ts';

/** How design papers are cited that readers of the contract do not have: by kind and number, or by `(B2)` alone. */
const paper = /\bseeds?\b|\b(?:decisions?|promises?) [A-Z]\d|\bdesign(?:\.md)? \d|\btool[- ]door\b|\([A-Z]\d{1,2}\)/i;

/**
 * Problems of texts that cite a paper outside the repository. Every text of the contract reaches clients, so each one
 * states its rule in words.
 */
export function lintReferences(spec: Spec): string[] {
  return [
    ...papersIn(spec.openapi, 'openapi.yaml#'),
    ...papersIn(spec.openrpc, 'mcp-openrpc.json#'),
    ...papersIn(spec.parameters, 'parameters'),
    ...papersIn(spec.schemas, 'schemas'),
    ...papersIn(spec.errors, 'errors.yaml#'),
    ...papersIn(spec.events, 'events.yaml#'),
  ];
}

function papersIn(value: Json, place: string): string[] {
  if (typeof value === 'string') {
    const cited = paper.exec(value);
    return cited === null
      ? []
      : [`${place}: cites a paper outside the repository (${cited[0]}); state the rule itself`];
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => papersIn(entry, `${place}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => papersIn(entry, `${place}/${key}`));
}
