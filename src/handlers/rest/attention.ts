import type { Ctx } from '../../domain/ctx.ts';
import { listAttention } from '../../domain/attention/list-attention.ts';
import { snoozeAttention } from '../../domain/attention/snooze-attention.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewAttention } from '../views/attention.ts';

/** REST handlers of what waits for a person. */
export const attentionRest = {
  listAttention: async (ctx, { query }) => {
    const { network_id: networkId, kind, severity, limit, cursor } = query;
    return { status: 200, body: viewAttention(await listAttention(ctx, { networkId, kind, severity, limit, cursor })) };
  },
  snoozeAttention: async (ctx, { body }) => {
    const { until } = await snoozeAttention(ctx, body);
    return { status: 200, body: { ok: true, key: body.key, until: toWireTime(until) } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
