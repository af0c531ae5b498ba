/** Hears of a statement: its text, and the values that are bound to it. */
export type StatementListener = (sql: string, parameters: readonly unknown[]) => void;

/** Shows statements to tests that pin how many each hot operation sends, and what they are bound to. */
export class StatementWatch {
  #listener: StatementListener | undefined;

  /** Called by the engines for each statement that the hub's code sends; transaction control is not among them. */
  seen(sql: string, parameters: readonly unknown[]): void {
    this.#listener?.(sql, parameters);
  }

  /** Sends each statement to `listener` until the returned function is called; one listener at a time. */
  listen(listener: StatementListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  }
}
