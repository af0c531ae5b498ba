import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { restErrors } from '../../generated/errors.ts';
import { texts, toolTexts } from '../../generated/validators.js';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

/** NUL, and half of an emoji as a cut at a fixed length leaves it, among text that is kept. */
const broken = '{"a\\u0000b\\ud83d":"c"}';
const given = 'a\0b\ud83d';
const mended = 'ab\ufffd';

let hub: TestHub;
let user: TestUser;
let bee: string;
beforeAll(async () => {
  hub = await startTestHub({ areRequestsMadeUp: true });
});
beforeEach(async () => {
  user = await hub.registerUser();
  bee = await hub.mintNode(user, 'bee');
  await hub.tool('report_status', { resume_id: 'r', alias: 'bee', status: 'idle' }, bee);
});
afterAll(() => hub.close());

const read = (file: string): Loose =>
  JSON.parse(readFileSync(new URL(`../../generated/${file}`, import.meta.url), 'utf8'));
const rpc = async (name: string, args: object, token = user.token): Promise<Loose> => {
  const request = { jsonrpc: '2.0', id: 'mine', method: 'tools/call', params: { name, arguments: args } };
  return (await hub.api('POST', '/mcp', { token, body: request })).body;
};
const marksOf = (table: Readonly<Record<string, Readonly<Record<string, string>>>>, name: string) => table[name] ?? {};

/** Operations with a JSON body and the text fields at its top. */
function bodyTexts(): [operation: string, method: string, path: string, field: string, mark: string | undefined][] {
  const document = read('openapi.json');
  const resolved = (schema: Loose): Loose =>
    schema?.$ref === undefined ? schema : document.components.schemas[schema.$ref.split('/').at(-1)];
  return Object.entries<Loose>(document.paths).flatMap(([path, item]) =>
    Object.entries<Loose>(item).flatMap(([method, operation]) => {
      const schema = resolved(operation?.requestBody?.content?.['application/json']?.schema);
      if (schema?.properties === undefined || path === '/mcp') return [];
      return Object.entries<Loose>(schema.properties)
        .filter(([, property]) => resolved(property).type === 'string')
        .map(([field]): [string, string, string, string, string | undefined] => {
          const { operationId } = operation;
          const mark = marksOf(texts, operationId)[`/body/${field}`];
          return [operationId, method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, 'someone'), field, mark];
        });
    }),
  );
}

describe('texts of bodies', () => {
  const fields = bodyTexts();
  test('the contract has both kinds', () => {
    expect(fields.filter(([, , , , mark]) => mark === undefined).length).toBeGreaterThan(20);
    expect(fields.filter(([, , , , mark]) => mark === 'long').length).toBeGreaterThan(4);
  });

  test.each(fields)('%s: %s %s, the field %s', async (operation, method, path, field, mark) => {
    const { body } = await hub.api(method, path, { token: user.token, body: { [field]: given } });
    expect([operation, body.error]).not.toEqual([operation, 'invalid JSON']);
    const named = JSON.stringify(body.details ?? []).includes(`/body/${field}"`);
    if (mark !== undefined) expect(named && body.details[0].message.includes('NUL')).toBe(false);
    else if (body.error === 'invalid input') expect([operation, named]).toEqual([operation, true]);
    else expect(Object.values(restErrors[operation as 'sendTask']).map(({ error }) => error)).toContain(body.error);
  });

  test('a key, and a field that the contract does not know', async () => {
    const send = async (body: string) => (await hub.api('POST', '/api/task', { token: user.token, body })).body;
    expect(await send(broken)).toMatchObject({ error: 'invalid input', details: [{ path: '/body/ab\ufffd' }] });
    expect(await send('{"other":"\\u0000"}')).toMatchObject({
      error: 'invalid input',
      details: [{ path: '/body/other', message: 'must not contain NUL or half a surrogate pair' }],
    });
  });
});

