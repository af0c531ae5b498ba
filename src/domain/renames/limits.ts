/** How long a prepared rename waits for its commit, in milliseconds; then it counts as aborted. */
export const preparedForMs = 15 * 60_000;
