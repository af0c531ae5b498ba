import type { Person, Requirement } from '../../../../clients/typescript/src/index.ts';
import { cleanLine, cleanText } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { recordLines } from '../../parts/record-lines.ts';

/** A person or an agent in a word. */
export function nameOf(person: Person | null): string {
  if (person === null) return '';
  return person.username ?? person.alias ?? person.id;
}

/** A card for a person, over several lines. */
export function cardLines(card: Requirement, paint: Context['out']['paint']): string[] {
  const { seq, name, column, priority, due, start, owner, agent_owner, participants, tags, project_id } = card;
  const { parent_id, children, external_ref, external_url, archived, id, description, checklist = [] } = card;
  const parts = children.total === 0 ? '' : `${children.done} of ${children.total} done`;
  return [
    `${paint.bold(`#${seq} ${cleanLine(name)}`)}  ${paintColumn(column, paint)}${archived ? paint.dim('  archived') : ''}`,
    ...recordLines(
      {
        ...{ card: id, priority, due, start, owner: nameOf(owner), agent: nameOf(agent_owner) },
        ...{ with: participants.map(nameOf).join(', '), tags: tags.join(', '), project: project_id },
        ...{ parent: parent_id, parts, ref: external_ref, url: external_url, changed: card.updated_at },
      },
      paint,
    ),
    ...(description ? ['', cleanText(description)] : []),
    ...(checklist.length === 0 ? [] : ['']),
    ...checklist.map(({ text, done }, index) => `${done ? paint.green('✓') : '·'} ${index + 1}. ${cleanLine(text)}`),
  ];
}

function paintColumn(column: string, paint: Context['out']['paint']): string {
  if (column === 'done') return paint.green(column);
  return column === 'doing' ? paint.yellow(column) : paint.dim(cleanLine(column));
}
