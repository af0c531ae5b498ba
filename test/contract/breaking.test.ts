import { describe, expect, test } from '@jest/globals';
import { judgeBreaks } from '../../codegen/release/judge-breaks.ts';
import { listBreaks, listChanges } from '../../codegen/release/list-breaks.ts';
import type { Changes } from '../../codegen/release/list-breaks.ts';
import { readPresent } from '../../codegen/release/published.ts';
import { newestRelease, readAcceptedBreaks } from '../../codegen/release/releases.ts';
import type { Published } from '../../codegen/release/published.ts';
import type { Loose } from '../support/start-hub.ts';

/** Small documents with one of each thing that can break. */
const before = (): Loose => ({
  openapi: {
    paths: {
      '/task': {
        post: {
          operationId: 'sendTask',
          'x-access': { callers: ['user', 'node'] },
          parameters: [
            { name: 'mode', in: 'query', schema: { type: 'string', enum: ['fast', 'slow'] } },
            { $ref: '#/components/parameters/Limit' },
          ],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Task' } } } },
          responses: {
            200: {
              headers: { 'X-Left': { required: true, schema: { type: 'integer' } } },
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } },
            },
            202: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } } },
            409: { content: { 'application/json': { examples: { taken: { value: { error: 'name taken' } } } } } },
          },
        },
      },
      '/health': { get: { operationId: 'getHealth', responses: { 200: {} } } },
    },
    components: {
      parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } } },
      schemas: {
        Task: {
          type: 'object',
          required: ['alias'],
          properties: {
            alias: { type: 'string', maxLength: 200 },
            note: { type: ['string', 'null'] },
            size: { type: 'number' },
            owner: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/Owner' }] },
          },
        },
        Owner: { type: 'object', properties: { name: { type: 'string' } } },
        Error: {
          type: 'object',
          required: ['code'],
          properties: { code: { $ref: '#/components/schemas/ErrorCode' }, limit: { type: 'integer' } },
        },
        ErrorCode: { type: 'string', enum: ['name_taken', 'too_long'] },
        Answer: {
          type: 'object',
          required: ['id', 'state'],
          properties: {
            id: { type: 'string' },
            state: { type: 'string', enum: ['open', 'done'] },
            at: { type: 'string', format: 'date-time' },
          },
        },
      },
    },
  },
  openrpc: {
    methods: [
      {
        name: 'send_task',
        params: [
          { name: 'alias', required: true, schema: { type: 'string' } },
          { name: 'priority', schema: { type: 'string', enum: ['high', 'low'] } },
        ],
        result: { schema: { type: 'object', required: ['ok'], properties: { ok: { type: 'boolean' } } } },
        'x-tool': { audience: { user: { list: 'default' }, node: { list: 'default' } } },
      },
    ],
  },
  events: {
    events: { new_task: { channels: ['alias', 'network'], payload: { $ref: '#/components/schemas/NewTask' } } },
    components: {
      schemas: { NewTask: { type: 'object', required: ['task_id'], properties: { task_id: { type: 'string' } } } },
    },
  },
});

type Places = Record<
  'post' | 'task' | 'error' | 'code' | 'answer' | 'limit' | 'tool' | 'event' | 'newTask' | 'all',
  Loose
>;

function placesOf(all: Loose): Places {
  const { schemas, parameters } = all.openapi.components;
  return {
    ...{
      all,
      post: all.openapi.paths['/task'].post,
      task: schemas.Task,
      error: schemas.Error,
      code: schemas.ErrorCode,
      answer: schemas.Answer,
      limit: parameters.Limit,
    },
    ...{
      tool: all.openrpc.methods[0],
      event: all.events.events.new_task,
      newTask: all.events.components.schemas.NewTask,
    },
  };
}

function changesOf(change: (places: Places) => void): Changes {
  const after = before();
  change(placesOf(after));
  return listChanges(before() as Published, after as Published);
}

