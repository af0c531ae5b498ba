import { Option, type Command } from 'commander';
import type { inputs } from '../../../../clients/typescript/src/index.ts';

/** What a member of a network may do in it. */
export interface AccessOptions {
  readonly role?: inputs.InviteRole;
  readonly agents?: inputs.AgentAccess;
  readonly cards?: inputs.TaskAccess;
}

/** Adds `--role`, `--agents` and `--cards`. */
export function withAccess(command: Command): Command {
  return command
    .addOption(new Option('--role <role>', 'member without it').choices(['admin', 'member', 'viewer']))
    .addOption(
      new Option('--agents <which>', 'which agents they reach: all, or granted ones').choices(['all', 'granted']),
    )
    .addOption(new Option('--cards <which>', 'which cards they see: all, or their own').choices(['all', 'scoped']));
}
