import type { Node, Session } from '@agent-collaboration-hub/client';
import { useNetworkId, usePlace } from '../../app/network.ts';
import { useMay } from '../../app/use-may.ts';
import { useCall, useTool } from '../../live/use-call.ts';

/** An agent: what it said last, its record, and what the person may do with it. */
export interface Agent {
  readonly alias: string;
  /** Undefined before its first report. */
  readonly session: Session | undefined;
  /** Undefined for an agent without a record. */
  readonly node: Node | undefined;
  readonly inboxPending: number;
  /** Undefined while it is not known. */
  readonly hasStream: boolean | undefined;
  readonly may: AgentMay;
}

/** What the hub would not refuse. */
export interface AgentMay {
  /** Give it tasks and messages. */
  readonly write: boolean;
  /** Its inbox, messages and files: restricted members see none, and viewers no files. */
  readonly readInbox: boolean;
  readonly readFiles: boolean;
  /** For its owner and the managers of the network, as a change of its rules is. */
  readonly readLogs: boolean;
  readonly writeRules: boolean;
  readonly rename: boolean;
  /** Start, stop, restart and delete: its owner, and the managers of the network; only where a daemon runs it. */
  readonly run: boolean;
  /** Remove the record of an agent that no daemon runs. */
  readonly remove: boolean;
  readonly setMode: boolean;
  /** Model, channels and flags of a node that runs under a daemon; flags that loosen its safety are for managers. */
  readonly configure: boolean;
  readonly loosen: boolean;
  readonly setPicture: boolean;
}

/** What is known of one agent; events keep it fresh. */
export function useAgent(alias: string) {
  const network_id = useNetworkId();
  const may = useAgentMay();
  const status = useTool('get_session_status', { alias, network_id });
  const nodes = useCall('listNodes', { alias });
  const streams = useCall('getStreamStats', {}, { everyMs: 15_000 });
  const node = nodes.data?.nodes[0];
  const session = status.data?.session ?? undefined;
  const open = streams.data?.sessions[`${network_id ?? ''}:${alias}`] ?? 0;
  const agent: Agent = {
    alias,
    session,
    node,
    inboxPending: status.data?.inbox_pending ?? 0,
    hasStream: streams.data === undefined ? undefined : open > 0,
    may: may(node),
  };
  return {
    agent,
    isPending: status.isPending || nodes.isPending,
    isThere: session !== undefined || node !== undefined,
    error: status.error ?? nodes.error,
    retry: () => void Promise.all([status.refetch(), nodes.refetch()]),
  };
}

function useAgentMay(): (node: Node | undefined) => AgentMay {
  const { write, manage, reachAll } = useMay();
  const { user } = usePlace().me;
  return (node) => {
    const isChild = node?.daemon_node_id != null;
    const isOwn = manage || (write && node?.owner_id === user.user_id);
    return {
      write,
      readInbox: reachAll,
      readFiles: reachAll && write && node !== undefined,
      readLogs: reachAll && isOwn && node !== undefined,
      writeRules: reachAll && isOwn && node !== undefined,
      rename: reachAll && write && node !== undefined,
      run: reachAll && isOwn && isChild,
      remove: reachAll && isOwn && node !== undefined && !isChild,
      setMode: reachAll && manage && node?.permission_mode != null,
      configure: reachAll && isOwn && isChild && node.lifecycle_state === 'active',
      loosen: manage,
      setPicture: reachAll && write && node !== undefined,
    };
  };
}
