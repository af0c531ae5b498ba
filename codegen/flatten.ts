import { lookUp, refOf, type Components } from './components.ts';
import { isObject, without, type Json } from './json.ts';
import { SpecError } from './spec-error.ts';

/**
 * A copy of `node` with every reference replaced by what it names; keys beside a reference win over the target's.
 * Throws a `SpecError` for a recursive schema: what is served or compiled flat cannot be recursive.
 */
export function flatten(node: Json, components: Components, trail: readonly string[] = []): Json {
  if (Array.isArray(node)) return node.map((entry) => flatten(entry, components, trail));
  if (!isObject(node)) return node;
  const ref = refOf(node);
  if (ref === undefined) {
    return Object.fromEntries(Object.entries(node).map(([key, entry]) => [key, flatten(entry, components, trail)]));
  }
  const place = ref.join('/');
  if (trail.includes(place)) throw new SpecError([`${place}: is recursive, but must be flat (${trail.join(' > ')})`]);
  const target = flatten(lookUp(components, ref[0], ref[1]), components, [...trail, place]);
  const beside = flatten(without(node, '$ref'), components, trail);
  return isObject(target) && isObject(beside) ? { ...target, ...beside } : target;
}
