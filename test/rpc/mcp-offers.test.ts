import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client as ClientV2, StreamableHTTPClientTransport as TransportV2 } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { mcpParts } from '../../generated/mcp.ts';
import { addTo, registerMember } from '../support/members.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let user: TestUser;
let stranger: TestUser;
let worker: string;
let taskId: string;
let foreignTaskId: string;
beforeAll(async () => {
  hub = await startTestHub();
  await hub.registerUser('operator');
  [user, stranger] = [await hub.registerUser(), await hub.registerUser()];
  worker = await hub.mintNode(user, 'worker bee');
  await hub.mintNode(stranger, 'elsewhere');
  taskId = (await hub.tool('send_task', { alias: 'worker bee', task: 'Count the stars' }, user.token))
    .task_id as string;
  const foreign = await hub.tool('send_task', { alias: 'elsewhere', task: 'Secret plans' }, stranger.token);
  foreignTaskId = foreign.task_id as string;
  await hub.tool('requirements_create', { name: 'Sky survey' }, user.token);
});
afterAll(() => hub.close());

/** What both SDKs offer to these tests. */
interface AnyClient {
  getServerCapabilities(): Loose;
  getInstructions(): string | undefined;
  listPrompts(params?: object): Promise<Loose>;
  getPrompt(params: { name: string; arguments?: Record<string, string> }): Promise<Loose>;
  listResources(params?: object): Promise<Loose>;
  listResourceTemplates(params?: object): Promise<Loose>;
  readResource(params: { uri: string }): Promise<Loose>;
  complete(params: Loose): Promise<Loose>;
  close(): Promise<void>;
}

const who = { name: 'test', version: '1.0.0' };
const bearer = (token: string): { requestInit: RequestInit } => ({
  requestInit: { headers: { authorization: `Bearer ${token}` } },
});

const eras: readonly [name: string, notFound: number, connect: (token: string, path?: string) => Promise<AnyClient>][] =
  [
    [
      '2025-11-25',
      -32002,
      async (token, path = '/mcp') => {
        const client = new ClientV1(who);
        await client.connect(new TransportV1(new URL(path, hub.url), bearer(token)));
        return client;
      },
    ],
    [
      '2026-07-28',
      -32602,
      async (token, path = '/mcp') => {
        const client = new ClientV2(who, { versionNegotiation: { mode: 'auto' } });
        await client.connect(new TransportV2(new URL(path, hub.url), bearer(token)));
        expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
        return client;
      },
    ],
  ];

