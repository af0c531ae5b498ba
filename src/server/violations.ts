import { errorTable } from '../../generated/errors.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { InputProblem } from './query.ts';

/** One fault as a generated validator reports it. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A generated validator; it coerces and fills defaults in place and leaves its faults behind. */
export interface SchemaValidator {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null | undefined;
}

/** Codes that the contract gives to single faults: `<pointer>|<keyword>`, with `*` for an array index. */
export type Violations = Readonly<Record<string, ErrorCode>>;

/**
 * The refusal of invalid input: the code that the contract names for the first fault that has one, else
 * `invalid_input` with one detail a fault, naming the field.
 *
 * @param root what the pointers of `faults` start at: `/body`, or empty for path and query
 */
export function refuseInput(root: string, faults: readonly SchemaFault[], violations: Violations): DomainError {
  for (const fault of faults) {
    const pointer = pointerOf(root, fault);
    const code = violations[`${pointer.replace(/\/\d+(?=\/|$)/g, '/*')}|${fault.keyword}`];
    if (code !== undefined) return namedRefusal(code, fault, pointer);
  }
  return invalidInput(
    faults.map((fault) => ({ path: pointerOf(root, fault), message: fault.message ?? 'is invalid' })),
  );
}

/** Keywords whose code stands for a text that cannot be kept, the closest first. */
const textKeywords = ['pattern', 'anyOf', 'type'];

/**
 * The refusal of a text with NUL or half a surrogate pair: the field's own code where the contract gives it one, else
 * `invalid_input` naming the field.
 */
export function refuseText(pointer: string, violations: Violations): DomainError {
  const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
  // A code that says that the field is absent would be a lie.
  const absent = violations[`${place}|required`];
  const codes = textKeywords.map((keyword) => violations[`${place}|${keyword}`]);
  const code = codes.find((found) => found !== undefined && found !== absent);
  if (code !== undefined) return namedRefusal(code, { instancePath: '', keyword: 'text', params: {} }, pointer);
  return invalidInput([{ path: pointer, message: 'must not contain NUL or half a surrogate pair' }]);
}

/** `invalid_input` with its details, at most 20 of them. */
export function invalidInput(details: readonly InputProblem[]): DomainError {
  return new DomainError('invalid_input', { details: details.slice(0, 20) });
}

/** Absent and unknown properties are named themselves, not the object that should or should not have them. */
function pointerOf(root: string, { instancePath, keyword, params }: SchemaFault): string {
  const own = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  return typeof own === 'string' ? `${root}${instancePath}/${own}` : root + instancePath;
}

/** A bound that was broken, or the field that was, goes into the answer of a code that names it. */
function namedRefusal(code: ErrorCode, { params }: SchemaFault, pointer: string): DomainError {
  const limit = params['limit'];
  if (errorTable[code].namesField) return new DomainError(code as 'rename_field_required', { field: fieldOf(pointer) });
  return code === 'too_many_ids' && typeof limit === 'number'
    ? new DomainError('too_many_ids', { limit })
    : new DomainError(code as 'permission_denied');
}

/** `/body/tags/0` and `/query/tags` are about `tags`. */
function fieldOf(pointer: string): string {
  return pointer.replace(/^\/(?:body|query|path)\//, '/').split('/')[1] ?? '';
}
