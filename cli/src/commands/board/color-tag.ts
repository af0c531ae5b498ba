import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { tagsAbout } from './projects-about.ts';

/** `ahub tag color TAG [COLOR]` */
export function addTagColor(program: Command): void {
  findGroup(program, 'tag', tagsAbout)
    .command('color')
    .argument('<tag>', 'the tag')
    .argument('[color]', "such as '#3366cc'; none without it")
    .description('give a tag a colour')
    .action(act(colorTag));
}

async function colorTag({ hub, out, signal }: Context, _options: object, tag: string, color?: string): Promise<void> {
  const answer = await hub().api.updateTags({ op: 'color', tag, color: color ?? null }, { signal });
  out.object(answer, () => `${cleanLine(tag)} is ${color === undefined ? 'without a colour' : cleanLine(color)}.`);
}
