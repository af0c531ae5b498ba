import { BlobStore } from '../../platform/blob-store.ts';
import { DatabaseUnavailable } from '../../platform/platform-errors.ts';
import { requireUnbound } from '../access/require-unbound.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { takeOwnedNetwork } from '../networks/create-network.ts';
import { sendAddedNotice } from '../networks/send-added-notice.ts';
import { requireLivingToken } from '../tokens/require-living-token.ts';
import { checkExport } from './check-export.ts';
import type { CheckLine } from './check-export.ts';
import { CheckedExport } from './checked-export.ts';
import { FileBytes } from './file-bytes.ts';
import { inTurn } from './in-turn.ts';
import type { Line } from './line-kinds.ts';
import { NewIds } from './new-ids.ts';
import { storeCounters } from './store-counters.ts';
import { storeRows } from './store-export.ts';

/** A file that lies in the store, and what shall become of it. */
export interface ImportRequest {
  /** Its id in the store; the bytes are gone afterwards. */
  readonly fileId: string;
  readonly checkLine: CheckLine;
  /** The name of the network; that of the file when absent. */
  readonly name: string | undefined;
  readonly dryRun: boolean;
}

/** What an import made, or would make. */
export interface ImportedNetwork {
  /** Null for a dry run. */
  readonly networkId: string | null;
  readonly networkName: string;
  /** Lines by kind. */
  readonly counts: readonly { readonly kind: string; readonly count: number }[];
  /** User names, at most 1,000 of each. */
  readonly matched: readonly string[];
  readonly unmatched: readonly string[];
}

const shownNames = 1_000;
const mebibyte = 1_048_576;

/** Undoes the unit of a dry run. */
class DryRun extends Error {}

/**
 * Makes a network of the caller's from the lines of an export, whole or not at all (rule networks-import). The file is
 * read twice: once to check it, outside every unit, and once to store it. Audited as `network_imported`.
 *
 * @throws user_token_required a token that is bound to a network
 * @throws invalid_token the caller lost the token or the account while the file came
 * @throws import_refused naming the first line that is wrong
 * @throws network_name_taken, network_quota_exceeded, file_quota_exceeded
 * @throws TooBusyError when too many imports wait already
 */
export async function importNetwork(ctx: Ctx, request: ImportRequest): Promise<ImportedNetwork> {
  requireImporter(ctx);
  const { settings, ids } = ctx.platform;
  const store = new BlobStore(settings.uploadsDir);
  const files = new FileBytes(store, settings.filesQuotaMib * mebibyte);
  const found = new CheckedExport(new NewIds(ids, () => store.newId()), files);
  const path = store.pathOf(request.fileId);
  let isKept = false;
  try {
    return await inTurn(async () => {
      await checkExport(ctx, path, { checkLine: request.checkLine, found });
      return storeExport(ctx, { path, found, request }, () => (isKept = true));
    });
  } catch (error) {
    // The connection may have broken behind the commit. Bytes without a record are swept.
    isKept ||= error instanceof DatabaseUnavailable && error.connectionLost;
    throw error;
  } finally {
    if (!isKept) await files.discard();
    await store.remove(request.fileId).catch(() => undefined);
  }
}

/**
 * Refuses a caller who may make no network, before the bytes of a file are read.
 *
 * @throws user_token_required, token_required
 */
export function requireImporter(ctx: Ctx): string {
  requireUnbound(ctx);
  const { userId } = ctx.caller;
  if (userId === null) throw new DomainError('token_required');
  return userId;
}

interface Checked {
  readonly path: string;
  readonly found: CheckedExport;
  readonly request: ImportRequest;
}

async function storeExport(ctx: Ctx, checked: Checked, onStored: () => void): Promise<ImportedNetwork> {
  const { found, request } = checked;
  const { manifest, people, ids, counts } = found;
  const networkName = (request.name ?? (manifest?.['name'] as string)).trim();
  const names = [...people].map(([id, username]) => ({ username, isKnown: ids.isKnown(id) }));
  const facts = {
    networkName,
    counts: [...counts].map(([kind, count]) => ({ kind, count })),
    matched: names
      .filter(({ isKnown }) => isKnown)
      .map(({ username }) => username)
      .slice(0, shownNames),
    unmatched: names
      .filter(({ isKnown }) => !isKnown)
      .map(({ username }) => username)
      .slice(0, shownNames),
  };
  try {
    return await ctx.transaction(async (tx) => {
      const networkId = await storeNetwork(tx, checked, networkName);
      if (request.dryRun) throw new DryRun();
      tx.afterCommit(onStored);
      return { networkId, ...facts };
    });
  } catch (error) {
    if (error instanceof DryRun) return { networkId: null, ...facts };
    throw error;
  }
}

async function storeNetwork(tx: Tx, { path, found }: Checked, name: string): Promise<string> {
  const ownerId = tx.caller.userId ?? '';
  const description = (found.manifest?.['description'] as string | null | undefined) ?? null;
  const { systemAdmin } = await requireLivingToken(tx);
  const networkId = await takeOwnedNetwork(tx, { name, ownerId, description }, systemAdmin);
  await tx.db
    .updateTable('networks')
    .set({ max_members: found.manifest?.['max_members'] as number })
    .where('network_id', '=', networkId)
    .execute();
  await storeOwner(tx, networkId, found.ownMember);
  await storeRows(tx, { path, networkId, found });
  await storeCounters(tx, networkId, found);
  tellMembers(tx, networkId, { name, found });
  const lines = [...found.counts.values()].reduce((sum, count) => sum + count, 0);
  await recordAudit(tx, {
    action: 'network_imported',
    targetType: 'network',
    targetId: networkId,
    detail: `${name}: ${lines} lines`,
    networkId,
  });
  return networkId;
}

/** The caller owns the network, whatever role the file says; since when and in which department comes from there. */
async function storeOwner(tx: Tx, networkId: string, line: Line | undefined): Promise<void> {
  if (line === undefined) return;
  await tx.db
    .updateTable('memberships')
    .set({ joined_at: line['joined_at'] as number, department: line['department'] as string | null })
    .where('network_id', '=', networkId)
    .where('user_id', '=', tx.caller.userId ?? '')
    .execute();
}

/** Whoever became a member is told so, as by any other way. */
function tellMembers(
  tx: Tx,
  networkId: string,
  { name, found: { members, ids } }: { readonly name: string; readonly found: CheckedExport },
): void {
  for (const [old, held] of members) {
    const userId = ids.isKnown(old) ? ids.of('person', old) : tx.caller.userId;
    if (userId === null || userId === tx.caller.userId) continue;
    sendAddedNotice(tx, { networkId, networkName: name, userId, role: held === 'owner' ? 'admin' : held });
    tx.afterCommit(() => tx.platform.memory.tokens.drop({ userId }));
  }
}
