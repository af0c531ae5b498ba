import type { Hub } from '../../../clients/typescript/src/index.ts';
import { UsageError } from './cli-errors.ts';
import type { Settings } from './settings.ts';

/**
 * The network that a call has to name: the one of the settings, else the caller's only one.
 *
 * @throws UsageError the caller has several, or none
 */
export async function networkOf(settings: Settings, hub: Hub, signal?: AbortSignal): Promise<string> {
  if (settings.networkId !== undefined) return settings.networkId;
  const { networks, current_network: current } = await hub.api.getMe({}, { signal });
  if (current !== null) return current;
  const [network] = networks;
  if (network !== undefined && networks.length === 1) return network.network_id;
  throw new UsageError(
    networks.length === 0 ? 'you are in no network' : 'it is not clear which of your networks is meant',
    networks.length === 0
      ? 'Make one: ahub network create NAME'
      : 'Name it: --network ID (ahub network list shows yours)',
  );
}
