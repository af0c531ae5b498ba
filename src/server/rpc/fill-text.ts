/** Values by the name that stands for them in `{…}`. */
export type Filling = Readonly<Record<string, string>>;

/** A text with `{name}` replaced; a name without a value stays as it is. One pass: values are never filled themselves. */
export function fillText(text: string, values: Filling): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}

/** A JSON value with every text inside filled. */
export function fillValue(value: unknown, values: Filling): unknown {
  if (typeof value === 'string') return fillText(value, values);
  if (Array.isArray(value)) return value.map((entry) => fillValue(entry, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillValue(entry, values)]));
}

/** The address that a template gives for these values. */
export function fillAddress(template: string, values: Filling): string {
  const encoded = Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]);
  return fillText(template, Object.fromEntries(encoded) as Filling);
}

/**
 * The values that a template of an address has in `address`, or undefined when it does not fit. A variable is one
 * segment of the path.
 */
export function matchAddress(template: string, address: string): Filling | undefined {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`^${parts.join('([^/?#]+)')}$`).exec(address);
  if (found === null) return undefined;
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] as string)]));
  } catch {
    return undefined;
  }
}
