type Raw = Readonly<Record<string, unknown>>;

/** The network stands in every address; the root reads it. */
const ofRoot = 'network';

/**
 * What a page reads of its address, and nothing else: the router keeps what stands there beside what a page has read, so
 * whatever was not understood is said to be undefined.
 */
export function readingOnly<Search extends object>(read: (raw: Record<string, unknown>) => Search) {
  return (raw: Record<string, unknown>): Search => ({ ...unsaid(raw), ...read(raw) });
}

function unsaid(raw: Raw): object {
  const names = Object.keys(raw).filter((name) => name !== ofRoot);
  return Object.fromEntries(names.map((name) => [name, undefined]));
}
