import type { Command } from 'commander';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { cardRef, cardsAbout } from './card-ref.ts';

/** `ahub card comment CARD TEXT|-` */
export function addCardComment(program: Command): void {
  findGroup(program, 'card', cardsAbout)
    .command('comment')
    .argument('<card>', 'its number or its id')
    .argument('<text>', 'Markdown; - reads it from stdin')
    .description('comment on a card')
    .action(act(commentCard));
}

async function commentCard(context: Context, _options: object, ref: string, given: string): Promise<void> {
  const { hub, out, signal, readStdin } = context;
  const text = given === '-' ? (await readStdin()).trimEnd() : given;
  if (text === '') throw new UsageError('the comment has no text');
  const answer = await hub().api.createComment({ requirement_id: cardRef(ref), text }, { signal });
  out.object(answer, ({ event: { id, seq } }) => (out.isTerminal ? `#${seq} has the comment.` : id));
}
