import { Argument, type Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { shellScripts, type Shell } from './shell-scripts.ts';

/** `ahub completion SHELL` */
export function addCompletion(program: Command): void {
  const command = program
    .command('completion')
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(shellScripts)))
    .description('print what makes the tab key of a shell know commands, options and their values')
    .action(act(printScript));
  withExamples(
    command,
    'source <(ahub completion bash)     # in ~/.bashrc, likewise zsh in ~/.zshrc',
    'ahub completion fish > ~/.config/fish/completions/ahub.fish',
  );
}

async function printScript({ out }: Context, _options: object, shell: Shell): Promise<void> {
  out.line(shellScripts[shell].trimEnd());
}
