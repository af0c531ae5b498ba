import type { ToolHandlers } from '../../../generated/tools.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { ackProbeRequest } from '../../domain/daemons/probes/ack-probe-request.ts';
import { getProbeRequest } from '../../domain/daemons/probes/get-probe-request.ts';
import { getProbeResults } from '../../domain/daemons/probes/get-probe-results.ts';
import { probeProviderModel } from '../../domain/daemons/probes/probe-provider-model.ts';
import { listNetworkSecrets } from '../../domain/providers/list-network-secrets.ts';
import { listProviders } from '../../domain/providers/list-providers.ts';
import { updateProvider } from '../../domain/providers/update-provider.ts';
import { upsertNetworkSecret } from '../../domain/providers/upsert-network-secret.ts';
import { upsertProvider } from '../../domain/providers/upsert-provider.ts';
import { viewPage } from '../views/page.ts';
import { viewProbe, viewProvider } from '../views/provider.ts';

/** Providers and vault. */
export const providersRpc = {
  list_providers: async (ctx, { network_id: networkId, limit, cursor }) => {
    const page = await listProviders(ctx, { networkId, limit, cursor });
    return { ok: true, providers: page.rows.map(viewProvider), ...viewPage(page) };
  },
  upsert_provider: async (
    ctx,
    { base_url: baseUrl, secret_key_ref: secretKeyRef, network_id: networkId, ...rest },
  ) => ({
    ok: true,
    provider: viewProvider(await upsertProvider(ctx, { ...rest, baseUrl, secretKeyRef, networkId })),
  }),
  update_provider: async (ctx, { provider_id: providerId, network_id: networkId, name, base_url, models, enabled }) => {
    const patch = { name, baseUrl: base_url, models, enabled };
    const fields = await updateProvider(ctx, { providerId, patch, networkId });
    return { ok: true, provider_id: providerId, fields_changed: fields };
  },
  list_network_secrets: async (ctx, { network_id: networkId, limit, cursor }) => {
    const page = await listNetworkSecrets(ctx, { networkId, limit, cursor });
    return { ok: true, keys: [...page.rows], ...viewPage(page) };
  },
  upsert_network_secret: async (ctx, { key, value, network_id: networkId }) => {
    await upsertNetworkSecret(ctx, { key, value, networkId });
    return { ok: true, key };
  },
  probe_provider_model: async (ctx, args) => {
    const { provider_id: providerId, model_name: modelName, daemon_node_id: daemonNodeId } = args;
    const probe = { providerId, modelName, daemonNodeId, networkId: args.network_id };
    return { ok: true, probe_id: await probeProviderModel(ctx, probe) };
  },
  get_probe_request: async (ctx, { probe_id }) => {
    const { probeId, vendor, baseUrl, modelName, apiKey } = await getProbeRequest(ctx, probe_id);
    return { ok: true, probe_id: probeId, vendor, base_url: baseUrl, model_name: modelName, api_key: apiKey };
  },
  ack_probe_request: async (ctx, { probe_id: probeId, status, raw_status_code, latency_ms }) => {
    await ackProbeRequest(ctx, { probeId, status, rawStatusCode: raw_status_code, latencyMs: latency_ms });
    return { ok: true, probe_id: probeId, status };
  },
  get_probe_results: async (ctx, args) => {
    const { provider_id: providerId, model_name: modelName, daemon_node_id: daemonNodeId, limit, cursor } = args;
    const page = await getProbeResults(ctx, {
      providerId,
      modelName,
      daemonNodeId,
      limit,
      cursor,
      networkId: args.network_id,
    });
    return { ok: true, results: page.rows.map(viewProbe), ...viewPage(page) };
  },
} satisfies Partial<ToolHandlers<Ctx>>;
