import type { Schemas } from '../../../generated/tools.ts';
import type { ProviderRow } from '../../entities/rows.ts';
import type { getProbeResults } from '../../domain/daemons/probes/get-probe-results.ts';
import { modelsOf } from '../../domain/providers/provider.ts';
import type { ProviderModel } from '../../domain/providers/provider.ts';
import { toWireTime } from '../../platform/clock.ts';

/** A provider on the wire; its secret is a name. */
export function viewProvider(row: ProviderRow): Schemas['Provider'] {
  return {
    provider_id: row.provider_id,
    network_id: row.network_id,
    name: row.name,
    vendor: row.vendor,
    base_url: row.base_url,
    secret_key_ref: row.secret_key_ref,
    enabled: row.enabled === 1,
    models: modelsOf(row).map(viewModel),
    created_at: toWireTime(row.created_at),
    created_by: row.created_by,
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
