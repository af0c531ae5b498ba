import type { Refusal } from './refusal.ts';

/** The text at a field; under `''` what belongs to none of the fields. */
export type PlacedRefusal = (field: string) => string | undefined;

/**
 * Puts a refusal where a person looks for it: at the field that the hub names, or that `codes` gives for its code, else
 * under the whole form.
 *
 * @param codes the codes that are about a field, by its name
 */
export function placeRefusal(
  refusal: Refusal | undefined,
  codes: Readonly<Record<string, readonly string[]>>,
): PlacedRefusal {
  if (refusal === undefined) return () => undefined;
  const faults = new Map(faultsOf(refusal).filter(([field]) => field in codes));
  if (faults.size > 0) return (field) => faults.get(field);
  const named = refusal.field !== undefined && refusal.field in codes ? refusal.field : undefined;
  const place = named ?? Object.keys(codes).find((field) => codes[field]?.includes(refusal.code)) ?? '';
  return (field) => (field === place ? refusal.message : undefined);
}

/** The faults of an input that breaks the contract: the last part of the path is the field. */
function faultsOf({ fields }: Refusal): readonly (readonly [field: string, message: string])[] {
  const details = (fields['details'] ?? []) as readonly { readonly path?: string; readonly message?: string }[];
  return details.map(({ path = '', message = '' }) => [path.slice(path.lastIndexOf('/') + 1), message]);
}
