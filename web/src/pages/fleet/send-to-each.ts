import { refusalOf } from '../../live/refusal.ts';

/** How the sending goes. */
export interface Sending {
  readonly send: (alias: string) => Promise<unknown>;
  /** Told after each agent how many are through. */
  readonly onStep: (count: number) => void;
  /** True ends it before the next agent. */
  readonly isStopped: () => boolean;
}

/** Who did not get it, and why. */
export interface Sent {
  readonly refused: readonly string[];
  /** Of the last one that was refused, in the hub's words. */
  readonly reason: string;
  readonly reached: number;
}

const atOnce = 4;

/** Calls for each agent, four at a time. A refusal of one does not keep the others from getting it. */
export async function sendToEach(aliases: readonly string[], { send, onStep, isStopped }: Sending): Promise<Sent> {
  const refused: string[] = [];
  let [reason, count] = ['', 0];
  const left = aliases.values();
  const sender = async (): Promise<void> => {
    for (const alias of left) {
      if (isStopped()) return;
      await send(alias).catch((error: unknown) => {
        refused.push(alias);
        reason = refusalOf(error).message;
      });
      onStep((count += 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return { refused, reason, reached: count - refused.length };
}
