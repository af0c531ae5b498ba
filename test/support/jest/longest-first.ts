interface TestFile {
  readonly path: string;
}

/** What takes minutes, the longest of a suite first; all else takes seconds. */
const longest = [
  ...['tours', 'roles', 'injection', 'keyboard', 'keyboard-actions'],
  ...['killed', 'fuzz', 'matrix', 'command', 'worked-example', 'accounts'],
];

/** Jest's sequencer: the longest files begin first, so that none runs alone when the others are at their end. */
class LongestFirst {
  sort<T extends TestFile>(tests: readonly T[]): T[] {
    const rank = ({ path }: T): number => {
      const at = longest.findIndex((name) => path.endsWith(`/${name}.test.ts`));
      return at === -1 ? longest.length : at;
    };
    return tests.toSorted((one, other) => rank(one) - rank(other));
  }

  /** Every run is of all that is asked for. */
  allFailedTests<T>(tests: readonly T[]): readonly T[] {
    return tests;
  }

  /** The order does not depend on the runs before. */
  cacheResults(): void {
    return undefined;
  }
}

export { LongestFirst as default };
