import type { Command } from 'commander';
import type { Hub } from '../../../../clients/typescript/src/index.ts';
import { CliError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { cardRef, cardsAbout } from './card-ref.ts';

interface CheckOptions {
  readonly undo?: true;
}

/** `ahub card check CARD STEP` */
export function addCardCheck(program: Command): void {
  const command = findGroup(program, 'card', cardsAbout)
    .command('check')
    .argument('<card>', 'its number or its id')
    .argument('<step>', 'place in the checklist, 1 is the first, or the id of the step')
    .description('mark a step of a checklist as done')
    .option('--undo', 'mark it as open again')
    .action(act(checkItem));
  withExamples(command, 'ahub card check 12 1');
}

async function checkItem(context: Context, { undo }: CheckOptions, ref: string, step: string): Promise<void> {
  const { out, signal } = context;
  const hub = context.hub();
  const requirementId = cardRef(ref);
  const itemId = /^\d{1,3}$/.test(step) ? await findItem(hub, requirementId, Number(step), signal) : step;
  const input = { requirement_id: requirementId, item_id: itemId, done: undo !== true };
  const answer = await hub.api.updateChecklistItem(input, { signal });
  out.object(
    answer,
    ({
      requirement: {
        seq,
        checklist_progress: { done, total },
      },
    }) => `#${seq}: ${done} of ${total} done.`,
  );
}

async function findItem(hub: Hub, requirementId: string, place: number, signal: AbortSignal): Promise<string> {
  const { requirement } = await hub.api.getRequirement({ requirement_id: requirementId }, { signal });
  const { checklist = [], seq } = requirement;
  const item = checklist[place - 1];
  if (item !== undefined) return item.id;
  throw new CliError(`#${seq} has ${checklist.length} steps and no step ${place}`, { exitCode: exitCodes.notFound });
}
