import { upload } from '../../../support/upload.ts';
import { textCount } from '../hostile-texts.ts';
import { text, texts } from './planter.ts';
import type { Planter } from './planter.ts';

const from = { from_session: text };
const attachment = { type: text, path: text, url: text, mime: text, name: text };

/** Tasks, messages and files. @returns tasks that hold all texts between them */
export async function plantWork(planter: Planter): Promise<string[]> {
  const { hub, owner, sow, each } = planter;
  const token = await hub.mintNode(owner, 'worker');
  await hub.tool('report_status', { resume_id: 'w', alias: 'worker', status: 'idle' }, token);
  const peer = await hub.mintNode(owner, 'peer');
  await hub.tool('report_status', { resume_id: 'p', alias: 'peer', status: 'idle' }, peer);
  await each(async (at) => {
    const send = { alias: 'worker', task: text, context: text, ...from, meta: { attachments: [attachment] } };
    const task = await sow('send_task', send, { at });
    await sow('send_ack', { task_id: task.message_id, ...from }, { at, token });
    const reply = { in_reply_to: task.message_id, text, ...from };
    await sow('send_reply', { ...reply, status: at % 3 === 0 ? 'failed' : 'replied' }, { at, token });
    const { message_id: task_id } = await sow('send_task', { alias: 'worker', task: text }, { at });
    await sow('cancel_task', { task_id, reason: text, ...from }, { at });
    await sow('retry_task', { task_id, ...from }, { at });
    await sow('reassign_task', { task_id, new_alias: 'peer', ...from }, { at });
    const message = await sow('send_message', { alias: 'worker', message: text, ...from }, { at });
    await sow('ack_inbox', { alias: 'worker', message_id: message.message_id, response: text }, { at, token });
    await sow('send_message', { alias: owner.username, message: text, ...from }, { at, token });
    await sow('broadcast', { message: text }, { at });
    const asked = await sow('send_task', { alias: 'worker', task: text }, { at, token: peer });
    await sow('send_peer_reply', { in_reply_to: asked.message_id, text, ...from }, { at, token });
  });
  return plantLong(planter, token);
}

/** How many tasks hold all texts of the fields with the least room. */
const longTasks = 10;

async function plantLong({ hub, owner, sow }: Planter, token: string): Promise<string[]> {
  const ids: string[] = [];
  const fields = { network_id: owner.networkId };
  const { body: file } = await upload(hub.url, owner.token, { name: 'notes.txt', fields });
  for (let part = 0; part < longTasks; part += 1) {
    const at = part * (textCount / longTasks);
    const attachments = Array.from({ length: textCount / longTasks }, () => attachment);
    const send = { alias: 'worker', task: texts, context: texts, ...from, meta: { attachments } };
    const task = await sow('send_task', send, { at });
    const id = String(task.message_id);
    await sow('send_ack', { task_id: id, ...from }, { at, token });
    const files = Array.from({ length: textCount / longTasks }, () => ({
      type: 'file',
      file_id: file.file_id,
      name: text,
    }));
    await sow('send_reply', { in_reply_to: id, text: texts, ...from, attachments: files }, { at, token });
    const { message_id: ended } = await sow('send_task', { alias: 'worker', task: text, ...from }, { at });
    await sow('cancel_task', { task_id: ended, reason: texts, ...from }, { at });
    ids.push(id, String(ended));
  }
  return ids;
}
