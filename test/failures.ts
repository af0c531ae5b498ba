import { stripVTControlCharacters } from 'node:util';

/** What jest writes of a run, as far as it is read here. */
export interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly FileResult[];
}

interface FileResult {
  readonly name: string;
  readonly status: string;
  /** Why the file could not be loaded. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

const mark = 'failed: ';
/** Of a message that may be the text of a whole page: what tells one fault from another. */
const shownLength = 600;

/** Lines that name the tests that failed and the files that could not be loaded, with the first words of why. */
export function failuresOf({ testResults }: JestResult): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failureLine(name, message)];
    return failed.map(({ fullName, failureMessages }) => failureLine(`${name} ${fullName}`, failureMessages.join(' ')));
  });
}

/** Whether a line that a program prints names a test that failed. */
export const isFailure = (line: string): boolean => line.startsWith(mark);

function failureLine(what: string, why: string): string {
  const file = what.replace(`${process.cwd()}/`, '');
  const plain = stripVTControlCharacters(why).replaceAll(/\s+/g, ' ');
  return `${mark}${file}: ${plain.slice(0, shownLength)}`;
}
