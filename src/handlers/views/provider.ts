import type { Schemas } from '../../../generated/tools.ts';
import type { getProbeResults } from '../../domain/daemons/probes/get-probe-results.ts';
import { modelsOf } from '../../domain/providers/provider.ts';
import type { ProviderFacts, ProviderModel } from '../../domain/providers/provider.ts';
import { toWireTime } from '../../platform/clock.ts';

/** A provider on the wire; its secret is a name. */
export function viewProvider(provider: ProviderFacts): Schemas['Provider'] {
  return {
    provider_id: provider.providerId,
    network_id: provider.networkId,
    name: provider.name,
    vendor: provider.vendor,
    base_url: provider.baseUrl,
    secret_key_ref: provider.secretKeyRef,
    enabled: provider.enabled === 1,
    models: modelsOf(provider).map(viewModel),
    created_at: toWireTime(provider.createdAt),
    created_by: provider.createdBy,
  };
}

function viewModel({ model_name, display_name, context_window, supports_vision }: ProviderModel) {
  return {
    model_name,
    ...(display_name !== undefined && { display_name }),
    ...(context_window !== undefined && { context_window }),
    ...(supports_vision !== undefined && { supports_vision }),
  };
}

type ProbeRow = Awaited<ReturnType<typeof getProbeResults>>['rows'][number];

/** A probe and its result. */
export function viewProbe(row: ProbeRow): Schemas['ProbeResult'] {
  return {
    probe_id: row.probe_id,
    provider_id: row.provider_id,
    model_name: row.model_name,
    daemon_node_id: row.daemon_node_id,
    status: row.status,
    raw_status_code: row.raw_status_code,
    latency_ms: row.latency_ms,
    created_at: toWireTime(row.created_at),
    delivered_at: toWireTime(row.delivered_at),
    acked_at: toWireTime(row.acked_at),
  };
}
