import type { ContractField, FieldType } from '../../generated/contract.ts';
import type { Candidate } from '../../parts/complete-line.ts';

/** The fields of a call as `name=`, those first that it needs; behind the sign the values of a field that has few. */
export function fieldWords(fields: readonly ContractField[], begun: string): Candidate[] {
  const [name = '', value] = begun.split('=', 2);
  if (value !== undefined) {
    const field = fields.find((one) => one.name === name);
    return field === undefined ? [] : valuesOf(field).map((word) => ({ word: `${name}=${word}`, about: '' }));
  }
  const ordered = fields.toSorted((a, b) => Number(b.required === true) - Number(a.required === true));
  return ordered.map((field) => ({ word: `${field.name}=`, about: field.about }));
}

function valuesOf({ choices, items, kinds }: FieldType): readonly string[] {
  if (choices !== undefined) return choices;
  if (items !== undefined) return valuesOf(items);
  return kinds.includes('boolean') ? ['true', 'false'] : [];
}
