/** What is wrong with the contract: every problem found in one pass, each naming its place. */
export class SpecError extends Error {
  readonly problems: readonly string[];

  /** @param problems one line each, `<place>: <what is wrong>` */
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SpecError';
    this.problems = problems;
  }
}

/** Throws a `SpecError` when `problems` holds anything. */
export function refuseIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new SpecError([...new Set(problems)]);
}
