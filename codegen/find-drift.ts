/** Names of files that are missing, extra or different, sorted. */
export function findDrift(made: ReadonlyMap<string, string>, committed: ReadonlyMap<string, string>): string[] {
  const names = new Set([...made.keys(), ...committed.keys()]);
  return [...names].filter((name) => made.get(name) !== committed.get(name)).sort();
}
