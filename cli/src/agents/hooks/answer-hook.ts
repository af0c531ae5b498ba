import type { Hub } from '../../../../clients/typescript/src/index.ts';
import { describeDeliveries } from './describe-deliveries.ts';
import type { HookClient, HookInput } from './hook-clients.ts';
import type { HookEvent } from './hook-event.ts';
import { withSeen } from './seen-deliveries.ts';

/** A call of a client's hook. */
export interface HookCall {
  readonly client: HookClient;
  readonly event: HookEvent;
  readonly input: HookInput;
  readonly hub: Hub;
  readonly alias: string;
  /** For a person with several. */
  readonly networkId: string | undefined;
  /** Where deliveries are kept that were shown. */
  readonly folder: string;
  /** Ends the looking: whoever waits for a hook waits for a person's prompt. */
  readonly signal: AbortSignal;
  /** Gives the text to the client; when it returns, the client has it. */
  readonly write: (text: string) => void;
}

/**
 * Looks into the inbox and gives the client what no session here was shown before, in its own words; nothing at all when
 * there is nothing new. Only what was given counts as shown, and only of that the hub learns that a runtime has it
 * (rule cli-hooks-once).
 *
 * @throws HubError the hub refused or did not answer in time
 */
export async function answerHook(call: HookCall): Promise<void> {
  const { client, event, input, hub, alias, networkId, folder, signal, write } = call;
  if (event === 'stop' && client.mustStop(input)) return;
  await withSeen(folder, [hub.url, networkId ?? '', alias], async (seen) => {
    const look = { alias, limit: 100, peek: true, ...(networkId !== undefined && { network_id: networkId }) };
    const { messages } = await hub.tool('get_inbox', look, { signal });
    const fresh = messages.filter(({ id }) => !seen.has(id));
    if (fresh.length === 0) return;
    const { text, shown } = describeDeliveries(alias, fresh);
    write(JSON.stringify(client.answer(event, text)));
    await seen.add(
      shown.map(({ id }) => id),
      messages.map(({ id }) => id),
    );
    const tasks = [...new Set(shown.filter(({ type }) => type === 'task').map(({ task_id }) => task_id))];
    if (tasks.length > 0) await hub.tool('mark_tasks_runtime_submitted', { task_ids: tasks }, { signal });
  });
}
