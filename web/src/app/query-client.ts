import { isHubError } from '@agent-collaboration-hub/client';
import { QueryClient } from '@tanstack/react-query';

/** The hub may be on this machine, which the browser calls offline when it is in no network. */
const networkMode = 'always';

/** The cache of what the hub answered. Events keep it fresh; what no event tells counts as young for half a minute. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode },
      queries: {
        networkMode,
        staleTime: 30_000,
        gcTime: 300_000,
        refetchOnWindowFocus: false,
        // A refusal will be the same again; the client repeats what passes by itself.
        retry: (failures, error) => failures < 1 && isHubError(error) && error.status === 0,
      },
    },
  });
}
