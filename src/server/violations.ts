import { errorTable } from '../../generated/errors.ts';
import type { CodeWith, ViolationCode } from '../../generated/errors.ts';
import type { ValidationFault } from '../../generated/validators.js';
import { DomainError } from '../domain/domain-error.ts';
import type { InputProblem } from './query.ts';

/** Input that breaks the contract where the contract names no code: `invalid_input` with at most 20 details. */
export class InvalidInput extends DomainError<'invalid_input'> {
  readonly details: readonly InputProblem[];

  constructor(problems: readonly InputProblem[]) {
    const details = problems.slice(0, 20);
    super('invalid_input', { details });
    this.details = details;
  }
}

/** Codes that the contract gives to single faults: `<pointer>|<keyword>`, with `*` for an array index. */
export type Violations = Readonly<Record<string, ViolationCode>>;

/**
 * The refusal of invalid input: the code that the contract names for the first fault that has one, else
 * `invalid_input` with one detail a fault, naming the field.
 *
 * @param root what the pointers of `faults` start at: `/body`, or empty for path and query
 */
export function refuseInput(root: string, faults: readonly ValidationFault[], violations: Violations): DomainError {
  for (const fault of faults) {
    const pointer = pointerOf(root, fault);
    const code = violations[`${pointer.replace(/\/\d+(?=\/|$)/g, '/*')}|${fault.keyword}`];
    if (code !== undefined) return namedRefusal(code, fault, pointer);
  }
  return new InvalidInput(
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
  // A code for an absent field would be wrong here.
  const absent = violations[`${place}|required`];
  const codes = textKeywords.map((keyword) => violations[`${place}|${keyword}`]);
  const code = codes.find((found) => found !== undefined && found !== absent);
  if (code !== undefined) return namedRefusal(code, { params: {} }, pointer);
  return new InvalidInput([{ path: pointer, message: 'must not contain NUL or half a surrogate pair' }]);
}

/** Absent and unknown properties are named themselves, not the object that should or should not have them. */
function pointerOf(root: string, { instancePath, keyword, params }: ValidationFault): string {
  const own =
    keyword === 'required' || keyword === 'dependentRequired'
      ? params['missingProperty']
      : params['additionalProperty'];
  return typeof own === 'string' ? `${root}${instancePath}/${own}` : root + instancePath;
}

/** The field at fault, or the bound that was broken, goes into the answer of a code that names it. */
function namedRefusal(code: ViolationCode, { params }: Pick<ValidationFault, 'params'>, pointer: string): DomainError {
  if (namesField(code)) return new DomainError(code, { field: fieldOf(pointer) });
  if (namesLimit(code)) return new DomainError(code, { limit: Number(params['limit']) });
  return new DomainError(code);
}

function namesField(code: ViolationCode): code is CodeWith<{ field: string }> {
  return errorTable[code].names === 'field';
}

function namesLimit(code: ViolationCode): code is CodeWith<{ limit: number }> {
  return errorTable[code].names === 'limit';
}

/** `/body/tags/0` and `/query/tags` are about `tags`. */
function fieldOf(pointer: string): string {
  return pointer.replace(/^\/(?:body|query|path)\//, '/').split('/')[1] ?? '';
}
