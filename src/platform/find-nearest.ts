/** A name that is further away is taken for another one, not for a slip. */
const slips = 3;

/**
 * The known name that needs the fewest changes of single letters to become this one; undefined when all need more than
 * three.
 */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  let nearest: { readonly name: string; readonly changes: number } | undefined;
  for (const candidate of known) {
    const changes = countChanges(name, candidate);
    if (changes <= slips && (nearest === undefined || changes < nearest.changes))
      nearest = { name: candidate, changes };
  }
  return nearest?.name;
}

/** Letters to add, leave out or replace. */
function countChanges(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
