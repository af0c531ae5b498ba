import type { Command } from 'commander';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { tagsAbout } from './projects-about.ts';

/** `ahub tag rename TAG... NEW` */
export function addTagRename(program: Command): void {
  const command = findGroup(program, 'tag', tagsAbout)
    .command('rename')
    .argument('<tags...>', 'the tag, or several to merge, and last what they are called afterwards')
    .description('rename a tag on all cards, or merge several into one')
    .action(act(renameTags));
  withExamples(command, 'ahub tag rename bug defect', 'ahub tag rename bug fault defect');
}

async function renameTags({ hub, out, signal }: Context, _options: object, tags: readonly string[]): Promise<void> {
  const to = tags.at(-1);
  const from = tags.slice(0, -1);
  const [first] = from;
  if (first === undefined) throw new UsageError('what is the tag to be called?', 'Give a tag and its new name');
  const input = from.length === 1 ? { op: 'rename' as const, from: first, to } : { op: 'merge' as const, from, to };
  out.object(
    await hub().api.updateTags(input, { signal }),
    ({ affected }) => `${affected} ${affected === 1 ? 'card is' : 'cards are'} changed.`,
  );
}
