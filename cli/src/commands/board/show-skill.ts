import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { skillsAbout } from './skills-about.ts';

/** `ahub skill show ID` */
export function addSkillShow(program: Command): void {
  const command = findGroup(program, 'skill', skillsAbout)
    .command('show')
    .argument('<id>', 'id of the version, skill_…')
    .description('print the document of a skill')
    .action(act(showSkill));
  withExamples(command, 'ahub skill show skill_… > SKILL.md');
}

async function showSkill({ hub, out, signal, settings }: Context, _options: object, id: string): Promise<void> {
  const answer = await hub().tools.get_skill({ skill_id: id, network_id: settings.networkId }, { signal });
  if (out.isJson) return out.json(answer);
  out.line(answer.skill.content.replace(/\n$/, ''));
}
