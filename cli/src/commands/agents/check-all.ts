import type { Command } from 'commander';
import { checkClients } from '../../agents/doctor/check-clients.ts';
import { checkHooks } from '../../agents/doctor/check-hooks.ts';
import { checkHub } from '../../agents/doctor/check-hub.ts';
import type { Finding } from '../../agents/doctor/finding.ts';
import { hookClientIds } from '../../agents/hooks/hook-clients.ts';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { checkOwnHub } from '../operate/check-own-hub.ts';
import { tellFindings } from './tell-findings.ts';

interface DoctorOptions {
  readonly hub?: true;
}

/** `ahub doctor` */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('look at settings, hub, token, clock, and at what clients were told of the hub')
    .option(
      '--hub',
      'look at the hub on this machine instead: its settings (HUB_*), disk, proxy, database, schema, vault key',
    )
    .action(act(checkAll));
}

async function checkAll(context: Context, { hub }: DoctorOptions): Promise<number> {
  return tellFindings(context.out, hub === true ? checkOwnHub(context) : findAll(context));
}

async function* findAll(context: Context): AsyncGenerator<Finding, void, undefined> {
  yield* checkHub(context);
  yield* checkClients({ env: process.env, cwd: process.cwd(), token: context.settings.token });
  for (const client of hookClientIds) {
    const finding = await checkHooks(context, client);
    // A client without hooks needs none.
    if (!finding.message.endsWith('has no hooks of ours')) yield finding;
  }
}
