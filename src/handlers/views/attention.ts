import type { Schemas } from '../../../generated/rest.ts';
import type { AttentionItem } from '../../domain/attention/describe-item.ts';
import type { AttentionPage } from '../../domain/attention/list-attention.ts';
import { toWireTime } from '../../platform/clock.ts';
import { viewPage } from './page.ts';

/** What both doors say of a page of the attention list. */
export function viewAttention(page: AttentionPage): Schemas['ListAttentionAnswer'] {
  return { ok: true, items: page.rows.map(viewItem), counts: page.counts, ...viewPage(page) };
}

function viewItem({ networkId, since, evidence, actions, ...item }: AttentionItem): Schemas['AttentionItem'] {
  return {
    ...item,
    network_id: networkId,
    since: toWireTime(since),
    evidence: { ...evidence },
    actions: actions.map((action) => ({ ...action, needs: [...action.needs] })),
  };
}
