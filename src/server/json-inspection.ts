import type { InputProblem } from './query.ts';

const maxDepth = 32;
const maxKeys = 1000;

/** Whether a text has NUL or half a surrogate pair, which no storage engine keeps faithfully. */
export function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** Looks at every key and value once; stops at the first problem. */
export class JsonInspection {
  readonly #texts: boolean;
  #keys = 0;
  problem: InputProblem | undefined;
  hasBrokenText = false;

  constructor(texts: boolean) {
    this.#texts = texts;
  }

  value(value: unknown, depth: number): void {
    if (typeof value === 'object' && value !== null) this.#object(value, depth + 1);
    else if (this.#texts && typeof value === 'string') this.#text(value);
  }

  #object(value: object, depth: number): void {
    if (depth > maxDepth) this.#refuse(`must nest at most ${maxDepth} levels deep`);
    else if (Array.isArray(value)) for (const item of value) this.value(item, depth);
    else {
      for (const key in value) {
        if (++this.#keys > maxKeys) return this.#refuse('must have at most 1,000 keys');
        if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
          return this.#refuse(`must not have a key ${key}`);
        }
        if (this.#texts) this.#text(key);
        this.value((value as Record<string, unknown>)[key], depth);
      }
    }
  }

  #text(text: string): void {
    this.hasBrokenText ||= isBroken(text);
  }

  #refuse(message: string): void {
    this.problem ??= { path: '/body', message };
  }
}
