import { recordAudit } from '../../audit/record-audit.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { findSecrets } from '../../providers/find-secrets.ts';
import { silenceMs } from '../limits.ts';
import { recordHandOver } from '../record-hand-over.ts';
import { requireDaemon } from '../require-daemon.ts';
import type { OwnNode } from '../require-daemon.ts';
import { requireTrustedFetch } from '../require-trusted-daemon.ts';
import { announceRequest } from '../announce-request.ts';

/** What a daemon needs to try a model; the value of the secret is handed over here and only once. */
export interface ProbeRequest {
  readonly probeId: string;
  readonly vendor: string;
  readonly baseUrl: string;
  readonly modelName: string;
  readonly apiKey: string;
}

/**
 * Hands a probe to its daemon, once (rule daemons-probes). Audited as `provider_probe_delivered` and
 * `secret_handed_over`.
 *
 * @throws probe_not_found absent, handed over before, or over
 * @throws not_your_request another daemon's; secret_not_in_vault; caller_not_a_daemon
 * @throws daemon_not_trusted the person behind the token is no owner or admin of the network
 */
export async function getProbeRequest(ctx: Ctx, probeId: string): Promise<ProbeRequest> {
  const daemon = await requireDaemon(ctx);
  return ctx.transaction(async (tx) => {
    const probe = await takeProbe(tx, daemon, probeId);
    await requireTrustedFetch(tx, daemon.networkId);
    const provider = await tx.db
      .selectFrom('providers')
      .selectAll()
      .where('network_id', '=', daemon.networkId)
      .where('provider_id', '=', probe.provider_id)
      .executeTakeFirst();
    if (!provider) throw new DomainError('probe_not_found');
    const key = provider.secret_key_ref;
    const apiKey = (await findSecrets(tx, daemon.networkId, [key])).get(key);
    if (apiKey === undefined) throw new DomainError('secret_not_in_vault', { key });
    const audit = { action: 'provider_probe_delivered', targetType: 'provider', targetId: provider.provider_id };
    await recordAudit(tx, { ...audit, detail: probeId, networkId: daemon.networkId });
    await recordHandOver(tx, daemon, { requestId: probeId, keys: [key] });
    announceRequest(tx, { networkId: daemon.networkId, requestId: probeId, kind: 'probe' }, 'delivered');
    const { vendor, base_url: baseUrl } = provider;
    return { probeId, vendor, baseUrl, modelName: probe.model_name, apiKey };
  });
}

async function takeProbe(tx: Tx, daemon: OwnNode, probeId: string) {
  const probe = await requireOwnProbe(tx, daemon, probeId);
  const now = tx.platform.clock.now();
  const taken = await tx.db
    .updateTable('probes')
    .set({ status: 'delivered', delivered_at: now, deadline_at: now + silenceMs })
    .where('network_id', '=', daemon.networkId)
    .where('probe_id', '=', probeId)
    .where('status', '=', 'pending')
    .where('deadline_at', '>', now)
    .returning('probe_id')
    .executeTakeFirst();
  if (!taken) throw new DomainError('probe_not_found');
  return probe;
}

/** @throws probe_not_found, not_your_request */
export async function requireOwnProbe(tx: Tx, { nodeId, networkId }: OwnNode, probeId: string) {
  const probe = await tx.db
    .selectFrom('probes')
    .select(['probe_id', 'provider_id', 'model_name', 'daemon_node_id'])
    .where('network_id', '=', networkId)
    .where('probe_id', '=', probeId)
    .executeTakeFirst();
  if (!probe) throw new DomainError('probe_not_found');
  if (probe.daemon_node_id !== nodeId) throw new DomainError('not_your_request');
  return probe;
}
