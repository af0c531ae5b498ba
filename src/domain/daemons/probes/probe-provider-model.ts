import { Provider } from '../../../entities/index.ts';
import { isPublicHttps } from '../../../platform/public-host.ts';
import { managers, requireRole } from '../../access/require-role.ts';
import { resolveScope } from '../../access/resolve-scope.ts';
import type { Scope } from '../../access/resolve-scope.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Ctx, ReadCtx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { parseDaemon } from '../../nodes/daemon-facts.ts';
import { modelsOf } from '../../providers/provider.ts';
import { checkAllowedSecrets } from '../creation/check-node-spec.ts';
import { silenceMs } from '../limits.ts';
import { daemonOnlineMs } from '../list-host-supervisors.ts';
import { requirePersonalRequest, requireTrustedDaemon } from '../require-trusted-daemon.ts';
import { ringDoorbell } from '../ring-doorbell.ts';
import { announceRequest } from '../announce-request.ts';

/** Which model is to be tried, and from where. */
export interface NewProbe {
  readonly providerId: string;
  readonly modelName: string;
  readonly daemonNodeId: string;
  readonly networkId?: string | undefined;
}

/**
 * Asks a daemon to try a provider's model once; the hub itself never calls a provider (rule daemons-probes). Audited.
 *
 * @returns the probe's id, `pb_…`
 * @throws provider_not_found, model_not_found, daemon_not_found, daemon_offline, secret_not_in_daemon_allowlist
 * @throws probe_target_forbidden the address has become private since it was stored
 * @throws permission_denied no owner or admin
 * @throws user_token_required a node; daemon_not_trusted the daemon has no token of a person who may see the secret
 * @throws network_id_required, access_denied
 */
export async function probeProviderModel(ctx: Ctx, probe: NewProbe): Promise<string> {
  requirePersonalRequest(ctx);
  const scope = await resolveScope(ctx, probe.networkId, 'write');
  requireRole(scope.role, managers, 'permission_denied');
  const provider = await getProvider(ctx, scope, probe);
  if (!(await isPublicHttps(provider.baseUrl))) throw new DomainError('probe_target_forbidden');
  return ctx.transaction(async (tx) => {
    const alias = await requireProber(tx, scope, probe.daemonNodeId, provider.secretKeyRef);
    const probeId = `pb_${tx.platform.ids.uuid()}`;
    const now = tx.platform.clock.now();
    tx.append('probes', {
      probe_id: probeId,
      network_id: scope.networkId,
      provider_id: probe.providerId,
      model_name: probe.modelName,
      daemon_node_id: probe.daemonNodeId,
      token_id: tx.caller.tokenId,
      status: 'pending',
      created_at: now,
      deadline_at: now + silenceMs,
    });
    const audit = { action: 'provider_probed', targetType: 'provider', targetId: probe.providerId };
    await recordAudit(tx, { ...audit, detail: probe.modelName, networkId: scope.networkId });
    announceRequest(tx, { networkId: scope.networkId, requestId: probeId, kind: 'probe' }, 'pending');
    ringDoorbell(tx, { networkId: scope.networkId, alias }, 'probe_provider', { probe_id: probeId });
    return probeId;
  });
}

async function getProvider(ctx: Ctx, { networkId }: Scope, { providerId, modelName }: NewProbe): Promise<Provider> {
  const provider = await ctx.em.findOne(Provider, { networkId, providerId });
  if (provider === null) throw new DomainError('provider_not_found');
  if (!modelsOf(provider).some((model) => model.model_name === modelName)) {
    throw new DomainError('model_not_found', { model_name: modelName });
  }
  return provider;
}

/** The alias of the daemon, if it reports and may be handed the secret. */
async function requireProber(ctx: ReadCtx, { networkId }: Scope, nodeId: string, secret: string): Promise<string> {
  const daemon = await ctx.db
    .selectFrom('nodes')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.network_id', '=', 'nodes.network_id').onRef('sessions.alias', '=', 'nodes.alias'),
    )
    .select(['nodes.alias', 'nodes.daemon_json', 'sessions.last_seen_at'])
    .where('nodes.network_id', '=', networkId)
    .where('nodes.node_id', '=', nodeId)
    .executeTakeFirst();
  if (daemon?.daemon_json == null) throw new DomainError('daemon_not_found');
  const seenAfter = ctx.platform.clock.now() - daemonOnlineMs;
  if (daemon.last_seen_at === null || daemon.last_seen_at < seenAfter) throw new DomainError('daemon_offline');
  await requireTrustedDaemon(ctx, { networkId, nodeId });
  checkAllowedSecrets([secret], parseDaemon(daemon.daemon_json));
  return daemon.alias;
}
