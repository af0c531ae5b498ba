/** What the address of the page may say. */
export interface NodesSearch {
  /** A part of a name. */
  readonly q?: string;
}

/** Reads the address; what it does not know counts as not said. */
export function readNodesSearch({ q }: Readonly<Record<string, unknown>>): NodesSearch {
  return typeof q === 'string' && q !== '' ? { q } : {};
}
