/** Texts by name: a text, a function that makes one of values, or a group of them. */
export interface Words {
  readonly [name: string]: string | ((...values: never[]) => string) | Words;
}

/** The same names with any texts; functions take the same values. */
export type Translated<W> = {
  readonly [Name in keyof W]: W[Name] extends string
    ? string
    : W[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<W[Name]>;
};

export type Language = 'en' | 'zh';

/** One set of texts in each language. */
export interface Dictionary<W> {
  readonly en: Translated<W>;
  readonly zh: Translated<W>;
}

/** The texts that `useWords` answers with for a dictionary. */
export type TextsOf<D> = D extends Dictionary<infer W> ? Translated<W> : never;

/** The texts of a page or part. A name that one language lacks, or has in excess, does not compile. */
export function defineWords<const W extends Words>(words: {
  readonly en: W;
  readonly zh: NoInfer<Translated<W>>;
}): Dictionary<W> {
  return words as unknown as Dictionary<W>;
}

const counts = new Intl.NumberFormat('en');

/** `one` for a count of one, else `other`; for English, which needs it. */
export function plural(count: number, one: string, other = `${one}s`): string {
  return `${counts.format(count)} ${count === 1 ? one : other}`;
}
