import type { QueryConfig } from 'pg';

const namedStatements = 1_000;

/** Names for texts that come again: the server then parses and plans them once per connection. */
export class StatementNames {
  readonly #names = new Map<string, string | null>();

  /** The query as the driver wants it; from the second time on with a name. */
  config(sql: string, parameters: readonly unknown[]): QueryConfig {
    const values = parameters as unknown[];
    const known = this.#names.get(sql);
    if (known === undefined) {
      if (this.#names.size < namedStatements) this.#names.set(sql, null);
      return { text: sql, values };
    }
    if (known !== null) return { name: known, text: sql, values };
    const name = `s${this.#names.size}_${sql.length}_${this.#counter++}`;
    this.#names.set(sql, name);
    return { name, text: sql, values };
  }

  /**
   * What a statement with this name was prepared for is no longer so: another hub has changed the schema. All texts get
   * new names, unless they have them already.
   */
  forget({ name, text = '' }: QueryConfig): void {
    if (name !== undefined && this.#names.get(text) === name) this.#names.clear();
  }

  #counter = 0;
}
