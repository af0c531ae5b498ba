import type { DeclaredError } from '../declared-errors.ts';
import type { ErrorCatalogue } from '../error-catalogue.ts';

/**
 * From the `error` text of an answer to its code. A key is the text alone, `<text> <status>` where the status decides,
 * or `<operationId> <text>` where the operation does; a text with fields is a pattern.
 */
export interface Spellings {
  readonly texts: Readonly<Record<string, string>>;
  readonly patterns: readonly (readonly [pattern: string, code: string])[];
}

/** The texts that are not their code, or not one code only. */
export function listSpellings(
  catalogue: ErrorCatalogue,
  operations: Readonly<Record<string, readonly DeclaredError[]>>,
): Spellings {
  const texts: Record<string, string> = {};
  const patterns: [string, string][] = [];
  for (const { code, error, status } of catalogue.values()) {
    if (error.includes('{')) {
      const pattern = patternOf(error);
      if (pattern !== undefined && !patterns.some(([known]) => known === pattern)) patterns.push([pattern, code]);
    } else if (error !== code || texts[error] !== undefined) {
      if (texts[error] === undefined) texts[error] = code;
      // What two conditions spell alike with one status stands for the first.
      else if (catalogue.get(texts[error])?.status !== status) texts[`${error} ${status}`] = code;
    }
  }
  for (const [id, errors] of Object.entries(operations)) {
    for (const { code, error } of errors) {
      const only = errors.filter((other) => other.error === error).length === 1;
      if (only && !error.includes('{') && (texts[error] ?? error) !== code) texts[`${id} ${error}`] = code;
      else if (patternOf(error) === undefined && error.includes('{')) texts[`${id} *`] = code;
      else if (only && error.includes('{') && patterns.find(([p]) => p === patternOf(error))?.[1] !== code) {
        texts[`${id} ${patternOf(error)}`] = code;
      }
    }
  }
  return { texts, patterns };
}

/** `task is terminal ({status})` as a regular expression; undefined when it would match everything. */
function patternOf(error: string): string | undefined {
  if (/^\{\w+\}$/.test(error)) return undefined;
  const parts = error.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return `^${parts.join('.*')}$`;
}
