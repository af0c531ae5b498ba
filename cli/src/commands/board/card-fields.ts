import { Option, type Command } from 'commander';
import type { Hub, inputs } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { several } from '../../parts/values.ts';
import { cardRef } from './card-ref.ts';
import { findProject } from './find-project.ts';

/** What of a card can be given on the command line; an empty text clears a field. */
export interface CardOptions {
  readonly column?: inputs.RequirementColumn;
  readonly priority?: inputs.RequirementPriority;
  readonly due?: string;
  readonly start?: string;
  readonly description?: string;
  readonly owner?: string;
  readonly agent?: string;
  readonly with?: readonly string[];
  readonly project?: string;
  readonly parent?: string;
  readonly tag?: readonly string[];
  readonly step?: readonly string[];
  readonly ref?: string;
  readonly link?: string;
}

/** Adds the options for the fields of a card. */
export function withCardFields(command: Command): Command {
  return command
    .addOption(new Option('--column <column>', 'where it stands').choices(['pool', 'doing', 'done']))
    .addOption(new Option('--priority <priority>', 'how urgent it is').choices(['high', 'normal', 'low', 'lowest']))
    .option('--due <date>', 'a day such as 2026-01-31, or an instant')
    .option('--start <date>', 'when the work starts')
    .option('--description <text>', 'Markdown; - reads it from stdin')
    .option('--owner <name>', 'the person who is responsible')
    .option('--agent <alias>', 'the agent that does the work')
    .option('--with <name>', 'a further person or agent; several times for several', several)
    .option('--project <name>', 'its project, by name or id')
    .option('--parent <card>', 'the card that it is a part of, by number or id')
    .option('--tag <tag>', 'a tag; several times for several', several)
    .option('--step <text>', 'an item of its checklist; several times for several', several)
    .option('--ref <name>', 'what another system calls it')
    .option('--link <address>', 'where it is in another system');
}

/** The fields that were given, as the contract names them. @throws CliError a project or a card is not there */
export async function readCardFields(context: Context, hub: Hub, options: CardOptions) {
  const { column, priority, due, start, owner, agent, project, parent, tag, step, ref, link } = options;
  const { signal, readStdin } = context;
  const cleared = (text: string | undefined): string | null | undefined => (text === '' ? null : text);
  return {
    ...{ column, priority, due: cleared(due), start: cleared(start) },
    ...{ owner: cleared(owner), agent_owner: cleared(agent), participants: options.with },
    ...{ external_ref: cleared(ref), external_url: cleared(link), tags: tag?.filter((text) => text !== '') },
    description: options.description === '-' ? await readStdin() : options.description,
    checklist: step?.filter((text) => text !== '').map((text) => ({ text })),
    project_id: project === undefined ? undefined : await findProject(hub, project, signal),
    parent_id: parent === undefined ? undefined : await findCard(hub, parent, signal),
  };
}

async function findCard(hub: Hub, ref: string, signal: AbortSignal): Promise<string | null> {
  if (ref === '' || ref.startsWith('req_')) return ref === '' ? null : ref;
  return (await hub.api.getRequirement({ requirement_id: cardRef(ref) }, { signal })).requirement.id;
}
