import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { hubEnvironment, inWords } from './hub-settings.ts';

interface MigrateOptions {
  readonly check?: true;
}

/** `ahub migrate` */
export function addMigrate(program: Command): void {
  const command = program
    .command('migrate')
    .argument('[flags...]', 'settings of the hub, as `ahub serve` takes them')
    .description('bring the schema of the database of a hub up to date, as its start does')
    .option(
      '--check',
      'change nothing; list what waits, and end with 1 where something does or the database is of a newer hub',
    )
    .allowUnknownOption()
    .action(act(migrate));
  withExamples(command, 'ahub migrate --check', 'ahub migrate');
}

async function migrate(context: Context, { check }: MigrateOptions, args: readonly string[]): Promise<number> {
  const env = hubEnvironment(context, args);
  const [{ readSettings }, { createLog }, { checkMigrations, migrateDatabase }] = await Promise.all([
    import('../../../../src/platform/config.ts'),
    import('../../../../src/platform/log.ts'),
    import('../../../../src/migrate-database.ts'),
  ]);
  return inWords(async () => {
    const settings = readSettings(args, env);
    if (check === true) {
      const waiting = await checkMigrations(settings);
      context.out.object({ ok: waiting.length === 0, waiting }, ({ ok }) =>
        ok ? 'No migration waits.' : [...waiting],
      );
      return waiting.length === 0 ? exitCodes.ok : exitCodes.failed;
    }
    const migrated = await migrateDatabase(settings, createLog({ ...settings, logLevel: 'silent' }));
    const told =
      migrated.length === 0 ? 'No migration was waiting.' : migrated.map((name) => `${name} is carried out.`);
    context.out.object({ ok: true, migrated }, () => told);
    return exitCodes.ok;
  });
}
