import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { readCardFields, withCardFields, type CardOptions } from './card-fields.ts';
import { cardsAbout } from './card-ref.ts';

interface UpsertOptions extends Omit<CardOptions, 'ref'> {
  readonly title?: string;
}

/** `ahub card upsert REF` */
export function addCardUpsert(program: Command): void {
  const command = findGroup(program, 'card', cardsAbout)
    .command('upsert')
    .argument('<reference>', 'what another system calls the card')
    .description('change the card of a reference, or make it when it is not there')
    .option('--title <text>', 'what it is about; needed where the card is new')
    .action(act(upsertCard));
  withExamples(withCardFields(command), 'ahub card upsert jira:OPS-7 --title "Rotate keys" --column doing');
}

async function upsertCard(context: Context, options: UpsertOptions, reference: string): Promise<void> {
  const { out, signal } = context;
  const hub = context.hub();
  const fields = await readCardFields(context, hub, options);
  const input = { ...fields, name: options.title, external_ref: reference };
  out.object(await hub.api.upsertRequirement(input, { signal }), ({ requirement: { seq }, created }) =>
    out.isTerminal ? `#${seq} is ${created ? 'new' : 'changed'}.` : `#${seq}`,
  );
}
