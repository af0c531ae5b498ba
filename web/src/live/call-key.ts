/** The key of an answer in the query cache: an operation or tool, what it was asked, and for which network. */
export type CallKey = readonly [call: string, input: Readonly<Record<string, unknown>>, networkId: string];

/** The key of a call; names without a value are left out, so that equal questions share one answer. */
export function callKey(call: string, input: object, networkId: string | undefined): CallKey {
  const asked = Object.entries(input).filter(([, value]) => value !== undefined);
  return [call, Object.fromEntries(asked), networkId ?? ''];
}
