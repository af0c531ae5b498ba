import { Argument, type Command } from 'commander';
import type { inputs } from '../../../../clients/typescript/src/index.ts';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { skillsAbout } from './skills-about.ts';

interface ReviewOptions {
  readonly note?: string;
}

/** `ahub skill review ID DECISION` */
export function addSkillReview(program: Command): void {
  const command = findGroup(program, 'skill', skillsAbout)
    .command('review')
    .argument('<id>', 'id of the version, skill_…')
    .addArgument(new Argument('<decision>', 'what becomes of it').choices(['published', 'rejected']))
    .description('publish or reject a skill that waits for review')
    .option('--note <text>', 'shown with the skill')
    .action(act(reviewSkill));
  withExamples(command, 'ahub skill review skill_… rejected --note "It deletes files."');
}

async function reviewSkill(
  { hub, out, signal, settings }: Context,
  { note }: ReviewOptions,
  id: string,
  decision: inputs.SkillDecision,
): Promise<void> {
  const input = { skill_id: id, decision, note, network_id: settings.networkId };
  out.object(await hub().tools.review_skill(input, { signal }), ({ status }) => `${cleanLine(id)} is ${status}.`);
}
