import { HubError } from '../../clients/typescript/src/index.ts';

/** Where refusals of the hub are told apart: those that belong to a story, and all others. */
export class Refusals {
  /** How many belonged to a story. */
  expected = 0;
  /** How many did not. */
  unexpected = 0;
  readonly #tell: (line: string) => void;
  #isEnding = false;

  constructor(tell: (line: string) => void) {
    this.#tell = tell;
  }

  /** What breaks off from now on is the end of the demo. */
  end(): void {
    this.#isEnding = true;
  }

  /** Tells of an error that no story has foreseen. */
  note(error: unknown, place: string): void {
    if (this.#isEnding) return;
    this.unexpected += 1;
    this.#tell(`unexpected: ${place}: ${error instanceof Error ? error.message : String(error)}`);
  }

  /** A call that the hub may refuse with one of these codes, because the story is so. @throws every other error */
  async expect<T>(codes: readonly string[], call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof HubError) || !codes.includes(error.code)) throw error;
      this.expected += 1;
      return undefined;
    }
  }
}
