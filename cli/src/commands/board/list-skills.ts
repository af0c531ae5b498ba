import type { Command } from 'commander';
import type { SkillSummary } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { toolRows } from '../../parts/tool-rows.ts';
import { count } from '../../parts/values.ts';
import { skillsAbout } from './skills-about.ts';

interface ListOptions {
  readonly all?: true;
  readonly search?: string;
  readonly limit: number;
}

/** `ahub skill list` */
export function addSkillList(program: Command): void {
  findGroup(program, 'skill', skillsAbout)
    .command('list')
    .description('list published skills')
    .option('--all', 'those that wait for review and rejected ones too; for the owner and admins')
    .option('--search <text>', 'only skills that hold this text')
    .option('--limit <rows>', 'rows at most', count, 100)
    .action(act(listSkills));
}

const columns = [
  { title: 'skill', of: (skill: SkillSummary) => skill.skill_id },
  { title: 'name', of: (skill: SkillSummary) => skill.slug },
  { title: 'version', of: (skill: SkillSummary) => skill.version },
  { title: 'status', of: (skill: SkillSummary) => skill.status },
  { title: 'from', of: (skill: SkillSummary) => skill.source_alias },
  { title: 'what it is for', of: (skill: SkillSummary) => skill.description || skill.name },
];

async function listSkills({ hub, out, signal, settings }: Context, options: ListOptions): Promise<void> {
  const { all, search, limit } = options;
  const input = { include_pending: all, query: search, limit: Math.min(limit, 200), network_id: settings.networkId };
  const skills = toolRows<SkillSummary>(hub(), 'list_skills', input, 'skills', signal);
  await out.rows(takeRows(skills, limit), columns, 'No skills.');
}
