import type { FileRow } from '../../entities/rows.ts';
import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';

/** The record of a file with what its uploader is called now; null when the person or the node is gone. */
export type ListedFile = FileRow & { readonly uploader_name: string | null };

const pages = definePages('files', 'number', 'text');
/** A key before the first row: the list begins with the newest. */
const beginning = [Number.MAX_SAFE_INTEGER, ''] as const;

/**
 * The files of one network, the newest first (rule files-listed). One query besides the scope's own.
 *
 * @throws invalid_cursor, network_id_required, access_denied, agent_access_restricted
 */
export async function listFiles(
  ctx: Ctx,
  query: Paging & { readonly networkId?: string | undefined },
): Promise<Page<ListedFile>> {
  const page = pages.open(ctx, query);
  const { networkId } = await resolveScope(ctx, query.networkId, 'read');
  const rows = await ctx.db
    .selectFrom('files')
    .leftJoin('users', (join) =>
      join.on('files.uploader_kind', '=', 'user').onRef('users.user_id', '=', 'files.uploader'),
    )
    .leftJoin('nodes', (join) =>
      join
        .on('files.uploader_kind', '=', 'node')
        .onRef('nodes.network_id', '=', 'files.network_id')
        .onRef('nodes.node_id', '=', 'files.uploader'),
    )
    .selectAll('files')
    .select((eb) => eb.fn.coalesce('users.username', 'nodes.alias').as('uploader_name'))
    .where('files.network_id', '=', networkId)
    .where(behind(['files.created_at', 'files.file_id'], page.after ?? beginning, 'desc'))
    .orderBy('files.created_at', 'desc')
    .orderBy('files.file_id', 'desc')
    .limit(page.reads)
    .execute();
  return page.cut(rows, (row) => [row.created_at, row.file_id]);
}
