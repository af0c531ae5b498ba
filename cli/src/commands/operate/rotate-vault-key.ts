import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { hubEnvironment, inWords } from './hub-settings.ts';

/** `ahub rotate-vault-key` */
export function addRotateVaultKey(program: Command): void {
  const command = program
    .command('rotate-vault-key')
    .argument('[flags...]', 'settings of the hub, as `ahub serve` takes them')
    .description(
      'seal every secret with the current vault key, while hubs run: HUB_VAULT_KEY is the new key, HUB_VAULT_PREVIOUS_KEY the old one',
    )
    .allowUnknownOption()
    .action(act(rotateVaultKey));
  withExamples(command, 'HUB_VAULT_KEY_FILE=new-key HUB_VAULT_PREVIOUS_KEY_FILE=old-key ahub rotate-vault-key');
}

async function rotateVaultKey(context: Context, _options: object, args: readonly string[]): Promise<number> {
  const env = hubEnvironment(context, args);
  const [{ readSettings }, { createLog }, { rotateHubKey }] = await Promise.all([
    import('../../../../src/platform/config.ts'),
    import('../../../../src/platform/log.ts'),
    import('../../../../src/rotate-hub-key.ts'),
  ]);
  return inWords(async () => {
    const settings = readSettings(args, env);
    const { rotated, unreadable, keyId } = await rotateHubKey(settings, createLog({ ...settings, logLevel: 'silent' }));
    const lost = unreadable.map((row) => ({ network_id: row.networkId, key: row.key, key_id: row.keyId }));
    const answer = { ok: lost.length === 0, rotated, key_id: keyId, unreadable: lost };
    context.out.object(answer, () => `${rotated} secrets are sealed anew with the key ${keyId}.`);
    for (const { network_id: network, key } of lost) {
      context.out.say(`${key} of ${network} cannot be opened with the keys of these settings.`);
    }
    return answer.ok ? exitCodes.ok : exitCodes.failed;
  });
}
