import type { Command } from 'commander';
import { Interrupted } from './cli-errors.ts';
import { createContext, type Context } from './context.ts';
import { exitCodes } from './exit-codes.ts';
import type { GlobalOptions } from './settings.ts';

/** What a command does: gets its options and its arguments in order. Nothing returned is exit code 0. */
export type Handler<Options, Args extends readonly unknown[]> = (
  context: Context,
  options: Options & GlobalOptions,
  ...args: Args
) => Promise<number | void>;

/** How a command is run. */
export interface ActOptions {
  /** The command ends by itself when the signal is aborted; without this it is left where it stands. */
  readonly drains?: true;
}

let ended: number = exitCodes.ok;

/** What the last command ended with. */
export function exitCodeOfCommand(): number {
  return ended;
}

/** The action of a command for commander, which calls it with arguments, options and the command itself. */
export function act<Options, Args extends readonly unknown[]>(
  handler: Handler<Options, Args>,
  { drains }: ActOptions = {},
): (...given: unknown[]) => Promise<void> {
  return async (...given) => {
    const command = given.at(-1) as Command;
    const options = command.optsWithGlobals<Options & GlobalOptions>();
    const args = given.slice(0, -2) as unknown as Args;
    const ending = new AbortController();
    const interrupted = interruptsOf(ending);
    const work = handler(createContext(options, ending.signal), options, ...args);
    ended = (await (drains === true ? work : Promise.race([work, interrupted]))) ?? exitCodes.ok;
  };
}

/** Aborts on the first signal, and rejects then; the second one ends the process at once. */
function interruptsOf(ending: AbortController): Promise<never> {
  const interrupted = new Promise<never>((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (ending.signal.aborted) process.exit(exitCodes.interrupted);
        ending.abort(new Interrupted());
        reject(ending.signal.reason as Interrupted);
      });
    }
  });
  interrupted.catch(() => undefined);
  return interrupted;
}