describe.each(eras)('%s', (_era, notFound, connect) => {
  let person: AnyClient;
  let node: AnyClient;
  beforeAll(async () => {
    [person, node] = [await connect(user.token), await connect(worker)];
  });
  afterAll(async () => {
    await Promise.all([person.close(), node.close()]);
  });

  const missing = (uri: string): object => ({ code: notFound, data: { uri } });
  const bodyAt = async (client: AnyClient, uri: string): Promise<Loose> => {
    const { contents } = await client.readResource({ uri });
    expect(contents).toHaveLength(1);
    expect(contents[0]).toMatchObject({ uri, mimeType: 'application/json' });
    return JSON.parse(contents[0].text);
  };

  test('declares what it has, and nothing that needs a session', () => {
    const declared = person.getServerCapabilities();
    const forTasks = notFound === -32602 ? 'extensions' : 'tasks';
    expect(Object.keys(declared).sort()).toEqual(['completions', 'prompts', 'resources', 'tools', forTasks].sort());
    expect(declared.resources).toEqual({});
  });

  test('instructs people and agents each in their own way (rule tools-instructions)', () => {
    const { common, user: forUser, node: forNode } = mcpParts.instructions;
    expect(person.getInstructions()).toBe(`${common} ${forUser}`);
    expect(node.getInstructions()).toBe(`${common} ${forNode} Your alias is worker bee.`);
  });

  test('lists the board, the own inbox and the tasks', async () => {
    const { resources } = await node.listResources();
    const uris = resources.map(({ uri }: Loose) => uri);
    expect(uris.slice(0, 2)).toEqual(['hub://inbox/worker%20bee', 'hub://board']);
    expect(uris).toContain(`hub://tasks/${taskId}`);
    const forPerson = (await person.listResources()).resources.map(({ uri }: Loose) => uri);
    expect(forPerson).toEqual(uris.slice(1));
    const { resourceTemplates } = await node.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }: Loose) => uriTemplate)).toEqual([
      'hub://tasks/{id}',
      'hub://inbox/{alias}',
    ]);
  });

  test('each resource reads as its tool answers', async () => {
    expect(await bodyAt(person, `hub://tasks/${taskId}`)).toEqual(
      await hub.tool('get_task', { task_id: taskId }, user.token),
    );
    const inbox = await bodyAt(node, 'hub://inbox/worker%20bee');
    expect(inbox.messages).toEqual([expect.objectContaining({ task_id: taskId, content: 'Count the stars' })]);
    const board = await bodyAt(node, 'hub://board');
    expect(board.requirements.map(({ name }: Loose) => name)).toEqual(['Sky survey']);
    expect(await bodyAt(person, `hub://board?network_id=${user.networkId}`)).toEqual(
      await bodyAt(person, 'hub://board'),
    );
  });

  test.each([
    ['a task of another network', () => `hub://tasks/${foreignTaskId}`],
    ['a task that is not there', () => 'hub://tasks/t_absent'],
    ['no address of the hub', () => 'hub://secrets/all'],
    ['a broken escape', () => 'hub://tasks/%E0%A4%A'],
    ['another parameter', () => `hub://tasks/${taskId}?limit=5`],
    ['a path inside a variable', () => `hub://tasks/${taskId}/events`],
    ['the board of another network', () => `hub://board?network_id=${stranger.networkId}`],
    ['the inbox of an agent elsewhere', () => `hub://inbox/elsewhere?network_id=${stranger.networkId}`],
    ['an address of unusual length', () => `hub://tasks/${'x'.repeat(2000)}`],
  ])('not found: %s', async (_what, uri) => {
    await expect(person.readResource({ uri: uri() })).rejects.toMatchObject(missing(uri()));
  });

  test('lists in pages, each resource once', async () => {
    const paged = await connect(user.token, '/mcp?page_size=1');
    const more = await hub.tool('send_task', { alias: 'worker bee', task: 'One more' }, user.token);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await paged.listResources(cursor === undefined ? {} : { cursor });
      found.push(...page.resources.map(({ uri }: Loose) => uri));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(new Set(found).size).toBe(found.length);
    const expected = ['hub://board', `hub://tasks/${more.task_id as string}`, `hub://tasks/${taskId}`];
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found.join()).not.toContain(foreignTaskId);
    await expect(paged.listResources({ cursor: 'nonsense' })).rejects.toMatchObject({ code: -32602 });
    await paged.close();
    await hub.tool('cancel_task', { task_id: more.task_id }, user.token);
  });

  test('lists the prompts with their arguments', async () => {
    const { prompts } = await person.listPrompts();
    expect(prompts.map(({ name }: Loose) => name)).toEqual(['check_inbox', 'hand_over', 'plan_work']);
    expect(prompts[0]).toMatchObject({ title: 'Check the inbox', arguments: [{ name: 'alias', required: true }] });
  });

  test('a prompt carries what its resources hold, and its arguments', async () => {
    const { messages } = await node.getPrompt({ name: 'check_inbox', arguments: { alias: 'worker bee' } });
    expect(messages[0].content.text).toBe('This waits for worker bee, most urgent first:');
    expect(messages[1].content).toMatchObject({ type: 'resource', resource: { uri: 'hub://inbox/worker%20bee' } });
    expect(messages[1].content.resource.text).toContain('Count the stars');
    const handed = await person.getPrompt({ name: 'hand_over', arguments: { task_id: taskId } });
    expect(handed.messages[0].content.text).toContain('an idle agent that fits');
    expect(handed.messages[1].content.resource.text).toContain('Count the stars');
    const plan = await person.getPrompt({ name: 'plan_work', arguments: { goal: 'A map of {max_tasks}' } });
    expect(plan.messages[2].content.text).toContain('The goal: A map of {max_tasks}');
    expect(plan.messages[2].content.text).toContain('at most 5 tasks');
  });

  test.each([
    ['an unknown prompt', { name: 'dance' }, /there is no prompt dance; prompts\/list/],
    ['a missing argument', { name: 'check_inbox' }, /alias is required \(The agent/],
    [
      'an unknown argument',
      { name: 'plan_work', arguments: { gaol: 'x' } },
      /has no argument gaol, only goal, max_tasks/,
    ],
  ])('-32602 for %s', async (_what, params, message) => {
    await expect(person.getPrompt(params as never)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(message),
    });
  });

  test('a prompt about a foreign task is not found, as if the task were absent', async () => {
    const uri = `hub://tasks/${foreignTaskId}`;
    const asked = person.getPrompt({ name: 'hand_over', arguments: { task_id: foreignTaskId } });
    await expect(asked).rejects.toMatchObject(missing(uri));
  });

  test('completes aliases and tasks that the caller sees', async () => {
    const ref = { type: 'ref/prompt', name: 'hand_over' };
    await hub.tool('report_status', { resume_id: 'r', alias: 'worker bee', status: 'idle' }, worker);
    const { completion } = await person.complete({ ref, argument: { name: 'to_alias', value: 'WORK' } });
    expect(completion).toEqual({ values: ['worker bee'], hasMore: false });
    const template = { type: 'ref/resource', uri: 'hub://tasks/{id}' };
    const tasks = await person.complete({ ref: template, argument: { name: 'id', value: '' } });
    expect(tasks.completion.values).toContain(taskId);
    expect(tasks.completion.values).not.toContain(foreignTaskId);
    const none = await person.complete({ ref, argument: { name: 'nothing', value: '' } });
    expect(none.completion.values).toEqual([]);
    const unknown = person.complete({ ref: { type: 'ref/prompt', name: 'dance' }, argument: { name: 'x', value: '' } });
    await expect(unknown).rejects.toMatchObject({ code: -32602 });
  });
});

test('a person in several networks reads the board of each', async () => {
  const both = await hub.registerUser();
  await addTo(hub, user, both);
  const read = async (uri: string): Promise<Loose> => {
    const body = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } };
    return (await hub.api('POST', '/mcp', { token: both.token, body })).body;
  };
  for (const networkId of [both.networkId, user.networkId]) {
    expect((await read(`hub://board?network_id=${networkId}`)).result.contents).toHaveLength(1);
  }
});

test('a restricted member is shown no resource or prompt that would always be refused', async () => {
  const guest = await registerMember(hub, user, { agent_access: 'granted' });
  const ask = async (method: string): Promise<Loose> =>
    (await hub.api('POST', '/mcp', { token: guest.token, body: { jsonrpc: '2.0', id: 1, method } })).body.result;
  const templates = (await ask('resources/templates/list')).resourceTemplates;
  expect(templates.map(({ name }: Loose) => name)).toEqual(['task']);
  expect((await ask('prompts/list')).prompts.map(({ name }: Loose) => name)).toEqual(['hand_over', 'plan_work']);
});
