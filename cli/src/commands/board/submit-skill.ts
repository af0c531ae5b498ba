import type { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { skillsAbout } from './skills-about.ts';

interface SubmitOptions {
  readonly skillVersion: string;
  readonly title?: string;
  readonly description?: string;
}

/** `ahub skill submit NAME FILE|-` */
export function addSkillSubmit(program: Command): void {
  const command = findGroup(program, 'skill', skillsAbout)
    .command('submit')
    .argument('<name>', 'in kebab-case, the same for all versions')
    .argument('<file>', 'the document; - reads it from stdin')
    .description('hand a skill in for review')
    .requiredOption('--skill-version <version>', 'its version')
    .option('--title <text>', 'what people call it; the name without it')
    .option('--description <text>', 'what it is for')
    .action(act(submitSkill));
  withExamples(command, 'ahub skill submit roof-repair SKILL.md --skill-version 1.2.0');
}

async function submitSkill(context: Context, options: SubmitOptions, slug: string, file: string): Promise<void> {
  const { hub, out, signal, settings, readStdin } = context;
  const content = file === '-' ? await readStdin() : readText(file);
  const { skillVersion: version, title = slug, description } = options;
  const input = { slug, name: title, version, description, content, network_id: settings.networkId };
  out.object(await hub().tools.submit_skill(input, { signal }), ({ skill_id: id, status }) =>
    out.isTerminal ? `${slug} ${version} is ${status} (${id}).` : id,
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`cannot read the file ${file}`);
  }
}
