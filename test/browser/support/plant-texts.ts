import { startDaemon } from '../../support/daemon.ts';
import type { Loose, TestUser } from '../../support/start-hub.ts';
import { upload } from '../../support/upload.ts';
import type { ConsoleHub } from './start-console-hub.ts';

/** What came of planting: how many texts each field took. A field that takes none refuses such texts. */
export interface Planted {
  readonly taken: Readonly<Record<string, number>>;
  /** A task whose content and result hold all texts between them, and a card whose comments do. */
  readonly taskId: string;
  readonly cardId: string;
}

interface Plot {
  readonly hub: ConsoleHub;
  readonly owner: TestUser;
  readonly texts: readonly string[];
  readonly taken: Record<string, number>;
}

/** As many at a time as the hub answers well. */
const atOnce = 8;
/** Of a task, a result and a description, in characters. */
const longest = 9_900;

/** Puts the texts into every field that a page shows, through the contract alone. */
export async function plantTexts(hub: ConsoleHub, owner: TestUser, texts: readonly string[]): Promise<Planted> {
  const plot: Plot = { hub, owner, texts, taken: {} };
  await plantPeople(plot);
  await plantFleet(plot);
  const taskId = await plantTasks(plot);
  const cardId = await plantBoard(plot);
  await plantHosts(plot);
  await plantNetworks(plot);
  return { taken: plot.taken, taskId, cardId };
}

