import type { Command } from 'commander';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { several } from '../../parts/values.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { readCardFields, withCardFields, type CardOptions } from './card-fields.ts';
import { cardLines } from './card-lines.ts';
import { cardRef, cardsAbout } from './card-ref.ts';

interface UpdateOptions extends CardOptions {
  readonly title?: string;
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
  readonly archive?: boolean;
}

/** `ahub card update CARD` */
export function addCardUpdate(program: Command): void {
  const command = findGroup(program, 'card', cardsAbout)
    .command('update')
    .argument('<card>', 'its number or its id')
    .description('change fields of a card; an empty text clears one')
    .option('--title <text>', 'what it is about')
    .option('--add <name>', 'add a person or an agent; several times for several', several)
    .option('--remove <name>', 'take a person or an agent off; several times for several', several)
    .option('--archive', 'take it off the board')
    .option('--no-archive', 'put it back on the board')
    .action(act(updateCard));
  withExamples(withCardFields(command), 'ahub card update 12 --owner mia --due ""');
}

async function updateCard(context: Context, options: UpdateOptions, ref: string): Promise<void> {
  const { out, signal } = context;
  const { title, add, remove, archive } = options;
  const hub = context.hub();
  const fields = {
    ...(await readCardFields(context, hub, options)),
    ...{ name: title, archived: archive, participants_add: add, participants_remove: remove },
  };
  if (Object.values(fields).every((value) => value === undefined)) {
    throw new UsageError('nothing is to change', 'Name a field, such as --column doing');
  }
  const answer = await hub.api.updateRequirement({ requirement_id: cardRef(ref), ...fields }, { signal });
  out.object(answer, ({ requirement }) => (out.isTerminal ? cardLines(requirement, out.paint) : `#${requirement.seq}`));
}
