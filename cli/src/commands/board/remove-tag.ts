import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { tagsAbout } from './projects-about.ts';

/** `ahub tag rm TAG` */
export function addTagRemove(program: Command): void {
  findGroup(program, 'tag', tagsAbout)
    .command('rm')
    .argument('<tag>', 'the tag')
    .description('take a tag off all cards')
    .action(act(removeTag));
}

async function removeTag({ hub, out, ask, signal }: Context, _options: object, tag: string): Promise<void> {
  await ask.confirm(`Take the tag ${tag} off all cards?`);
  const answer = await hub().api.updateTags({ op: 'delete', tag }, { signal });
  out.object(answer, ({ affected }) => `${affected} ${affected === 1 ? 'card is' : 'cards are'} changed.`);
}
