import { isHubError } from '@agent-collaboration-hub/client';
import { QueryClient } from '@tanstack/react-query';

/** The cache of what the hub answered. Events keep it fresh; what no event tells counts as young for half a minute. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 300_000,
        refetchOnWindowFocus: false,
        // A refusal will be the same again; the client repeats what passes by itself.
        retry: (failures, error) => failures < 1 && isHubError(error) && error.status === 0,
      },
    },
  });
}
