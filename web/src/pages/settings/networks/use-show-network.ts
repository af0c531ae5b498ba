import { useQueryClient } from '@tanstack/react-query';
import { usePlace } from '../../../app/network.ts';
import { callKey } from '../../../live/call-key.ts';

/** Shows a network that the person is in since this moment: once the page knows that they are. */
export function useShowNetwork(): (networkId: string) => Promise<void> {
  const client = useQueryClient();
  const { choose } = usePlace();
  return async (networkId) => {
    await client.invalidateQueries({ queryKey: callKey('getMe', {}, undefined) });
    choose(networkId);
  };
}
