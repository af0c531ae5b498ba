/** Counts statements, for the test that pins how many each hot operation sends (performance rule 10). */
export class StatementWatch {
  #listener: ((sql: string) => void) | undefined;

  /** Called by the engines for each statement that the hub's code sends; transaction control is not among them. */
  seen(sql: string): void {
    this.#listener?.(sql);
  }

  /** Sends each statement's text to `listener` until the returned function is called; one listener at a time. */
  listen(listener: (sql: string) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  }
}
