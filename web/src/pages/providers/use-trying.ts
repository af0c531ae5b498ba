import type { Provider } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { useAct, type Act } from '../../live/use-act.ts';
import type { ProbeOrder } from './probes.ts';
import { providersWords } from './words.ts';

/** Has models tried. */
export type TryAct = Act<readonly ProbeOrder[], unknown>;

const atOnce = 4;

/** Sends probes of a provider, a few at a time; the first refusal ends it and is told. */
export function useTrying({ provider_id, network_id }: Provider): TryAct {
  const words = useWords(providersWords);
  return useAct(
    async (hub, orders: readonly ProbeOrder[]) => {
      for (let from = 0; from < orders.length; from += atOnce) {
        const ask = ({ model, host }: ProbeOrder) =>
          hub.tool('probe_provider_model', { provider_id, network_id, model_name: model, daemon_node_id: host });
        await Promise.all(orders.slice(from, from + atOnce).map(ask));
      }
    },
    { done: (orders) => words.sent(orders.length), stale: () => [{ call: 'tool:get_probe_results' }] },
  );
}
