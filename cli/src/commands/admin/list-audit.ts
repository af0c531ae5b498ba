import type { Command } from 'commander';
import type { AuditRow } from '../../../../clients/typescript/src/index.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { count } from '../../parts/values.ts';
import { withExamples } from '../../parts/with-examples.ts';

interface AuditOptions {
  readonly hub?: true;
  readonly action?: string;
  readonly user?: string;
  readonly limit: number;
}

/** `ahub audit` */
export function addAudit(program: Command): void {
  const command = program
    .command('audit')
    .description('list who did what in the network, newest first; for its owner and admins')
    .option('--hub', 'in the whole hub, for its admins; others see what they did themselves')
    .option('--action <name>', 'with --hub: only this action, such as member_added')
    .option('--user <id>', 'with --hub: only what this person did')
    .option('--limit <rows>', 'rows at most', count, 100)
    .action(act(listAudit));
  withExamples(command, 'ahub audit --limit 20', 'ahub audit --hub --action login_failed --json');
}

const columns = [
  { title: 'at', of: (row: AuditRow) => row.created_at },
  { title: 'who', of: (row: AuditRow) => row.username ?? row.user_id ?? 'unknown' },
  { title: 'did', of: (row: AuditRow) => row.action },
  { title: 'to', of: ({ target_type: type, target_id: id }: AuditRow) => [type, id].filter(Boolean).join(' ') },
  { title: 'detail', of: (row: AuditRow) => row.detail },
];

async function listAudit(context: Context, { hub: isWhole, action, user, limit }: AuditOptions): Promise<void> {
  const { out, signal, settings } = context;
  if (isWhole === undefined && (action !== undefined || user !== undefined)) {
    throw new UsageError('--action and --user go with --hub');
  }
  const hub = context.hub();
  const page = Math.min(limit, 500);
  const rows =
    isWhole === true
      ? hub.list('listAuditLog', { action, user_id: user, limit: page }, { signal })
      : hub.list(
          'listNetworkAuditLog',
          { network_id: await networkOf(settings, hub, signal), limit: page },
          { signal },
        );
  await out.rows(takeRows(rows, limit), columns, 'Nothing.');
}
