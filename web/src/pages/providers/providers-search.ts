/** What the address of the page may say. */
export interface ProvidersSearch {
  /** The vault; without it the providers. */
  readonly tab?: 'secrets';
}

/** Reads the address; what it does not know counts as not said. */
export function readProvidersSearch({ tab }: Readonly<Record<string, unknown>>): ProvidersSearch {
  return tab === 'secrets' ? { tab } : {};
}
