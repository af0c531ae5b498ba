import type {
  AttentionAction,
  Hub,
  OperationAnswers,
  OperationInputs,
  ToolInputs,
} from '@agent-collaboration-hub/client';
import type { May } from '../../app/use-may.ts';

/** An action of an item with the values that the person added. */
export interface Started {
  readonly action: AttentionAction;
  readonly values: Readonly<Record<string, string>>;
}

/** Actions that only look: the link of the item leads to the same place. */
const looks = ['getTaskById', 'listTasks', 'get_session_status'];
/** What the dialog of this page can ask for. */
const askable = ['message', 'new_alias', 'due', 'confirm_alias'];

/** Whether this page offers an action to a person: they may take it, and it asks for nothing that needs a page of its own. */
export function canRun({ operation, tool, needs }: AttentionAction, may: May, kind: string): boolean {
  if (looks.includes(operation ?? tool ?? '')) return false;
  if (kind === 'lifecycle_failed' && !may.manage) return false;
  const isOwn = operation === 'ackMessages';
  return (may.write || isOwn) && needs.every((need) => askable.includes(need));
}

/** Sends the call of an action. @throws HubError the hub refuses */
export function runAction(hub: Hub, { action: { operation, tool, params }, values }: Started): Promise<unknown> {
  const input: Readonly<Record<string, unknown>> = { ...params, ...values };
  if (operation !== null) {
    const { network_id: _network, ...rest } = input;
    const id = operation as keyof OperationInputs & keyof OperationAnswers;
    return hub.call(id, rest);
  }
  const name = tool as keyof ToolInputs;
  return hub.tool(name, input);
}
