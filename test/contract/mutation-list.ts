import type { Fault } from '../support/plant-fault.ts';

/** A suite that ought to see a change. */
export type Gate =
  | { readonly kind: 'generate' | 'drift' | 'types' | 'breaking' | 'layers' }
  | { readonly kind: 'fuzz'; readonly operationId: string }
  | { readonly kind: 'jest'; readonly file: string; readonly only?: string };

/** A fault, and who ought to see it. */
export interface Mutation extends Fault {
  /** The smallest gate that ought to see it. A change of `spec/` is generated before. */
  readonly gate: Gate;
}

const jest = (file: string, only?: string): Gate => ({ kind: 'jest', file, ...(only === undefined ? {} : { only }) });
const breaking: Gate = { kind: 'breaking' };
const generate: Gate = { kind: 'generate' };

/** The values of a priority as the contract tells them: each is explained. */
const priorities = `enum: [high, normal, low]
  x-enum-descriptions:
    high: Delivered before all others.
    normal: The default.
    low: Delivered after all others.
`;

const ofTheContract: readonly Mutation[] = [
  {
    name: 'a field of an answer is removed',
    ...{ file: 'spec/schemas/tasks.yaml', after: 'SendTaskAnswer:', find: 'actual_to: {', put: 'sent_to: {' },
    gate: generate,
  },
  {
    name: 'a bound is lowered',
    ...{ file: 'spec/schemas/tasks.yaml', after: 'TaskText:', find: 'maxLength: 10000', put: 'maxLength: 9000' },
    gate: breaking,
  },
  {
    name: 'a refusal has another status',
    ...{ file: 'spec/paths/members.yaml', find: '- user_already_member' },
    put: '- { code: user_already_member, status: 409 }',
    gate: jest('test/contract/coverage.test.ts'),
  },
  {
    name: 'an error is spelled otherwise',
    ...{ file: 'spec/errors.yaml', find: 'error: username already taken', put: 'error: username is taken' },
    gate: jest('test/rest/accounts.test.ts'),
  },
  {
    name: 'agents may make tokens',
    ...{ file: 'spec/paths/tokens.yaml', after: 'operationId: issueApiToken' },
    ...{ find: 'callers: [user, legacy], scope: self, deny: { node: user_token_required }' },
    put: 'callers: [user, legacy, node], scope: self',
    gate: jest('test/access/matrix.test.ts', 'issueApiToken'),
  },
  {
    name: 'a refusal is not declared',
    ...{ file: 'spec/paths/tasks.yaml', after: 'operationId: sendTask', find: '      - alias_not_found\n', put: '' },
    gate: jest('test/rest/tasks.test.ts', 'sendTask'),
  },
  {
    name: 'an example breaks its schema',
    ...{ file: 'spec/paths/tasks.yaml', find: 'priority: high', put: 'priority: highest' },
    gate: generate,
  },
  {
    name: 'a tool takes a call without its argument',
    ...{
      file: 'spec/tools/tasks.json',
      after: '"description": "Recipient alias"',
      find: '"required": true',
      put: '"required": false',
    },
    gate: { kind: 'types' },
  },
  {
    name: 'a value of a tool is removed',
    ...{ file: 'spec/schemas/tasks.yaml', find: priorities, put: priorities.replace(/, low| +low: .*\n/g, '') },
    gate: breaking,
  },
  {
    name: 'an event loses a field',
    ...{
      file: 'spec/schemas/events.yaml',
      after: 'NewTaskNotice:',
      find: '    renamed_from:',
      put: '    renamed_since:',
    },
    gate: breaking,
  },
  {
    name: 'a tool is not described',
    ...{ file: 'spec/tools/tasks.json', find: '"description": "Puts a task', put: '"x-note": "Puts a task' },
    gate: generate,
  },
];

const ofTheCode: readonly Mutation[] = [
  {
    name: 'a generated file is edited',
    ...{ file: 'generated/access.ts', find: "scope: 'system_admin'", put: "scope: 'none'" },
    gate: { kind: 'drift' },
  },
  {
    name: 'the role of the inviter is not asked',
    ...{ file: 'src/domain/networks/create-invite.ts', find: 'await requireManager(tx, networkId);', put: '' },
    gate: jest('test/access/matrix.test.ts', 'createInvite'),
  },
  {
    name: 'a foreign task is forbidden, not absent',
    ...{ file: 'src/domain/tasks/get-task.ts', find: "'task_not_found', { task_id: taskId }", put: "'access_denied'" },
    gate: jest('test/access/matrix.test.ts', 'getTask'),
  },
  {
    name: 'a queued task is answered as a delivered one',
    ...{ file: 'src/handlers/rest/tasks.ts', find: 'sent.offline ? 202 : 200', put: '200' },
    gate: jest('test/rest/tasks.test.ts', 'sendTask'),
  },
  {
    name: 'one door forgets an argument',
    ...{
      file: 'src/handlers/rpc/tasks.ts',
      after: 'send_task:',
      find: 'const input = { alias, task, priority,',
      put: 'const input = { alias, task,',
    },
    gate: jest('test/parity/dispatch.test.ts'),
  },
  {
    name: 'a refusal does not name its code',
    ...{
      file: 'src/server/fail.ts',
      after: 'function render(',
      find: 'fields), code, message',
      put: 'fields), message',
    },
    gate: jest('test/rest/tasks.test.ts', 'sendTask'),
  },
  {
    name: 'an answer lacks a field',
    ...{ file: 'src/handlers/views/token.ts', find: '    scope: token.scope,\n', put: '' },
    gate: jest('test/rest/tokens.test.ts'),
  },
  {
    name: 'an event lacks what it tells',
    ...{
      file: 'src/domain/tasks/sending/leave-task-delivery.ts',
      find: 'task_id, from, to: task.to_name, status: task.status, priority',
      put: 'task_id, from, status: task.status, priority',
    },
    gate: jest('test/streams/channel-stream.test.ts'),
  },
  {
    name: 'bodies are not checked',
    ...{
      file: 'src/server/input.ts',
      find: '!rule.validate(described)',
      put: "rule.root === '' && !rule.validate(described)",
    },
    gate: { kind: 'fuzz', operationId: 'createProject' },
  },
  {
    name: 'an answer is no JSON',
    ...{ file: 'src/server/answer.ts', find: "'application/json; charset=utf-8'", put: "'text/plain; charset=utf-8'" },
    gate: { kind: 'fuzz', operationId: 'getLicense' },
  },
  {
    name: 'a key does not count',
    ...{
      file: 'src/server/rest-operation.ts',
      find: 'keys: spec.keyed ? headerKey : undefined',
      put: 'keys: undefined',
    },
    gate: jest('test/rest/idempotency.test.ts'),
  },
  {
    name: 'a rule reads the server',
    ...{ file: 'src/domain/tasks/get-task.ts', find: 'import { DomainError }' },
    put: "import '../../server/answer.ts';\nimport { DomainError }",
    gate: { kind: 'layers' },
  },
];

