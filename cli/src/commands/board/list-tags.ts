import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { tagsAbout } from './projects-about.ts';

/** `ahub tag list` */
export function addTagList(program: Command): void {
  findGroup(program, 'tag', tagsAbout).command('list').description('list the tags in use').action(act(listTags));
}

async function listTags({ hub, out, signal }: Context): Promise<void> {
  await out.rows(hub().list('listTags', {}, { signal }), [{ title: 'tag', of: (tag) => tag }], 'No tags.');
}
