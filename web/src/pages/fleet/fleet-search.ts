/** What the agents are put together by. */
export const groupings = ['host', 'owner', 'status'] as const;
export type Grouping = (typeof groupings)[number];

/** What the address of the page may say. `none` stands for agents without a host or an owner. */
export interface FleetSearch {
  readonly q?: string;
  readonly status?: string;
  readonly host?: string;
  readonly owner?: string;
  readonly group?: Grouping;
}

/** The filters that narrow the list: all but the grouping. */
export const filterNames = ['q', 'status', 'host', 'owner'] as const;

/** Reads the address; what it does not know counts as not said. */
export function readFleetSearch(raw: Readonly<Record<string, unknown>>): FleetSearch {
  const text = (name: string): string | undefined => {
    const value = raw[name];
    return (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : undefined;
  };
  const group = groupings.find((one) => one === raw['group']);
  const [q, status, host, owner] = filterNames.map(text);
  return {
    ...(q !== undefined && { q }),
    ...(status !== undefined && { status }),
    ...(host !== undefined && { host }),
    ...(owner !== undefined && { owner }),
    ...(group !== undefined && { group }),
  };
}
