/** Lists values of an object, always in the same order. */
export type ListOf = (values: object) => readonly unknown[];

type Bindable = (fixed: readonly unknown[]) => ListOf;

/**
 * Lists the values of an object by their names. V8 finds each at once in code that names them, where names that come from
 * an array cost a search per name. Nothing but names goes into the source, each as a JSON text.
 *
 * @param names per place the name of its value, or null where it is the same each time
 * @param fixed what is the same each time, by its place
 */
export function listerOf(names: readonly (string | null)[], fixed: readonly unknown[] = []): ListOf {
  const values = names.map((name, at) => (name === null ? `fixed[${at}]` : `values[${JSON.stringify(name)}]`));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see above
  return (new Function('fixed', `return (values) => [${values.join()}]`) as Bindable)(fixed);
}

/** Copies some values of an object. */
export type PickOf = (values: object) => object;

/** As `listerOf`, for an object of the named values. */
export function pickerOf(names: readonly string[]): PickOf {
  const values = names.map((name) => JSON.stringify(name)).map((name) => `${name}: values[${name}]`);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as above
  return new Function('values', `return { ${values.join()} }`) as PickOf;
}
