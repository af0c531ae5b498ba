import type { Command } from 'commander';
import type { BoardPerson } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { cardsAbout } from './card-ref.ts';

interface PeopleOptions {
  readonly search?: string;
}

/** `ahub card people` */
export function addCardPeople(program: Command): void {
  findGroup(program, 'card', cardsAbout)
    .command('people')
    .description('list whom cards can be given to, with their agents')
    .option('--search <text>', 'only names that hold this text')
    .action(act(listPeople));
}

const columns = [
  { title: 'person', of: (person: BoardPerson) => person.username },
  { title: 'name', of: (person: BoardPerson) => person.display_name },
  { title: 'role', of: (person: BoardPerson) => person.role },
  { title: 'department', of: ({ department }: BoardPerson) => department?.name },
  { title: 'agents', of: ({ agents }: BoardPerson) => agents.map(({ alias }) => alias).join(', ') },
];

async function listPeople(context: Context, { search }: PeopleOptions): Promise<void> {
  await context.out.rows(pagesOf(context, search), columns, 'Nobody.');
}

async function* pagesOf(
  { hub: hubOf, settings, signal }: Context,
  search: string | undefined,
): AsyncGenerator<BoardPerson, void, undefined> {
  const hub = hubOf();
  for (let offset: number | null = 0; offset !== null;) {
    const input = { q: search, offset, network_id: settings.networkId };
    const page: { readonly people: readonly BoardPerson[]; readonly next_offset: number | null } =
      await hub.tools.requirements_people(input, { signal });
    yield* page.people;
    offset = page.next_offset;
  }
}
