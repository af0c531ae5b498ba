import type { Ctx } from '../../domain/ctx.ts';
import { listAttention } from '../../domain/attention/list-attention.ts';
import type { ToolHandlers } from '../../../generated/tools.ts';
import { viewAttention } from '../views/attention.ts';

/** The attention tool. */
export const attentionRpc = {
  list_attention: async (ctx, { network_id: networkId, kind, severity, limit, cursor }) =>
    viewAttention(await listAttention(ctx, { networkId, kind, severity, limit, cursor })),
} satisfies Partial<ToolHandlers<Ctx>>;
