/** What is wrong with a request's input, one entry a field; the `details` of `invalid_input`. */
export interface InputProblem {
  readonly path: string;
  readonly message: string;
}

/** The query parameters of one operation: name → may it be given more than once. */
export type QueryNames = ReadonlyMap<string, boolean>;

/** Values by parameter name, as text; repeated ones as a list. */
export type QueryValues = Record<string, string | string[]>;

/**
 * Reads the parameters that the operation knows out of a query string; others are ignored. A scalar that is given
 * twice, or a text with NUL or an undecodable escape, is a problem (rule http-query-once).
 */
export function parseQuery(search: string, names: QueryNames, problems: InputProblem[]): QueryValues {
  const values: QueryValues = {};
  if (search === '' || names.size === 0) return values;
  for (const [name, value] of new URLSearchParams(search)) {
    const repeatable = names.get(name);
    if (repeatable === undefined) continue;
    if (value.includes('\0')) problems.push({ path: `/query/${name}`, message: 'must not contain NUL' });
    const before = values[name];
    if (repeatable) values[name] = before === undefined ? [value] : [...(before as string[]), value];
    else if (before === undefined) values[name] = value;
    else problems.push({ path: `/query/${name}`, message: 'must be given once' });
  }
  return values;
}
