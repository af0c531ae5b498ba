import { upload } from './upload.ts';
import { addMember, inUnit } from './set-up.ts';
import type { TestHub, TestUser } from './start-hub.ts';

/** What a full network was made with. */
export interface FullNetwork {
  readonly owner: TestUser;
  readonly guest: TestUser;
  readonly secret: string;
}

/** The people of a full network, by whose names another hub knows them. */
export const fullPeople = { owner: 'ada_lovelace', guest: 'mia_green' } as const;

/** A network with rows of every kind, made over the API: agents, work and its answers, cards, skills, providers, files. */
export async function makeFullNetwork(hub: TestHub): Promise<FullNetwork> {
  const owner = await hub.registerUser(fullPeople.owner);
  const guest = await hub.registerUser(fullPeople.guest);
  await addMember(hub, owner, guest, 'member');
  const { token, networkId } = owner;
  const call = async (method: string, path: string, body?: object): Promise<ReturnType<typeof JSON.parse>> => {
    const answer = await hub.api(method, path, { token, ...(body && { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const tool = async (name: string, args: object, by = token): Promise<ReturnType<typeof JSON.parse>> => {
    const answer = await hub.tool(name, { ...args }, by);
    if (answer.ok === false) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const bee = await hub.mintNode(owner, 'bee');
  await hub.mintNode(owner, 'ant');
  const { nodes } = await call('GET', `/api/nodes?network_id=${networkId}`);
  const antId = nodes.find((node: { alias: string }) => node.alias === 'ant').node_id as string;
  const members = `/api/networks/${networkId}/members/${guest.userId}`;
  await call('PUT', members, { role: 'member', department: 'Garden' });
  await call('PUT', `${members}/agent-grants`, { node_ids: [antId] });
  const bytes = new Uint8Array(300_000).map((_zero, at) => (at * 31) % 251);
  const { body: file } = await upload(
    hub.url,
    token,
    { bytes, name: 'plan.bin' },
    { query: `?network_id=${networkId}` },
  );

  const send = (alias: string, task: string, more: object = {}) =>
    tool('send_task', { alias, task, network_id: networkId, ...more }).then((sent) => sent.message_id as string);
  const done = await send('bee', 'dig ü ☃ "quoted"');
  await tool(
    'report_completion',
    { alias: 'bee', task: done, result: 'dug', artifacts: [`/api/files/${file.file_id}`] },
    bee,
  );
  const failed = await send('bee', 'fly');
  await tool('send_reply', { in_reply_to: failed, text: 'cannot', status: 'failed' }, bee);
  const parent = await send('bee', 'the whole', { priority: 'high' });
  await send('ant', 'a part', { parent_task_id: parent });
  await tool('cancel_task', { task_id: await send('ant', 'not this'), reason: 'no' });
  await tool('send_message', { alias: 'ant', message: 'hello', network_id: networkId }, bee);
  await tool('get_inbox', { alias: 'bee' }, bee);

  await tool('upsert_network_secret', { key: 'MODEL_KEY', value: planted, network_id: networkId });
  const models = [{ model_name: 'small' }];
  const provider = {
    name: 'maker',
    vendor: 'openai',
    base_url: 'https://203.0.114.10/v1',
    secret_key_ref: 'MODEL_KEY',
  };
  await tool('upsert_provider', { ...provider, models, network_id: networkId });
  const skill = { slug: 'dig-deep', name: 'Dig', description: 'How to dig', version: '1.0', content: '# Dig' };
  const { skill_id } = await tool('submit_skill', { ...skill, network_id: networkId });
  await tool('review_skill', { skill_id, decision: 'published', note: 'good', network_id: networkId });

  const board = `?network_id=${networkId}`;
  const { project } = await call('POST', `/api/requirements/projects${board}`, { name: 'Garden' });
  const card = (name: string, more: object = {}) =>
    call('POST', `/api/requirements${board}`, { name, ...more }).then(({ requirement }) => requirement.id as string);
  const top = await card('Top', {
    ...{ project_id: project.id, tags: ['soil', 'big'], due: '2031-01-02', external_ref: 'GH-1' },
    ...{
      checklist: [{ text: 'one', done: true }, { text: 'two' }],
      participants: [{ id: guest.userId }, { id: antId }],
    },
  });
  await card('Below', { parent_id: top, agent_owner: { id: antId } });
  await call('DELETE', `/api/requirements/${await card('Gone')}${board}`);
  await call('PATCH', `/api/requirements/${top}${board}`, { column: 'doing', owner: { id: guest.userId } });
  await call('POST', `/api/requirements/${top}/comments${board}`, { text: 'nice' });
  await call('POST', `/api/requirements/tags/ops${board}`, { op: 'color', tag: 'soil', color: '#aa5500' });
  return { owner, guest, secret: planted };
}

/** A value of the vault that must not leave it. */
const planted = 'sk-planted-4f9a2c77e1b84d';

/** Imported rows belong to the hub that stores them; a second hub with the people of a full network. */
export async function registerFullPeople(hub: TestHub): Promise<FullNetwork> {
  const owner = await hub.registerUser(fullPeople.owner);
  const guest = await hub.registerUser(fullPeople.guest);
  return { owner, guest, secret: planted };
}

/** Whether a network has such a table's rows. */
export const hasRows = (hub: TestHub, table: string, networkId: string): Promise<boolean> =>
  inUnit(hub, async (tx) => {
    const select = tx.db
      .selectFrom(table as 'tasks')
      .select('network_id')
      .where('network_id', '=', networkId);
    return (await select.limit(1).executeTakeFirst()) !== undefined;
  });
