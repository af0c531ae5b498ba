import type { HostSupervisor, ProbeResult, Provider } from '@agent-collaboration-hub/client';

/** How bad the result of a probe is. */
export type ProbeTone = 'good' | 'soon' | 'now' | 'open';

const passing: readonly string[] = ['rate_limit', 'timeout', 'network_error', 'vendor_5xx'];

/** Good, under way, a trouble that may pass by itself, or one that somebody has to mend. */
export function toneOf(status: string): ProbeTone {
  if (status === 'ok') return 'good';
  if (isOpen(status)) return 'open';
  return passing.includes(status) ? 'soon' : 'now';
}

/** Whether a probe waits for its daemon. */
export function isOpen(status: string): boolean {
  return status === 'pending' || status === 'delivered';
}

/** The newest probe of each model by each host; the results come newest first. */
export type Probes = ReadonlyMap<string, ProbeResult>;

const keyOf = (model: string, host: string): string => `${host} ${model}`;

export function newestProbes(results: readonly ProbeResult[]): Probes {
  const newest = new Map<string, ProbeResult>();
  for (const probe of results) {
    const key = keyOf(probe.model_name, probe.daemon_node_id);
    if (!newest.has(key)) newest.set(key, probe);
  }
  return newest;
}

/** The newest probe of a model by a host; undefined where there was none. */
export function probeOf(probes: Probes, model: string, host: string): ProbeResult | undefined {
  return probes.get(keyOf(model, host));
}

/** The hosts that may have the provider's secret, and those that tried it once: the columns of its matrix. */
export function hostsOf(
  provider: Provider,
  hosts: readonly HostSupervisor[],
  probes: Probes,
): readonly HostSupervisor[] {
  const tried = new Set([...probes.values()].map(({ daemon_node_id: id }) => id));
  return hosts.filter((host) => accepts(host, provider) || tried.has(host.daemon_node_id));
}

/** Whether a host takes a probe of the provider now. */
export function canProbe(host: HostSupervisor, provider: Provider): boolean {
  return host.online && accepts(host, provider);
}

function accepts({ allowed_secret_keys: keys }: HostSupervisor, { secret_key_ref: key }: Provider): boolean {
  return keys.includes(key);
}

/** A model to be tried by a host. */
export interface ProbeOrder {
  readonly model: string;
  readonly host: string;
}

/** Every model by every host that takes a probe now and has none under way. */
export function listOrders(
  provider: Provider,
  hosts: readonly HostSupervisor[],
  probes: Probes,
): readonly ProbeOrder[] {
  return hosts
    .filter((host) => canProbe(host, provider))
    .flatMap(({ daemon_node_id: host }) =>
      provider.models
        .map(({ model_name: model }) => ({ model, host }))
        .filter(({ model }) => !isOpen(probeOf(probes, model, host)?.status ?? '')),
    );
}

/** The kinds of trouble that the newest probes of a provider's models met, each once. */
export function troublesOf({ models }: Provider, probes: Probes): readonly string[] {
  const names = new Set(models.map(({ model_name: name }) => name));
  const met = [...probes.values()].filter(({ model_name: name }) => names.has(name)).map(({ status }) => status);
  return [...new Set<string>(met)].filter((status) => status !== 'ok' && !isOpen(status));
}
