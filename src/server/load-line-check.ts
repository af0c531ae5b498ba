/** What is wrong with a line by the contract, for people; undefined when nothing is. */
type CheckLine = (kind: string, line: unknown) => string | undefined;

/** Loads the validators of lines with the first import: the start of a hub does without them. */
export async function loadLineCheck(): Promise<CheckLine> {
  const { lineValidators } = await import('../../generated/line-validators.js');
  return (kind, line) => {
    const validate = Object.hasOwn(lineValidators, kind) ? lineValidators[kind] : undefined;
    if (validate === undefined) return 'kind is none of the format';
    if (validate(line)) return undefined;
    const fault = validate.errors?.[0];
    const { missingProperty, additionalProperty } = fault?.params ?? {};
    if (typeof missingProperty === 'string') return `${missingProperty} is absent`;
    // What a file calls its members is not repeated: it may be anything.
    if (additionalProperty !== undefined) return 'has a member that the format does not know';
    const field = (fault?.instancePath ?? '').slice(1).replaceAll('/', '.');
    return `${field} ${fault?.message ?? 'is invalid'}`.trim();
  };
}
