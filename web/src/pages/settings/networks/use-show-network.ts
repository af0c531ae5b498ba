import { useQueryClient } from '@tanstack/react-query';
import { usePlace } from '../../../app/network.ts';
import { useStillHere } from '../../../app/use-still-here.ts';
import { callKey } from '../../../live/call-key.ts';

/**
 * Shows a network that the person is in since this moment: once the page knows that they are. It is called before the
 * hub is asked; who has left the page by its answer is not called back.
 */
export function useShowNetwork(): () => (networkId: string) => Promise<void> {
  const client = useQueryClient();
  const { choose } = usePlace();
  const stillHere = useStillHere();
  return () => {
    const isHere = stillHere();
    return async (networkId) => {
      await client.invalidateQueries({ queryKey: callKey('getMe', {}, undefined) });
      if (isHere()) choose(networkId);
    };
  };
}
