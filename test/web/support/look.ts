import { jest } from '@jest/globals';
import { hashKey, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { callKey } from '../../../web/src/live/call-key.ts';

/** The network of the lists that tests look at. */
export const network = 'net_1';

/** A list that somebody looks at, and how often it was asked for. */
export function look(client: QueryClient, call: string, input: object, answer: () => unknown = () => ({ rows: [] })) {
  const queryKey = callKey(call, input, network);
  const asked = jest.fn(async () => answer());
  const observer = new QueryObserver(client, { queryKey, queryFn: asked, staleTime: Infinity, retry: false });
  const leave = observer.subscribe(() => undefined);
  return { asked, leave, hash: hashKey(queryKey), data: () => client.getQueryData(queryKey) };
}
