/** A suite that ought to see a change. */
export type Gate =
  | { readonly kind: 'generate' | 'drift' | 'types' | 'breaking' | 'layers' }
  | { readonly kind: 'fuzz'; readonly operationId: string }
  | { readonly kind: 'jest'; readonly file: string; readonly only?: string };

/** One fault that somebody could make. */
export interface Mutation {
  readonly name: string;
  /** Below the root of the project. */
  readonly file: string;
  /** Text of the file, and what stands there instead; its first place counts, `after` says where the search begins. */
  readonly find: string;
  readonly put: string;
  readonly after?: string;
  /** The smallest gate that ought to see it. A change of `spec/` is generated before. */
  readonly gate: Gate;
}

const jest = (file: string, only?: string): Gate => ({ kind: 'jest', file, ...(only === undefined ? {} : { only }) });
const breaking: Gate = { kind: 'breaking' };
const generate: Gate = { kind: 'generate' };

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
    ...{ file: 'spec/schemas/tasks.yaml', after: 'TaskPriority:', find: ', low]', put: ']' },
    gate: breaking,
  },
  {
    name: 'an event loses a field',
    ...{ file: 'spec/schemas/events.yaml', after: 'NewTaskNotice:', find: '    task_id: {', put: '    task: {' },
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

/** Faults of every kind, each of which some gate ought to see. */
export const mutations: readonly Mutation[] = [...ofTheContract, ...ofTheCode];
