/** How soon somebody should look, the soonest first. */
export const severities = ['now', 'soon', 'note'] as const;
export type Severity = (typeof severities)[number];

/** What the address of the page may say. */
export interface AttentionSearch {
  readonly severity?: Severity;
}

/** Reads the address; what it does not know counts as not said. */
export function readAttentionSearch({ severity }: Readonly<Record<string, unknown>>): AttentionSearch {
  const known = severities.find((one) => one === severity);
  return known === undefined ? {} : { severity: known };
}