/** Does something with each text, some at a time. */
async function each({ texts }: Plot, act: (text: string, at: number) => Promise<unknown>): Promise<void> {
  const left = texts.entries();
  const worker = async (): Promise<void> => {
    for (const [at, text] of left) await act(text, at);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Counts what the fields took. @throws Error when the hub breaks: it may refuse a text, by a message */
function count(plot: Plot, fields: string, answer: { readonly status?: unknown; readonly ok?: boolean }): boolean {
  const { status } = answer;
  if (typeof status === 'number' && status >= 500) throw new Error(`${fields}: ${JSON.stringify(answer)}`);
  const isTaken = typeof status === 'number' ? status < 300 : answer.ok !== false;
  plot.taken[fields] = (plot.taken[fields] ?? 0) + (isTaken ? 1 : 0);
  return isTaken;
}

async function rest(plot: Plot, fields: string, call: [method: string, path: string, body: object], token?: string) {
  const [method, path, body] = call;
  const answer = await plot.hub.api(method, path, { token: token ?? plot.owner.token, body });
  return count(plot, fields, answer) ? answer.body : undefined;
}

async function tool(plot: Plot, fields: string, call: [name: string, args: object], token?: string) {
  const [name, args] = call;
  const answer: Loose = await plot.hub
    .tool(name, args as Record<string, unknown>, token ?? plot.owner.token)
    .catch(() => ({ ok: false }));
  return count(plot, fields, answer) ? answer : undefined;
}

/** Names of people, networks and tokens. */
async function plantPeople(plot: Plot): Promise<void> {
  const { hub, owner } = plot;
  const { networkId } = owner;
  await rest(plot, 'username', ['POST', '/api/auth/register', { username: plot.texts[0], password: 'plum-Orbit-72' }]);
  await each(plot, async (text, at) => {
    const user = await hub.registerUser(`guest-${at}`);
    await rest(plot, 'display_name', ['PUT', '/api/auth/me', { display_name: text.slice(0, 100) }], user.token);
    await rest(plot, 'email', ['PUT', '/api/auth/me', { email: text }], user.token);
    const member = { user_id: user.userId, role: 'member', department: text.slice(0, 100) };
    await rest(plot, 'department', ['POST', `/api/networks/${networkId}/members`, member]);
    await rest(plot, 'token name', ['POST', '/api/auth/tokens', { name: text.slice(0, 60) }]);
  });
  const named = { name: '<img src=x onerror=tellScript(0)>', description: plot.texts.join(' ').slice(0, 400) };
  await rest(plot, 'network description', ['PUT', `/api/networks/${networkId}`, named]);
}

/** Networks beside the one with everything in it: last, because who has several must say which. */
function plantNetworks(plot: Plot): Promise<void> {
  return each(plot, async (text, at) => {
    if (at % 10 !== 0) return;
    await rest(plot, 'network name', ['POST', '/api/networks', { name: text.slice(0, 60), description: text }]);
  });
}

/** Agents, and all that they say of themselves. */
async function plantFleet(plot: Plot): Promise<void> {
  const { hub, owner } = plot;
  const statuses = ['working', 'idle', 'blocked', 'error', 'waiting_input'];
  await each(plot, async (text, at) => {
    const mint = { network_id: owner.networkId, node_name: text.slice(0, 100) };
    const named = await rest(plot, 'alias', ['POST', '/api/auth/node-token', mint]);
    const alias = named === undefined ? `agent-${at}` : mint.node_name;
    const token = named === undefined ? await hub.mintNode(owner, alias) : String(named.token);
    const args = { resume_id: `run-${at}`, alias, status: statuses[at % statuses.length], agent: 'agent-node:sdk' };
    await tool(plot, 'agent', ['report_status', args], token);
    const short = text.slice(0, 60);
    for (const field of [
      'task',
      'model',
      'hostname',
      'server',
      'project_dir',
      'version',
      'agent',
      'output',
      'tmux_name',
      'config_path',
    ]) {
      await tool(plot, `session ${field}`, ['report_status', { ...args, [field]: short }], token);
    }
    const host_telemetry = { hostname: `host-${at % 5}`, ip: text.slice(0, 40), cpu_pct: 5 };
    await tool(plot, 'telemetry', ['report_status', { ...args, server: `host-${at % 5}`, host_telemetry }], token);
    await tool(plot, 'status', ['report_status', { ...args, status: short }], token);
    const done = { alias, task: text, result: text, score: 7 };
    await tool(plot, 'completion', ['report_completion', done], token);
    const said = { to_username: owner.username, title: text.slice(0, 80), message: text, severity: 'error' };
    await tool(plot, 'desktop message', ['send_desktop_message', said], token);
  });
}

/** Tasks, messages and files. @returns a task that holds all texts */
async function plantTasks(plot: Plot): Promise<string> {
  const { hub, owner, texts } = plot;
  const token = await hub.mintNode(owner, 'worker');
  await hub.tool('report_status', { resume_id: 'w', alias: 'worker', status: 'idle' }, token);
  await each(plot, async (text, at) => {
    const sent = await tool(plot, 'task', [
      'send_task',
      { alias: 'worker', task: text, from_session: text.slice(0, 60) },
    ]);
    if (sent === undefined) return;
    const result = { in_reply_to: sent.message_id, text, ...(at % 3 === 0 ? { status: 'failed' } : {}) };
    if (at % 4 === 3) await tool(plot, 'cancel reason', ['cancel_task', { task_id: sent.message_id, reason: text }]);
    else await tool(plot, 'result', ['send_reply', result], token);
    await tool(plot, 'message', ['send_message', { alias: 'worker', message: text }]);
    await tool(plot, 'message to a person', ['send_message', { alias: owner.username, message: text }], token);
    if (at % 20 === 0) await rest(plot, 'broadcast', ['POST', '/api/broadcast', { message: text }]);
    if (at % 5 !== 0) return;
    const bytes = Buffer.from(text);
    const fields = { network_id: owner.networkId };
    count(plot, 'file name', await upload(hub.url, owner.token, { bytes, name: text.slice(0, 80), fields }));
  });
  const start = texts.join('\n\n').slice(0, longest);
  const end = [...texts].reverse().join('\n\n').slice(0, longest);
  const { message_id: taskId } = await hub.tool('send_task', { alias: 'worker', task: start }, owner.token);
  await hub.tool('send_ack', { task_id: taskId }, token);
  const fields = { network_id: owner.networkId };
  const { body: file } = await upload(hub.url, owner.token, { name: texts[2]?.slice(0, 80) ?? '', fields });
  const attachments = [{ type: 'file', file_id: file.file_id, name: texts[3] }];
  await tool(plot, 'attachment', ['send_reply', { in_reply_to: taskId, text: end, attachments }], token);
  return taskId;
}

/** Cards, projects and tags. @returns a card whose comments hold all texts */
async function plantBoard(plot: Plot): Promise<string> {
  const { owner, texts } = plot;
  const columns = ['pool', 'doing', 'done'];
  const make = (card: object) => ['POST', '/api/requirements', card] as [string, string, object];
  await each(plot, async (text, at) => {
    const card = { name: text.slice(0, 80), column: columns[at % 3], description: text };
    await rest(plot, 'card', make(card));
    await rest(plot, 'tag', make({ name: `Card ${at}`, tags: [text.slice(0, 20)] }));
    await rest(plot, 'external_ref', make({ name: `Card ${at}`, external_ref: text.slice(0, 60) }));
    await rest(plot, 'external_url', make({ name: `Card ${at}`, external_url: `https://x.example/${text}` }));
    if (at % 5 === 0) await rest(plot, 'project', ['POST', '/api/requirements/projects', { name: text.slice(0, 40) }]);
  });
  const card = await rest(
    plot,
    'long description',
    make({
      name: 'All of them',
      description: texts.join('\n\n').slice(0, longest),
      checklist: texts.slice(0, 40).map((text, at) => ({ id: `c${at}`, text: text.slice(0, 120) })),
    }),
  );
  const cardId = String(card?.requirement.id);
  const path = `/api/requirements/${cardId}/comments?network_id=${owner.networkId}`;
  await each(plot, (text) => rest(plot, 'comment', ['POST', path, { text }]));
  return cardId;
}

/** Supervisors, providers and skills. */
async function plantHosts(plot: Plot): Promise<void> {
  const { hub, owner, texts } = plot;
  const daemon = await startDaemon(hub, owner, 'supervisor');
  const reason = texts.slice(0, 4).join(' ').slice(0, 200);
  await daemon.report({ can_create_nodes: false, create_nodes_blocked_reason: reason });
  const able = await startDaemon(hub, owner, 'builder');
  await hub.tool('upsert_network_secret', { key: 'API_KEY', value: 'a value' }, owner.token);
  await each(plot, async (text, at) => {
    if (at % 5 !== 0) return;
    const short = text.slice(0, 60);
    const key = { key: short, value: `a value ${at}` };
    await tool(plot, 'secret key', ['upsert_network_secret', key]);
    const models = [{ model_name: short, display_name: short }];
    const about = { vendor: 'openai-compatible', base_url: 'https://models.example/v1', secret_key_ref: 'API_KEY' };
    await tool(plot, 'provider', ['upsert_provider', { ...about, name: short, models }]);
    const skill = { slug: `skill-${at}`, name: short, description: text, version: '1.0.0', content: text };
    await tool(plot, 'skill', ['submit_skill', skill]);
    const order = { daemon_node_id: able.nodeId, node_spec: { name: `child-${at}`, runtime: 'custom' } };
    const made: Loose = await hub.tool('create_node', order, owner.token).catch(() => ({}));
    if (made.request_id === undefined) return;
    await able.call('get_create_request', { request_id: made.request_id });
    const failed = { request_id: made.request_id, status: 'failed', error: text };
    await tool(plot, 'create error', ['ack_create_request', failed], able.token);
  });
}
