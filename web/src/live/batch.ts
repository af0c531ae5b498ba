/** One question for many things that are wanted at about the same time. */
export interface Batch<Answer> {
  /** What `load` answers for the key; undefined where it has none. Rejects as `load` does. */
  ask(key: string): Promise<Answer | undefined>;
}

const gatherMs = 20;

/** Gathers keys for some milliseconds and loads at most `most` of them at once. */
export function createBatch<Answer>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  most: number,
): Batch<Answer> {
  let waiting = new Map<string, PromiseWithResolvers<Answer | undefined>>();
  const send = (): void => {
    const all = [...waiting];
    waiting = new Map();
    for (let from = 0; from < all.length; from += most) void answer(all.slice(from, from + most));
  };
  const answer = async (part: readonly [string, PromiseWithResolvers<Answer | undefined>][]): Promise<void> => {
    try {
      const answers = await load(part.map(([key]) => key));
      for (const [key, { resolve }] of part) resolve(answers.get(key));
    } catch (error) {
      for (const [, { reject }] of part) reject(error);
    }
  };
  return {
    ask(key) {
      if (waiting.size === 0) setTimeout(send, gatherMs);
      const asked = waiting.get(key) ?? Promise.withResolvers<Answer | undefined>();
      waiting.set(key, asked);
      return asked.promise;
    },
  };
}
