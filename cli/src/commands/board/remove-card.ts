import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { cardRef, cardsAbout } from './card-ref.ts';

/** `ahub card rm CARD` */
export function addCardRemove(program: Command): void {
  findGroup(program, 'card', cardsAbout)
    .command('rm')
    .argument('<card>', 'its number or its id')
    .description('delete a card; `card update --archive` keeps it')
    .action(act(removeCard));
}

async function removeCard({ hub, out, ask, signal }: Context, _options: object, ref: string): Promise<void> {
  const card = cardRef(ref);
  await ask.confirm(`Delete the card ${card}, with its comments?`);
  out.object(await hub().api.deleteRequirement({ requirement_id: card }, { signal }), () => `${card} is deleted.`);
}
