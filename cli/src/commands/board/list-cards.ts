import { Option, type Command } from 'commander';
import type { Requirement, inputs } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { count } from '../../parts/values.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { nameOf } from './card-lines.ts';
import { cardsAbout } from './card-ref.ts';
import { findProject } from './find-project.ts';

interface ListOptions {
  readonly column?: inputs.RequirementColumn;
  readonly project?: string;
  readonly owner?: string;
  readonly agent?: string;
  readonly priority?: inputs.RequirementPriority;
  readonly tag?: string;
  readonly search?: string;
  readonly since?: string;
  readonly archived?: true;
  readonly limit: number;
}

/** `ahub card list` */
export function addCardList(program: Command): void {
  const command = findGroup(program, 'card', cardsAbout)
    .command('list')
    .description('list the cards of the board')
    .addOption(new Option('--column <column>', 'only this column').choices(['pool', 'doing', 'done']))
    .option('--project <name>', 'only cards of this project, by name or id')
    .option('--owner <name>', 'only cards of this person')
    .option('--agent <alias>', 'only cards of this agent')
    .addOption(new Option('--priority <priority>', 'only these').choices(['high', 'normal', 'low', 'lowest']))
    .option('--tag <tag>', 'only cards with this tag')
    .option('--search <text>', 'only cards that hold this text')
    .option('--since <time>', 'only cards that changed since then')
    .option('--archived', 'the archived cards instead')
    .option('--limit <rows>', 'rows at most', count, 100)
    .action(act(listCards));
  withExamples(command, 'ahub card list --column doing --agent beta', 'ahub card list --json | jq -r .name');
}

const columns = [
  { title: 'card', of: ({ seq }: Requirement) => `#${seq}` },
  { title: 'column', of: (card: Requirement) => card.column },
  { title: 'priority', of: (card: Requirement) => card.priority },
  { title: 'owner', of: ({ owner }: Requirement) => nameOf(owner) },
  { title: 'agent', of: ({ agent_owner }: Requirement) => nameOf(agent_owner) },
  { title: 'due', of: (card: Requirement) => card.due },
  { title: 'title', of: (card: Requirement) => card.name },
];

async function listCards(context: Context, options: ListOptions): Promise<void> {
  const { out, signal } = context;
  const { column, project, owner, agent, priority, tag, search, since, archived, limit } = options;
  const hub = context.hub();
  const projectId = project === undefined ? undefined : ((await findProject(hub, project, signal)) ?? undefined);
  const query = {
    ...{ status: column, project_id: projectId, owner, agent_owner: agent, priority, tag, q: search },
    ...{ updated_since: since, archived: archived && ('true' as const), last_event: '0' as const },
  };
  const cards = hub.list('listRequirements', { ...query, limit: Math.min(limit, 100) }, { signal });
  await out.rows(takeRows(cards, limit), columns, 'No such cards. Make one: ahub card create TITLE');
}
