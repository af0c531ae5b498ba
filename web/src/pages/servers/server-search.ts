/** How far back the charts of a host reach. */
export const ranges = ['5m', '1h', '24h'] as const;
export type Range = (typeof ranges)[number];

/** What the address of the page of a host says. */
export interface ServerSearch {
  /** An hour without it. */
  readonly range?: Range;
}

/** Reads the address of the page of a host; what it does not know is left out. */
export function readServerSearch({ range }: Record<string, unknown>): ServerSearch {
  const known = ranges.find((one) => one === range && one !== '1h');
  return known === undefined ? {} : { range: known };
}