const attentionList = (only: string): Gate => jest('test/rest/attention.test.ts', only);
const attentionMemory = (only: string): Gate => jest('test/parity/attention-memory.test.ts', only);

const ofTheAttentionList: readonly Mutation[] = [
  {
    name: 'a kind of attention never appears',
    ...{ file: 'src/domain/attention/agent-parts.ts', find: "  reporting('blocked'),\n", put: '' },
    gate: attentionList('agent_blocked'),
  },
  {
    name: 'a kind of attention never goes',
    ...{
      file: 'src/domain/reports/session-statements.ts',
      find: 'when excluded.degraded_since is null then null',
      put: 'when excluded.degraded_since is null then sessions.degraded_since',
    },
    gate: attentionList('agent_degraded'),
  },
  {
    name: 'a kind of attention has another severity',
    ...{ file: 'src/domain/attention/severities.ts', find: "agent_error: 'now'", put: "agent_error: 'note'" },
    gate: attentionList('agent_error'),
  },
  {
    name: 'attention leaks out of its network',
    ...{
      file: 'src/domain/attention/frame.ts',
      find: "${sql.ref(column)} = ${value('networkId')}",
      put: "${sql.ref(column)} <> ''",
    },
    gate: attentionList('over several networks'),
  },
  {
    name: 'a snooze is forgotten',
    ...{ file: 'src/domain/attention/snoozes.ts', find: ".where('until', '>',", put: ".where('until', '<'," },
    gate: attentionList('hidden for this person'),
  },
  {
    name: 'a change of attention is not told',
    ...{ file: 'src/domain/attention/tell-attention.ts', find: 'tx.emit({ networkId,', put: 'void ({ networkId,' },
    gate: jest('test/streams/attention.test.ts', 'tells the counts'),
  },
  {
    name: 'a remembered task stays after its move',
    ...{ file: 'src/domain/attention/stays-same.ts', find: ' || shown.hasTask(taskId)', put: '' },
    gate: attentionMemory('is answered'),
  },
  {
    name: 'a remembered list misses work of an agent that is gone',
    ...{
      file: 'src/domain/attention/stays-same.ts',
      find: "return status === 'offline' || Number(seenAt)",
      put: "return status === 'working' && Number(seenAt)",
    },
    gate: attentionMemory('goodbye gets work'),
  },
  {
    name: 'a remembered list does not hear of other units',
    ...{
      file: 'src/domain/attention/stays-same.ts',
      find: 'if (rows !== counter.last_row - lastRow)',
      put: 'if (rows < 0)',
    },
    gate: attentionMemory('cannot stop a child'),
  },
  {
    name: 'time does not change a remembered list',
    ...{ file: 'src/domain/attention/recall-shared.ts', find: 'until: now + freshMs', put: 'until: Infinity' },
    gate: attentionMemory('nobody is there'),
  },
];

const etags = (only = '304'): Gate => jest('test/rest/etags.test.ts', only);

const ofTheTags: readonly Mutation[] = [
  {
    name: 'other content has the same tag',
    ...{ file: 'src/platform/lasting-json.ts', find: "hash('sha256', text,", put: "hash('sha256', text.slice(0, 9)," },
    gate: etags(),
  },
  {
    name: 'a changed list is told to be the same',
    ...{
      file: 'src/server/answer.ts',
      find: "fresh({ 'if-none-match': noneMatch }, { etag })",
      put: 'etag.length > 0',
    },
    gate: etags(),
  },
  {
    name: 'a tagged answer does not depend on who asks',
    ...{ file: 'src/server/answer.ts', find: "  addVary(res, 'Authorization');\n", put: '' },
    gate: etags(),
  },
  {
    name: 'an answer that is known has no tag',
    ...{ file: 'src/server/answer.ts', find: "  headers.push('etag', etag);\n", put: '' },
    gate: etags(),
  },
  {
    name: 'answers of one person are kept for all',
    ...{ file: 'src/server/answer.ts', find: "'private, no-cache'", put: "'public, max-age=60'" },
    gate: etags(),
  },
];

/** Faults of every kind, each of which some gate ought to see. */
export const mutations: readonly Mutation[] = [...ofTheContract, ...ofTheCode, ...ofTheAttentionList, ...ofTheTags];
