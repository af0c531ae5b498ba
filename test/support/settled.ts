/** Resolves when a hub of this process has written what its last answers left: on SQLite the rows of a lone dispatch. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
