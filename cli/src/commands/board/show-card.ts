import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { cardLines } from './card-lines.ts';
import { cardRef, cardsAbout } from './card-ref.ts';

/** `ahub card show CARD` */
export function addCardShow(program: Command): void {
  findGroup(program, 'card', cardsAbout)
    .command('show')
    .argument('<card>', 'its number or its id')
    .description('show a card with its description and its checklist')
    .action(act(showCard));
}

async function showCard({ hub, out, signal }: Context, _options: object, ref: string): Promise<void> {
  const answer = await hub().api.getRequirement({ requirement_id: cardRef(ref) }, { signal });
  out.object(answer, ({ requirement }) => cardLines(requirement, out.paint));
}
