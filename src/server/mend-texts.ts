import { isBroken } from './json-inspection.ts';
import { refuseText } from './violations.ts';
import type { Violations } from './violations.ts';

/**
 * Fields whose broken texts are not refused here, by pointer with `*` for a list index or a free key: `long` texts are
 * mended, `open` ones are judged by the rules of the feature (`x-text` of the contract).
 */
export type TextMarks = Readonly<Record<string, 'long' | 'open'>>;

/** Where broken texts may stand in what is looked at, and how they are refused elsewhere. */
export interface TextRules {
  readonly marks: TextMarks;
  readonly violations: Violations;
}

/**
 * Mends the long texts of a body in place: NUL is dropped and half a surrogate pair becomes U+FFFD, so that what an
 * agent cut at a fixed length is not lost. Asked only for bodies in which `readJsonBody` saw such a text.
 *
 * @param root the pointer of `value`: `/body`, or empty for the arguments of a tool
 * @throws DomainError the refusal of the first other field that has one
 */
export function mendTexts(value: unknown, root: string, rules: TextRules): void {
  new Mending(rules).inside(value, root);
}

class Mending {
  readonly #rules: TextRules;

  constructor(rules: TextRules) {
    this.#rules = rules;
  }

  inside(value: unknown, pointer: string): void {
    if (typeof value !== 'object' || value === null || this.#isOpen(pointer)) return;
    const holder = value as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      const at = `${pointer}/${key}`;
      if (isBroken(key)) throw refuseText(at.replaceAll('\0', '').toWellFormed(), {});
      const inner = holder[key];
      if (typeof inner === 'string' && isBroken(inner)) holder[key] = this.#mend(inner, at);
      else this.inside(inner, at);
    }
  }

  #mend(text: string, pointer: string): string {
    const mark = this.#markOf(pointer);
    if (mark === 'open') return text;
    if (mark === 'long') return text.replaceAll('\0', '').toWellFormed();
    throw refuseText(pointer, this.#rules.violations);
  }

  #markOf(pointer: string): 'long' | 'open' | undefined {
    return this.#rules.marks[pointer.replace(/\/\d+(?=\/|$)/g, '/*')];
  }

  #isOpen(pointer: string): boolean {
    return this.#markOf(pointer) === 'open';
  }
}