const breaks: readonly [line: string, change: (places: Places) => void][] = [
  ['rest getHealth: GET /health was removed', ({ all }) => void delete all.openapi.paths['/health']],
  ['rest sendTask: its operationId is now dispatch', ({ post }) => void (post.operationId = 'dispatch')],
  ['rest sendTask: no longer admits node', ({ post }) => void post['x-access'].callers.pop()],
  ['rest sendTask: no longer answers 202', ({ post }) => void delete post.responses[202]],
  ['rest sendTask/200: no longer has application/json', ({ post }) => void (post.responses[200].content = {})],
  [
    'rest sendTask/200/header/X-Left: may now be absent',
    ({ post }) => void (post.responses[200].headers['X-Left'].required = false),
  ],
  [
    'rest sendTask: taken is now spelled 409 taken, was 409 name taken',
    ({ post }) => void (post.responses[409].content['application/json'].examples.taken.value.error = 'taken'),
  ],
  [
    'rest sendTask: taken is now spelled 400 name taken, was 409 name taken',
    ({ post }) => {
      post.responses[400] = post.responses[409];
      delete post.responses[409];
    },
  ],
  ['rest sendTask/query/limit: was removed', ({ post }) => void post.parameters.pop()],
  ['rest sendTask/query/limit: maximum is now 50, was 100', ({ limit }) => void (limit.schema.maximum = 50)],
  ['rest sendTask/query/limit: became required', ({ limit }) => void (limit.required = true)],
  ['rest sendTask/query/mode: no longer takes "slow"', ({ post }) => void post.parameters[0].schema.enum.pop()],
  ['rest sendTask/body: became required', ({ post }) => void (post.requestBody.required = true)],
  ['rest Task/size: became required', ({ task }) => void task.required.push('size')],
  ['rest Error/code: may now be absent', ({ error }) => void error.required.pop()],
  ['rest Error/limit: may now be string', ({ error }) => void (error.properties.limit.type = ['integer', 'string'])],
  ['rest Error/limit: was removed', ({ error }) => void delete error.properties.limit],
  ['rest ErrorCode: "too_long" was removed', ({ code }) => void code.enum.pop()],
  ['rest ErrorCode: may now be any other value', ({ code }) => void delete code.enum],
  ['rest Task/note: was removed', ({ task }) => void delete task.properties.note],
  ['rest Task/note: no longer takes null', ({ task }) => void (task.properties.note.type = 'string')],
  ['rest Task/size: no longer takes number', ({ task }) => void (task.properties.size.type = 'integer')],
  ['rest Task/alias: maxLength is now 20, was 200', ({ task }) => void (task.properties.alias.maxLength = 20)],
  ['rest Task/alias: pattern is now "^a", was null', ({ task }) => void (task.properties.alias.pattern = '^a')],
  ['rest Task/alias: no longer takes any other value', ({ task }) => void (task.properties.alias.enum = ['a'])],
  ['rest Task/owner: no longer takes string', ({ task }) => void task.properties.owner.anyOf.shift()],
  ['rest Task: no longer takes unknown properties', ({ task }) => void (task.additionalProperties = false)],
  ['rest Answer/at: was removed', ({ answer }) => void delete answer.properties.at],
  ['rest Answer/at: format is now null', ({ answer }) => void delete answer.properties.at.format],
  ['rest Answer/state: may now be absent', ({ answer }) => void answer.required.pop()],
  ['rest Answer/state: may now be "lost"', ({ answer }) => void answer.properties.state.enum.push('lost')],
  ['rest Answer/id: may now be null', ({ answer }) => void (answer.properties.id.type = ['string', 'null'])],
  ['tool send_task: the tool was removed', ({ all }) => void all.openrpc.methods.pop()],
  ['tool send_task: no longer admits node', ({ tool }) => void (tool['x-tool'].audience.node.list = 'never')],
  ['tool send_task/priority: became required', ({ tool }) => void (tool.params[1].required = true)],
  ['tool send_task/reason: became required', ({ tool }) => void tool.params.push({ name: 'reason', required: true })],
  ['tool send_task/priority: was removed', ({ tool }) => void tool.params.pop()],
  ['tool send_task/priority: no longer takes "low"', ({ tool }) => void tool.params[1].schema.enum.pop()],
  ['tool send_task/result/ok: was removed', ({ tool }) => void delete tool.result.schema.properties.ok],
  ['event new_task: the event was removed', ({ all }) => void delete all.events.events.new_task],
  ['event new_task: is no longer heard on network', ({ event }) => void event.channels.pop()],
  ['event new_task/payload: was removed', ({ event }) => void delete event.payload],
  ['event NewTask/task_id: was removed', ({ newTask }) => void delete newTask.properties.task_id],
  ['event NewTask/task_id: may now be integer', ({ newTask }) => void (newTask.properties.task_id.type = 'integer')],
];

const growth: readonly [what: string, change: (places: Places) => void][] = [
  ['an operation', ({ all }) => void (all.openapi.paths['/new'] = all.openapi.paths['/health'])],
  ['an optional parameter', ({ post }) => void post.parameters.push({ name: 'new', in: 'query', schema: {} })],
  ['an optional property', ({ task }) => void (task.properties.more = { type: 'string' })],
  ['a property of an answer', ({ answer }) => void (answer.properties.more = { type: 'string' })],
  ['a wider bound', ({ task }) => void (task.properties.alias.maxLength = 300)],
  ['a value that may be sent', ({ post }) => void post.parameters[0].schema.enum.push('later')],
  ['a type that may be sent', ({ task }) => void (task.properties.size.type = ['number', 'null'])],
  ['a refusal', ({ post }) => void (post.responses[429] = {})],
  ['a code of a refusal', ({ code }) => void code.enum.push('name_locked')],
  ['a field of a refusal', ({ error }) => void (error.properties.hint = { type: 'string' })],
  ['a tool', ({ all, tool }) => void all.openrpc.methods.push({ ...tool, name: 'new_tool' })],
  ['an event', ({ all, event }) => void (all.events.events.fresh = event)],
];

describe('the list of breaks', () => {
  test.each(breaks)('names %s', (line, change) => {
    expect(changesOf(change).breaks).toContain(line);
  });

  test.each(growth)('does not name %s', (_what, change) => {
    expect(changesOf(change).breaks).toEqual([]);
  });

  test('new codes are told, in what may be answered and in what an operation may answer', () => {
    const { breaks: found, growth: told } = changesOf(({ code, post }) => {
      code.enum.push('name_locked');
      post.responses[409].content['application/json'].examples.locked = { value: { error: 'locked' } };
    });
    expect(found).toEqual([]);
    expect(told).toEqual(['rest ErrorCode: may now be "name_locked"', 'rest sendTask: may now refuse with locked']);
  });

  test('what is published does not break itself', () => {
    const present = readPresent('.');
    expect(listBreaks(present, present)).toEqual([]);
  });

  test('there is a release to compare with, and each accepted break has its reason', () => {
    expect(newestRelease('.')).toMatch(/^spec\/released\/\d+\.\d+\.\d+$/);
    expect(() => readAcceptedBreaks('.')).not.toThrow();
  });

  test('a break passes when it is listed, and a listed one that is none fails', () => {
    const listed = [
      { break: 'rest a', reason: 'nobody used it' },
      { break: 'rest b', reason: 'nobody used it' },
    ];
    expect(judgeBreaks(['rest a', 'rest c'], listed)).toEqual({
      open: ['rest c'],
      accepted: ['rest a'],
      stale: ['rest b'],
    });
  });
});
