import { HubClient, HubRefusal } from './hub-client.ts';

/*
 * A runtime without a model: it answers every task with its own text. It runs as a child process; all that it knows of
 * the hub stands in its environment.
 */
const { HUB_URL: url, NODE_TOKEN: token, NODE_ALIAS: alias, NODE_ID: nodeId, NODE_MODEL: model } = process.env;
if (url === undefined || token === undefined || alias === undefined || nodeId === undefined) {
  throw new Error('HUB_URL, NODE_TOKEN, NODE_ALIAS and NODE_ID are needed');
}
const hub = new HubClient(url, token);
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());

const log = (level: 'info' | 'warn' | 'error', text: string): void =>
  console.log(`${new Date().toISOString()} ${level} ${text}`);

async function report(status: 'idle' | 'offline'): Promise<void> {
  const facts = { agent: 'agent-node:custom', ...(model && { model }) };
  await hub.call('report_status', {
    resume_id: `demo-${process.pid}`,
    alias: alias ?? '',
    status,
    node_id: nodeId,
    ...facts,
  });
}

async function answerInbox(): Promise<void> {
  const { messages } = await hub.call('get_inbox', { alias: alias ?? '', limit: 100 });
  for (const { id, type, task_id: taskId, content } of messages) {
    if (type === 'task') await unlessRefused(() => answerTask(taskId, content));
    await unlessRefused(() => hub.call('ack_inbox', { alias: alias ?? '', message_id: id }));
  }
}

async function answerTask(taskId: string, content: string): Promise<void> {
  await hub.call('send_reply', { in_reply_to: taskId, text: `echo: ${content}` });
  log('info', `answered ${taskId}`);
}

/** What ended meanwhile, or was done before a restart, is refused and needs nothing more. */
async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof HubRefusal)) throw error;
    log('warn', error.message);
  }
}

await report('idle');
log('info', `started with token=${token}`);
const heartbeat = setInterval(() => void report('idle').catch((error: unknown) => log('warn', String(error))), 30_000);
for await (const event of hub.events(alias, stop.signal)) {
  if (event.type === 'connected' || event.type === 'new_task' || event.type === 'resync') {
    await answerInbox().catch((error: unknown) => log('error', String(error)));
  }
}
clearInterval(heartbeat);
log('info', 'stopping');
await report('offline').catch(() => undefined);
