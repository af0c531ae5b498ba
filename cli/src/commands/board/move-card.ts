import { Argument, type Command } from 'commander';
import type { inputs } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { cardRef, cardsAbout } from './card-ref.ts';

/** `ahub card move CARD COLUMN` */
export function addCardMove(program: Command): void {
  findGroup(program, 'card', cardsAbout)
    .command('move')
    .argument('<card>', 'its number or its id')
    .addArgument(new Argument('<column>', 'where it goes').choices(['pool', 'doing', 'done']))
    .description('move a card to another column')
    .action(act(moveCard));
}

async function moveCard(
  { hub, out, signal }: Context,
  _options: object,
  ref: string,
  column: inputs.RequirementColumn,
): Promise<void> {
  const answer = await hub().api.updateRequirement({ requirement_id: cardRef(ref), column }, { signal });
  out.object(answer, ({ requirement: { seq } }) => `#${seq} is in ${column}.`);
}
