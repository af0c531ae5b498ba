/** What is wrong with a value, or undefined. */
export type Fault = string | undefined;
export type Check = (value: unknown) => Fault;

/** A string of `min` to `max` characters. */
export const text =
  (max: number, min = 0): Check =>
  (value) => {
    if (typeof value !== 'string') return 'must be a string';
    if (value.length < min) return 'must not be empty';
    // No storage engine keeps these faithfully.
    if (value.includes('\0') || !value.isWellFormed()) return 'must not contain NUL or half a surrogate pair';
    return value.length > max ? `must have at most ${max} characters` : undefined;
  };

/** A number from `min` to `max`. */
export const numberIn =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max ? undefined : `must be a number from ${min} to ${max}`;

/** A whole number from `min` to `max`. */
export const integerIn =
  (min: number, max: number): Check =>
  (value) =>
    numberIn(min, max)(value) ?? (Number.isInteger(value) ? undefined : 'must be a whole number');

/** A list of at most `maxItems` strings of 1 to `max` characters. */
export const texts =
  (maxItems: number, max: number): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length > maxItems) return `must be an array of at most ${maxItems} strings`;
    return value.some((item) => text(max, 1)(item) !== undefined)
      ? `must hold strings of 1 to ${max} characters`
      : undefined;
  };

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The fields of an object that pass their checks; null counts as absent, and names without a check are left alone.
 *
 * @param prefix begins each warning, before the name of the field
 */
export function readFields(
  fields: Readonly<Record<string, unknown>>,
  checks: Readonly<Record<string, Check>>,
  prefix = '',
): { usable: Record<string, unknown>; warnings: string[] } {
  const usable: Record<string, unknown> = {};
  const warnings: string[] = [];
  for (const name in checks) {
    const value = fields[name];
    if (value === undefined || value === null) continue;
    const fault = checks[name]?.(value);
    if (fault === undefined) usable[name] = value;
    else warnings.push(`${prefix}${name}: ${fault}`);
  }
  return { usable, warnings };
}
