import type { RenameRow } from '../../entities/rows.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../ctx.ts';

/** Audits a step of a rename (rule renames-two-steps). */
export async function recordRename(
  tx: Tx,
  step: 'prepared' | 'committed' | 'aborted',
  rename: Pick<RenameRow, 'txn_id' | 'network_id' | 'old_alias' | 'new_alias'>,
  reason?: string,
): Promise<void> {
  const change = `${rename.old_alias} -> ${rename.new_alias}`;
  await recordAudit(tx, {
    action: `node_rename_${step}`,
    targetType: 'rename',
    targetId: rename.txn_id,
    detail: reason === undefined ? change : `${change} (${reason})`,
    networkId: rename.network_id,
  });
}
