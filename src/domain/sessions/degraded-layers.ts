/** Health is believed for this long after its report (rule reports-health-fresh). */
export const healthFreshMs = 10 * 60_000;

/** A layer of a node that cannot do work. */
export interface DegradedLayer {
  readonly layer: 'app_server' | 'tui' | 'model_auth';
  readonly reason: string;
  readonly hint: string;
}

/** The health that a node reports; absent layers are unknown and therefore allowed. */
export interface Health {
  readonly app_server?: { readonly ok: boolean; readonly reason?: string };
  readonly tui?: { readonly ok: boolean; readonly reason?: string };
  readonly model_auth?: string;
}

/** The layers that make a node degraded by its last fresh health report; empty means dispatch is allowed. */
export function degradedLayers(
  session: { readonly healthJson: string | null; readonly healthAt: number | null } | null,
  now: number,
): DegradedLayer[] {
  if (!session?.healthJson || session.healthAt === null || now - session.healthAt > healthFreshMs) return [];
  return layersOf(JSON.parse(session.healthJson) as Health);
}

/** Whether a report of health names a layer that cannot do work. */
export function isDegraded(health: Health): boolean {
  return layersOf(health).length > 0;
}

/** The layers of a report of health that cannot do work. */
export function layersOf(health: Health): DegradedLayer[] {
  const layers: DegradedLayer[] = [];
  if (health.app_server?.ok === false) {
    layers.push({
      layer: 'app_server',
      reason: health.app_server.reason ?? 'app server is not ok',
      hint: 'restart the app server of the node',
    });
  }
  if (health.tui?.ok === false) {
    layers.push({
      layer: 'tui',
      reason: health.tui.reason ?? 'terminal session is not ok',
      hint: 'restart the terminal session of the node',
    });
  }
  if (health.model_auth === 'revoked' || health.model_auth === 'expired') {
    layers.push({
      layer: 'model_auth',
      reason: health.model_auth,
      hint: 'log the node in to its model provider again',
    });
  }
  return layers;
}
