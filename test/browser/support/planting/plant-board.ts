import { textCount } from '../hostile-texts.ts';
import { text, texts } from './planter.ts';
import type { Planter } from './planter.ts';

const columns = ['pool', 'doing', 'done'];
/** Of a checklist, and of the people of a card. */
const mostItems = 100;

/** Cards, projects and tags. @returns cards that hold all texts between them */
export async function plantBoard({ sow, each }: Planter, aliases: readonly string[]): Promise<string[]> {
  await each(async (at) => {
    const project = await sow('createProject', { name: text }, { at });
    const card = { name: text, column: columns[at % 3], description: text, tags: [text], external_url: text };
    const checklist = [{ id: 'c', text }];
    await sow(
      'createRequirement',
      { ...card, checklist, agent_owner: aliases[at], project_id: project.project?.id },
      { at },
    );
  });
  const ids: string[] = [];
  for (let at = 0; at < textCount; at += mostItems) {
    const checklist = Array.from({ length: mostItems }, (_, item) => ({ id: `c${item}`, text }));
    const participants = aliases.slice(at, at + mostItems);
    const card = { name: 'All of them', description: texts, external_url: text, participants };
    const made = await sow('createRequirement', { ...card, checklist }, { at });
    ids.push(String(made.requirement.id));
  }
  await each((at) => sow('createComment', { requirement_id: ids[0], text }, { at }));
  return ids;
}
