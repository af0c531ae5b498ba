import type { Command } from 'commander';

/** Shows command lines below the help of a command. */
export function withExamples(command: Command, ...lines: readonly string[]): Command {
  const title = lines.length === 1 ? 'Example:' : 'Examples:';
  return command.addHelpText('after', ['', title, ...lines.map((line) => `  ${line}`)].join('\n'));
}
