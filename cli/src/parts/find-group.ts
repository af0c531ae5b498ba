import type { Command } from 'commander';

/** The command under which others stand (`ahub task …`), made when it is not there yet. */
export function findGroup(program: Command, name: string, description: string): Command {
  const found = program.commands.find((command) => command.name() === name);
  return found ?? program.command(name).description(description).helpCommand(false);
}
