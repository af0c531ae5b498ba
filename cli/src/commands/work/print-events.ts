import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes, type ExitCode } from '../../parts/exit-codes.ts';
import type { Output } from '../../parts/output.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { wordsOf, type StreamEvent } from './event-words.ts';

/**
 * Prints events, one a line: the object with `--json`, in a pipe its id, type and words with tabs between, on a terminal
 * when it came. A gap is a line of its own, and talk about it.
 *
 * @returns 0 when `max` have come, 130 when somebody ended it before
 */
export async function printEvents(
  { out, signal }: Pick<Context, 'out' | 'signal'>,
  events: AsyncGenerator<StreamEvent, void, undefined>,
  max: number,
): Promise<ExitCode> {
  let left = max;
  for await (const event of takeRows(events, max)) {
    out.object(event, () =>
      out.isTerminal ? lineFor(event, out) : [event.id, event.type, wordsOf(event)].map(cleanLine).join('\t'),
    );
    if (event.type === 'resync')
      out.say('Some events are no longer kept: look at the state itself, as in ahub status.');
    left -= 1;
  }
  return left > 0 && signal.aborted ? exitCodes.interrupted : exitCodes.ok;
}

function lineFor(event: StreamEvent, { paint }: Output): string {
  const time = new Date().toTimeString().slice(0, 8);
  const type = cleanLine(event.type).padEnd(19);
  return `${paint.dim(time)}  ${event.type === 'resync' ? paint.red(type) : paint.cyan(type)}  ${wordsOf(event)}`;
}
