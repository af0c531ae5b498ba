import type { Outcome } from '../outcome.ts';
import type { AskTool } from './ask-tool.ts';
import { errorAnswer, isObject, resultAnswer, rpcCode } from './envelope.ts';
import type { Answer, RpcRequest } from './envelope.ts';
import { pageSizeOf } from './list-query.ts';
import type { Era, McpMethod } from './mcp-method.ts';
import { metaKey } from './mcp-versions.ts';
import type { RpcCall } from './rpc-deps.ts';
import type { Row, TaskParts } from './task-parts.ts';
import type { TaskWaits } from './task-waits.ts';
import { faultAnswer } from './tools-call.ts';
import type { ToolsCall } from './tools-call.ts';

/** The extension by which the current era has tasks. */
export const tasksExtension = 'io.modelcontextprotocol/tasks';

const pollIntervalMs = 2_000;
const maxListed = 50;

/** What the methods need. */
export interface TaskMethodParts {
  readonly ask: AskTool;
  readonly tasks: TaskParts;
  readonly toolsCall: ToolsCall;
  readonly waits: TaskWaits;
  /** How long an ended task stays at least, in milliseconds; null for ever. */
  readonly ttlMs: number | null;
}

/** A task, or what the caller is told in its place. */
type Found = { readonly row: Row } | { readonly answer: Answer };

/**
 * The methods `tasks/*` and the calls that go on as tasks (rule tools-mcp-tasks). The current era has get, update and
 * cancel, and results inside get; the earlier one has get, result, list and cancel.
 */
export function createTaskMethods(parts: TaskMethodParts): ReadonlyMap<string, McpMethod> {
  const gated =
    (serve: McpMethod): McpMethod =>
    (request, call, era) =>
      era.isModern && !declaresTasks(request) ? capabilityMissing(request) : serve(request, call, era);
  return new Map<string, McpMethod>([
    ['tools/call', (request, call, era) => startOrCall(request, call, era, parts)],
    ['tasks/get', gated((request, call, era) => getTask(request, call, era, parts))],
    ['tasks/cancel', gated((request, call, era) => cancelTask(request, call, era, parts))],
    ['tasks/update', gated((request, call, era) => updateTask(request, call, era, parts))],
    ['tasks/result', (request, call, era) => awaitResult(request, call, era, parts)],
    ['tasks/list', (request, call, era) => listTasks(request, call, era, parts)],
  ]);
}

/** A call goes on as a task where the client takes tasks: by its capabilities now, by `params.task` before. */
async function startOrCall(request: RpcRequest, call: RpcCall, era: Era, parts: TaskMethodParts): Promise<Answer> {
  const params = isObject(request.params) ? request.params : {};
  const takesTask = era.isModern ? declaresTasks(request) : isObject(params['task']);
  if (!takesTask) return parts.toolsCall(request, call, era.suffix);
  const { ask, tasks } = parts;
  if (params['name'] !== tasks.startedBy) {
    if (era.isModern) return parts.toolsCall(request, call, era.suffix);
    const message = `Only ${tasks.startedBy} runs as a task; call this tool without params.task`;
    return errorAnswer(200, request.id, rpcCode.methodNotFound, message);
  }
  const outcome = await ask.run(tasks.startedBy, params['arguments'] ?? {}, call);
  if (outcome.kind !== 'done') return ask.answer(tasks.startedBy, outcome, request, era.suffix);
  const found = await findRow(tasks.idOf(bodyOf(outcome)), request, call, parts);
  if ('answer' in found) return found.answer;
  const told = spellTask(found.row, era, parts);
  if (era.isModern) return answerWith(request, { resultType: 'task', ...told }, era.meta);
  return answerWith(request, { task: told }, era.suffix);
}

async function getTask(request: RpcRequest, call: RpcCall, era: Era, parts: TaskMethodParts): Promise<Answer> {
  const found = await findRow(taskIdIn(request), request, call, parts);
  if ('answer' in found) return found.answer;
  const told = spellTask(found.row, era, parts);
  if (!era.isModern || told['status'] !== 'completed') return answerWith(request, told, era.suffix);
  return answerWith(request, { ...told, result: await resultOf(found.row, call, parts) }, era.suffix);
}

/** The hub never asks a client anything for a task, so there is nothing to take in. */
async function updateTask(request: RpcRequest, call: RpcCall, era: Era, parts: TaskMethodParts): Promise<Answer> {
  const found = await findRow(taskIdIn(request), request, call, parts);
  return 'answer' in found ? found.answer : acknowledge(request, era);
}

async function cancelTask(request: RpcRequest, call: RpcCall, era: Era, parts: TaskMethodParts): Promise<Answer> {
  const taskId = taskIdIn(request);
  const found = await findRow(taskId, request, call, parts);
  if ('answer' in found) return found.answer;
  const { ask, tasks } = parts;
  const hasEnded = tasks.view(found.row).status !== 'working';
  if (hasEnded && era.isModern) return acknowledge(request, era);
  if (hasEnded) return badTask(request, `the task has ended as ${tasks.view(found.row).status}`);
  const outcome = await ask.run(tasks.cancels, tasks.cancelArgumentsOf(found.row), call);
  if (outcome.kind === 'busy' || outcome.kind === 'bug') return faultAnswer(request.id, outcome);
  const after = await findRow(taskId, request, call, parts);
  if ('answer' in after) return after.answer;
  const now = spellTask(after.row, era, parts);
  if (outcome.kind !== 'done' && now['status'] === 'working') return badTask(request, 'you may not cancel this task');
  return era.isModern ? acknowledge(request, era) : answerWith(request, now, era.suffix);
}

