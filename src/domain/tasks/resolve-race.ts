/** Bounds the retries: each lost attempt means that another caller moved the task. */
const maxAttempts = 20;

/**
 * Reads, decides and changes until the change finds what it was decided on. On SQLite units run one after the other
 * and the first attempt holds; on Postgres another unit may move the task between the read and the update.
 *
 * @param read throws when there is nothing (more) to change
 * @param change undefined when its conditional update found another state; throws to refuse
 */
export async function resolveRace<T, R>(
  read: () => Promise<T>,
  change: (current: T) => Promise<R | undefined>,
): Promise<R> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const result = await change(await read());
    if (result !== undefined) return result;
  }
  throw new Error(`a task kept changing for ${maxAttempts} attempts`);
}
