import type { RestHandlers } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { abortRename } from '../../domain/renames/abort-rename.ts';
import { commitRename } from '../../domain/renames/commit-rename.ts';
import { prepareRename } from '../../domain/renames/prepare-rename.ts';

/** The two-phase rename of a node. */
export const renamesRest = {
  prepareRename: async (ctx, { body }) => {
    const { network_id: networkId, old_alias: oldAlias, new_alias: newAlias } = body;
    const txnId = await prepareRename(ctx, { networkId, oldAlias, newAlias });
    return { status: 200, body: { ok: true, txn_id: txnId } };
  },
  commitRename: async (ctx, { body }) => {
    await commitRename(ctx, body.txn_id);
    return { status: 200, body: { ok: true } };
  },
  abortRename: async (ctx, { body }) => {
    await abortRename(ctx, body.txn_id);
    return { status: 200, body: { ok: true } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