/** Waits until the task has ended. */
async function awaitResult(request: RpcRequest, call: RpcCall, era: Era, parts: TaskMethodParts): Promise<Answer> {
  const taskId = taskIdIn(request);
  const ended = await parts.waits.until(call, async () => {
    const found = await findRow(taskId, request, call, parts);
    return 'answer' in found || parts.tasks.view(found.row).status !== 'working' ? found : undefined;
  });
  if (ended === undefined) {
    const answer = errorAnswer(429, request.id, rpcCode.internalError, 'The task goes on; ask for its result again');
    return { ...answer, retryAfterSeconds: 5 };
  }
  if ('answer' in ended) return ended.answer;
  const related = { _meta: { [metaKey.relatedTask]: { taskId } } };
  return answerWith(request, { ...(await resultOf(ended.row, call, parts)), ...related }, era.suffix);
}

async function listTasks(request: RpcRequest, call: RpcCall, era: Era, parts: TaskMethodParts): Promise<Answer> {
  const { ask, tasks } = parts;
  const cursor = isObject(request.params) ? request.params['cursor'] : undefined;
  const limit = Math.min(pageSizeOf(call.req) ?? maxListed, maxListed);
  const outcome = await ask.run(tasks.lists, cursor === undefined ? { limit } : { limit, cursor }, call);
  if (outcome.kind === 'busy' || outcome.kind === 'bug') return faultAnswer(request.id, outcome);
  if (outcome.kind !== 'done')
    return errorAnswer(200, request.id, rpcCode.invalidParams, 'Invalid params: unknown cursor');
  const body = bodyOf(outcome);
  const next = body['next_cursor'];
  const told = tasks.rowsOf(body).map((row) => spellTask(row, era, parts));
  return answerWith(request, { tasks: told, ...(typeof next === 'string' ? { nextCursor: next } : {}) }, era.suffix);
}

async function findRow(
  taskId: string,
  request: RpcRequest,
  call: RpcCall,
  { ask, tasks }: TaskMethodParts,
): Promise<Found> {
  const outcome = await ask.run(tasks.reads, tasks.argumentsOf(taskId), call);
  if (outcome.kind === 'done') return { row: tasks.rowOf(bodyOf(outcome)) };
  if (outcome.kind === 'busy' || outcome.kind === 'bug') return { answer: faultAnswer(request.id, outcome) };
  return { answer: badTask(request, 'there is no such task') };
}

/** What the call returned in the end, as `tools/call` would have. */
async function resultOf(row: Row, call: RpcCall, { ask, tasks }: TaskMethodParts): Promise<Row> {
  const state = await ask.run(tasks.stateReads, tasks.stateArgumentsOf(row), call);
  const body = tasks.viewResult(row, state.kind === 'done' ? bodyOf(state) : undefined);
  const content = [{ type: 'text', text: JSON.stringify(body) }];
  return body['ok'] === false ? { content, isError: true } : { content, structuredContent: body };
}

/** The current era keeps `failed` for faults of the protocol: work that did not succeed is a completed call with isError. */
function spellTask(row: Row, era: Era, { tasks, ttlMs }: TaskMethodParts): Row {
  const { status, ...told } = tasks.view(row);
  if (!era.isModern) return { ...told, status, ttl: ttlMs, pollInterval: pollIntervalMs };
  return { ...told, status: status === 'failed' ? 'completed' : status, ttlMs, pollIntervalMs };
}

function declaresTasks({ params }: RpcRequest): boolean {
  const meta = isObject(params) && isObject(params['_meta']) ? params['_meta'] : {};
  const declared = meta[metaKey.clientCapabilities];
  const extensions = isObject(declared) ? declared['extensions'] : undefined;
  return isObject(extensions) && isObject(extensions[tasksExtension]);
}

function capabilityMissing({ id }: RpcRequest): Answer {
  const requiredCapabilities = { extensions: { [tasksExtension]: {} } };
  const message = `Missing required client capability: ${tasksExtension}`;
  return errorAnswer(400, id, rpcCode.missingCapability, message, { requiredCapabilities });
}

function taskIdIn({ params }: RpcRequest): string {
  const taskId = isObject(params) ? params['taskId'] : undefined;
  return typeof taskId === 'string' ? taskId : '';
}

function bodyOf(outcome: Extract<Outcome, { kind: 'done' }>): Row {
  return outcome.reply?.body as Row;
}

function badTask({ id }: RpcRequest, what: string): Answer {
  return errorAnswer(200, id, rpcCode.invalidParams, `Invalid params: ${what}`);
}

function acknowledge({ id }: RpcRequest, era: Era): Answer {
  return resultAnswer(id, `{${era.suffix.slice(1)}}`);
}

function answerWith({ id }: RpcRequest, result: object, suffix: string): Answer {
  return resultAnswer(id, `${JSON.stringify(result).slice(0, -1)}${suffix}}`);
}
