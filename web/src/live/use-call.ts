import type { OperationAnswers, OperationInputs, ToolAnswers, ToolInputs } from '@agent-collaboration-hub/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { hubOf } from '../app/hub.ts';
import { useNetworkId } from '../app/network.ts';
import { callKey } from './call-key.ts';

/** How an answer is kept. */
export interface CallSettings {
  /** False waits: the question is not complete yet. */
  readonly isWanted?: boolean;
  /** Asks again after so many milliseconds, for what no event tells. */
  readonly everyMs?: number;
}

/**
 * The answer of an operation that reads, about the network that is shown. Events keep it fresh (`live/effects.ts`);
 * `data` stays what it was while a new answer is under way.
 */
export function useCall<Id extends keyof OperationInputs & keyof OperationAnswers>(
  id: Id,
  input: OperationInputs[Id],
  { isWanted = true, everyMs }: CallSettings = {},
): UseQueryResult<OperationAnswers[Id]> {
  const networkId = useNetworkId();
  return useQuery({
    queryKey: callKey(id, input, networkId),
    queryFn: ({ signal }) => hubOf(networkId).call(id, input, { signal }),
    enabled: isWanted,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
}

/** The same for a tool that reads. A tool that takes `network_id` is given it by the caller. */
export function useTool<Name extends keyof ToolInputs>(
  name: Name,
  input: ToolInputs[Name],
  { isWanted = true, everyMs }: CallSettings = {},
): UseQueryResult<ToolAnswers[Name]> {
  const networkId = useNetworkId();
  return useQuery({
    queryKey: callKey(`tool:${name}`, input, networkId),
    queryFn: ({ signal }) => hubOf(networkId).tool(name, input, { signal }),
    enabled: isWanted,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
}
