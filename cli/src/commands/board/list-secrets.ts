import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { toolRows } from '../../parts/tool-rows.ts';
import { secretsAbout } from './skills-about.ts';

/** `ahub secret list` */
export function addSecretList(program: Command): void {
  findGroup(program, 'secret', secretsAbout)
    .command('list')
    .description('list the names of secrets; no command shows their values')
    .action(act(listSecrets));
}

async function listSecrets({ hub, out, signal, settings }: Context): Promise<void> {
  const input = { network_id: settings.networkId };
  const keys = toolRows<string>(hub(), 'list_network_secrets', input, 'keys', signal);
  await out.rows(keys, [{ title: 'secret', of: (key) => key }], 'No secrets.');
}
