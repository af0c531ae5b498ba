import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct, type Act } from '../../live/use-act.ts';
import type { Draft } from './draft.ts';
import { sendDraft, type Outcome, type Sending } from './send-draft.ts';
import { composeWords } from './words.ts';

/** Sends drafts; a task that went to an agent can be taken back from the toast. */
export function useSending(kind: Draft['kind']): Act<Sending, Outcome> {
  const words = useWords(composeWords);
  const networkId = useNetworkId();
  const cancel = useAct((hub, taskId: string) => hub.call('cancelTask', { task_id: taskId, network_id: networkId }), {
    stale: () => [{ call: 'listTasks' }, { call: 'getTask' }],
  });
  const said = ({ alias, recipients }: Outcome): string =>
    kind === 'broadcast' ? words.sent.broadcast(recipients) : words.sent[kind](alias);
  return useAct((hub, sending: Sending) => sendDraft(hub, sending), {
    showsRefusal: true,
    stale: () => [{ call: 'listTasks' }, { call: 'listMessages' }],
    done: (_sending, outcome) => (outcome.isQueued ? `${words.queued}: ${outcome.alias}` : said(outcome)),
    ...(kind === 'task' && {
      undo: (_sending: Sending, { taskId }: Outcome) => (taskId === undefined ? Promise.resolve() : cancel.act(taskId)),
    }),
  });
}

/** What stands in the way of a draft, at the field that it is about. */
export interface Refusals {
  readonly ofAlias: string | undefined;
  readonly ofText: string | undefined;
  /** The agent reported that it cannot work; the person may insist. */
  readonly canForce: boolean;
}

const aboutAlias = ['alias_not_found', 'agent_not_granted', 'node_degraded', 'node_not_active'];

/** Says a refusal at its field. */
export function useRefusals({ refusal }: Act<Sending, Outcome>): Refusals {
  const words = useWords(composeWords);
  const why = refusal?.message === '' ? words.noAnswer : refusal?.message;
  const isOfAlias = refusal !== undefined && aboutAlias.includes(refusal.code);
  return {
    ofAlias: isOfAlias ? why : undefined,
    ofText: isOfAlias ? undefined : why,
    canForce: refusal?.code === 'node_degraded',
  };
}
