import type { Command } from 'commander';

const kept = new WeakMap<Command, readonly string[]>();

/** Shows command lines below the help of a command; the reference page has them too. */
export function withExamples(command: Command, ...lines: readonly string[]): Command {
  kept.set(command, lines);
  const title = lines.length === 1 ? 'Example:' : 'Examples:';
  return command.addHelpText('after', ['', title, ...lines.map((line) => `  ${line}`)].join('\n'));
}

/** The command lines that the help of a command shows. */
export function examplesOf(command: Command): readonly string[] {
  return kept.get(command) ?? [];
}
