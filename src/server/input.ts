import type { Validate } from '../../generated/validators.js';
import type { Ctx } from '../domain/ctx.ts';
import { mendTexts } from './mend-texts.ts';
import type { TextMarks } from './mend-texts.ts';
import type { InputProblem } from './query.ts';
import { InvalidInput, refuseInput } from './violations.ts';
import type { Violations } from './violations.ts';

/** What a use case gets: validated, defaults filled in. A tool has arguments, its `body`, and no address. */
export interface CallInput {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A decoded part of the input. */
export interface Decoded {
  readonly value: unknown;
  /** What the contract describes, where that is not the whole value. */
  readonly described?: unknown;
  /** A fault found before the contract is checked. */
  readonly problems?: readonly InputProblem[] | undefined;
  /** Some text has NUL or half a surrogate pair. */
  readonly hasBrokenText?: boolean;
}

/** How the contract describes a part of the input. */
export interface InputRule {
  /** What pointers to its members start with: `/body`, or nothing. */
  readonly root: string;
  readonly validate?: Validate | undefined;
  readonly violations: Violations;
  /** Texts that are mended or left to the rules. */
  readonly texts: TextMarks;
}

/** A part of the input of an operation. */
export interface InputPart<C> {
  readonly rule: InputRule;
  /** @param address path and query, valid by then; undefined while they are decoded themselves */
  decode(call: C, ctx: Ctx, address: CallInput): Decoded | Promise<Decoded>;
}

/**
 * Checks a decoded part against the contract. Fills in defaults and mends long texts in place.
 *
 * @returns the value
 * @throws InvalidInput, or a DomainError where the contract names the code of a fault
 */
export function acceptInput(rule: InputRule, decoded: Decoded): unknown {
  const { value, described = value, problems, hasBrokenText } = decoded;
  if (problems !== undefined && problems.length > 0) throw new InvalidInput(problems);
  if (hasBrokenText === true) mendTexts(described, rule.root, { marks: rule.texts, violations: rule.violations });
  if (rule.validate !== undefined && !rule.validate(described)) {
    throw refuseInput(rule.root, rule.validate.errors ?? [], rule.violations);
  }
  return value;
}
