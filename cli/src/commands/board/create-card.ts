import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { readCardFields, withCardFields, type CardOptions } from './card-fields.ts';
import { cardsAbout } from './card-ref.ts';

/** `ahub card create TITLE` */
export function addCardCreate(program: Command): void {
  const command = findGroup(program, 'card', cardsAbout)
    .command('create')
    .argument('<title>', 'what it is about')
    .description('put a card on the board')
    .action(act(createCard));
  withExamples(
    withCardFields(command),
    'ahub card create "Repair the roof" --agent beta --due 2026-12-01 --step tiles',
  );
}

async function createCard(context: Context, options: CardOptions, name: string): Promise<void> {
  const { out, signal } = context;
  const hub = context.hub();
  const input = { name, ...(await readCardFields(context, hub, options)) };
  out.object(await hub.api.createRequirement(input, { signal }), ({ requirement: { seq } }) =>
    out.isTerminal ? `${out.paint.bold(`#${seq}`)} is on the board.` : `#${seq}`,
  );
}
