import type { Hub, OperationInputs } from '@agent-collaboration-hub/client';
import type { Draft, DraftFile } from './draft.ts';

/** What became of a draft. */
export interface Outcome {
  readonly kind: Draft['kind'];
  /** Who got it; a renamed agent by its new alias. */
  readonly alias: string;
  /** The task, where it is one. */
  readonly taskId: string | undefined;
  /** The agent is offline and gets it when it returns. */
  readonly isQueued: boolean;
  /** Agents that got a broadcast. */
  readonly recipients: number;
}

export interface Sending {
  readonly draft: Draft;
  readonly networkId: string | undefined;
  /** The same over all tries of one draft. */
  readonly key: string;
  /** Sends although the agent reported that it cannot work. */
  readonly force: boolean;
}

/** Sends a draft. @throws HubError the hub refused, or did not answer */
export async function sendDraft(hub: Hub, { draft, networkId, key, force }: Sending): Promise<Outcome> {
  const { kind, alias, text, status } = draft;
  const place = { network_id: networkId };
  const options = { idempotencyKey: key };
  if (kind === 'broadcast') {
    const filter = status === '' ? {} : { filter_status: status as OperationInputs['broadcast']['filter_status'] };
    const { recipients } = await hub.call('broadcast', { ...place, ...filter, message: text }, options);
    return { kind, alias: '', taskId: undefined, isQueued: false, recipients };
  }
  if (kind === 'message') {
    const sent = await hub.tool('send_message', { ...place, alias, message: text }, options);
    return { kind, alias, taskId: undefined, isQueued: sent.session_status === 'offline', recipients: 1 };
  }
  const task = {
    ...place,
    alias,
    task: text,
    priority: draft.priority,
    ttl_seconds: draft.ttl,
    ...(force && { force }),
  };
  const parent = draft.parentTaskId === undefined ? {} : { parent_task_id: draft.parentTaskId };
  // REST takes no attachments; the tool does, and answers the same.
  const sent =
    draft.files.length === 0
      ? await hub.call('sendTask', { ...task, ...parent }, options)
      : await hub.tool(
          'send_task',
          { ...task, ...parent, meta: { attachments: draft.files.map(attachmentOf) } },
          options,
        );
  const taskId = sent.task_id ?? sent.message_id;
  return { kind, alias: sent.actual_to.alias, taskId, isQueued: sent.queued === true, recipients: 1 };
}

function attachmentOf({ fileId, name, mime, size }: DraftFile) {
  return { type: 'file', url: `/api/files/${fileId}`, name, mime, size };
}