describe('texts of arguments', () => {
  const named: [tool: string, argument: string][] = read('mcp-tools.json').flatMap(({ name, inputSchema }: Loose) =>
    Object.entries<Loose>(inputSchema.properties)
      .filter(([argument, { type }]) => type === 'string' && marksOf(toolTexts, name)[`/${argument}`] === undefined)
      .map(([argument]) => [name, argument]),
  );
  test('the contract has some', () => expect(named.length).toBeGreaterThan(50));

  test.each(named)('%s: %s is refused under the id of the request', async (tool, argument) => {
    for (const token of [user.token, bee]) {
      const answer = await rpc(tool, { [argument]: given }, token);
      expect(answer.id).toBe('mine');
      if (answer.error === undefined) expect(answer.result.isError).toBe(true);
      else expect([answer.error.code, answer.error.data.errors[0].path]).toEqual([-32602, `/${argument}`]);
    }
  });

  test('a batch: only the element with the text is refused', async () => {
    const call = (id: number, name: string) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'projects_create', arguments: { name } },
    });
    const { body } = await hub.api('POST', '/mcp', { token: user.token, body: [call(1, 'one'), call(2, given)] });
    expect(body[0].result.isError).toBeUndefined();
    expect(body[1].error).toMatchObject({ code: -32602, data: { errors: [{ path: '/name' }] } });
  });

  test('their own refusals: avatar_url, workdir', async () => {
    const avatar = { token: user.token, body: { avatar_url: `https://a.example/\ud83d` } };
    expect((await hub.api('PUT', '/api/nodes/bee/avatar', avatar)).body.error).toBe('invalid_avatar_url');
    const control = { token: user.token, body: { avatar_url: `https://a.example/\0` } };
    expect((await hub.api('PUT', '/api/nodes/bee/avatar', control)).body.error).toBe('invalid_avatar_url');
  });
});

describe('long texts are mended', () => {
  test('200: a task over REST', async () => {
    const body = { alias: 'bee', task: given, network_id: user.networkId };
    const sent = await hub.api('POST', '/api/task', { token: user.token, body });
    expect(sent.status).toBe(200);
    const { task } = (await hub.api('GET', `/api/task/${sent.body.task_id}`, { token: user.token })).body;
    expect(task.content).toBe(mended);
  });

  test('a task with context, its result, a reply, a report', async () => {
    const { message_id } = await hub.tool('send_task', { alias: 'bee', task: given, context: given }, user.token);
    const { messages } = await hub.tool('get_inbox', { alias: 'bee' }, bee);
    expect(messages[0]).toMatchObject({ content: mended, context: mended });
    const done = await hub.tool('report_completion', { alias: 'bee', task: message_id, result: given }, bee);
    expect(done.ok).toBe(true);
    const report = { resume_id: 'r', alias: 'bee', status: 'working', output: given, task: given, server: given };
    const reported = await hub.tool('report_status', report, bee);
    expect([reported.ok, reported.warnings]).toEqual([true, [expect.stringMatching(/^server: .*NUL/)]]);
    const { session } = await hub.tool('get_session_status', { alias: 'bee' }, user.token);
    expect(session.output).toBe(mended);
    expect((await hub.tool('send_reply', { alias: user.username, text: given }, bee)).ok).toBe(true);
    const { completions } = await hub.tool('get_completions', {}, user.token);
    expect(completions[0].result).toBe(mended);
  });

  test('201: a card, its checklist and a comment, over both doors', async () => {
    const card = { name: 'card', description: given, checklist: [{ text: given }] };
    const over = await hub.api('POST', '/api/requirements', { token: user.token, body: card });
    expect(over.body.requirement).toMatchObject({ description: mended, checklist: [{ text: mended }] });
    const { requirement } = await hub.tool('requirements_create', card, user.token);
    expect(requirement.description).toBe(mended);
    const { event } = await hub.tool('requirements_comment', { id: requirement.id, text: given }, user.token);
    expect(event.new.text).toBe(mended);
  });

  test('200: what holds nothing but NUL is an empty text', async () => {
    const body = { alias: 'bee', task: '\0', network_id: user.networkId };
    const { status, body: answer } = await hub.api('POST', '/api/task', { token: user.token, body });
    expect([status, answer.error]).not.toEqual([400, 'invalid JSON']);
    expect(status).toBe(400);
  });
});
