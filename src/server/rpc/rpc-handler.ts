import type { ServerResponse } from 'node:http';
import type { Caller } from '../../domain/caller.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { dayMs } from '../../platform/time.ts';
import { readTraceparent } from '../../platform/trace-context.ts';
import { commonHeaders, sendJson, sendJsonText } from '../answer.ts';
import { authRefusal } from '../authenticate.ts';
import type { Identity } from '../authenticate.ts';
import { sendFailure, toFailure } from '../fail.ts';
import { createGate } from '../gate.ts';
import { takeBudget } from '../rate-limit.ts';
import { BodyTooRich } from '../collect-body.ts';
import type { HubRequest } from '../hub-request.ts';
import { announcedBytes, readJsonBody } from '../json-body.ts';
import { isDomainError } from '../outcome.ts';
import { refuseProblem, refuseRichBody } from './body-refusal.ts';
import { baseUrlOf } from '../origin.ts';
import { createAskTool } from './ask-tool.ts';
import { createDirectCall } from './openrpc-methods.ts';
import { createDispatch } from './dispatch.ts';
import type { Dispatch } from './dispatch.ts';
import { errorText, rpcCode } from './envelope.ts';
import type { Answer } from './envelope.ts';
import { createLegacyDoor } from './legacy.ts';
import { createListeners } from './listen.ts';
import type { Listeners } from './listen.ts';
import { askedListing, checkListQuery } from './list-query.ts';
import type { McpList } from './mcp-list.ts';
import type { Era } from './mcp-method.ts';
import { createMcpMethods, instructionsFor } from './mcp-methods.ts';
import { createModernDoor, serverInfoMember } from './modern.ts';
import type { RpcCall, RpcDeps } from './rpc-deps.ts';
import { createRpcDiscover } from './rpc-discover.ts';
import { createTaskWaits } from './task-waits.ts';
import type { TaskWaits } from './task-waits.ts';
import { createToolsCall } from './tools-call.ts';
import { createToolsList } from './tools-list.ts';

/** Cap of a body at `/mcp` (rule tools-body-limit). */
const maxRpcBodyBytes = 2 * 1024 * 1024;

/** The tool door, `POST /mcp`. */
export interface RpcHandler {
  /** Serves one request of the path `/mcp`, whatever its method. Never rejects. */
  handle(req: HubRequest, res: ServerResponse): Promise<void>;
  /** Ends the open `subscriptions/listen` streams, for the stop of the hub. */
  closeStreams(): void;
}

/**
 * Builds the handler of `/mcp`: both eras of MCP, calls without a handshake and plain OpenRPC methods on one stateless
 * path (rule tools-no-sessions, rule tools-direct-methods). A raw `node:http` handler, meant to stand in front of
 * everything else.
 */
export function createRpcHandler(deps: RpcDeps): RpcHandler {
  const listeners = createListeners(serverInfoMember(deps.serverInfo));
  const waits = createTaskWaits();
  const dispatch = createDoors(deps, listeners, waits);
  const gate = createGate(deps.settings, deps.log, 'POST');
  /** What is known in memory is not awaited: the body is then read in the turn in which it comes. */
  const serve = async (req: HubRequest, turn: Turn): Promise<void> => {
    const { res, requestId, answerHeaders } = turn;
    const found = deps.authenticator.byHeader(req.headers);
    const caller = admit(found instanceof Promise ? await found : found);
    const address = deps.addressOf(req);
    const payer = { caller, address, answerHeaders };
    const paid = takeBudget(deps.limits, payer, { calls: 1, bytes: announcedBytes(req) });
    if (paid !== undefined) await paid;
    checkListQuery(req);
    const { value, unannounced, problem, hasBrokenText } = await readJsonBody(req, deps.bodyDeadline, maxRpcBodyBytes);
    deps.limits.charge(caller, address.ip, unannounced);
    if (value === undefined) throw new DomainError('invalid_json');
    if (problem !== undefined) return sendAnswer(turn, refuseProblem(value, problem));
    if (Array.isArray(value) && value.length > 1) {
      await takeBudget(deps.limits, payer, { calls: value.length - 1, bytes: 0 });
    }
    const traceparent = readTraceparent(req.headers['traceparent']);
    const soon = dispatch(value, { req, res, requestId, traceparent, caller, address, answerHeaders, hasBrokenText });
    const answer = soon instanceof Promise ? await soon : soon;
    if (answer === undefined) return;
    deps.limits.charge(caller, address.ip, answer.text.length);
    sendAnswer(turn, answer);
  };
  return {
    async handle(req, res) {
      const requestId = deps.newRequestId();
      if (gate(req, res, requestId)) return;
      // Clients probe with GET and DELETE, with and without a token: the method is checked before the rest.
      if (req.method !== 'POST') return sendOtherMethod(res, requestId);
      const turn = { res, requestId, answerHeaders: {} };
      try {
        await serve(req, turn);
      } catch (error) {
        sendRefusal(turn, error, deps);
      }
    },
    closeStreams: () => {
      listeners.close();
      waits.close();
    },
  };
}

function createDoors(deps: RpcDeps, listeners: Listeners, waits: TaskWaits): Dispatch {
  const { catalogue, execute, serverInfo, mcp, tasks } = deps;
  const { lenientVersionHeader, nodePermissions, keepTasksDays } = deps.settings;
  const enforce = nodePermissions === 'enforce';
  const toolsCall = createToolsCall(catalogue, execute);
  const listOf = createToolsList(catalogue, enforce);
  const documentOf = createRpcDiscover(catalogue, enforce);
  // The current era has no such mark: there a client says that it takes tasks.
  const toolsOf = (call: RpcCall, { isModern }: Era): McpList =>
    listOf(call.caller, askedListing(call.req), isModern ? undefined : tasks.startedBy);
  const ttlMs = keepTasksDays > 0 ? keepTasksDays * dayMs : null;
  const ask = createAskTool(catalogue, execute, enforce);
  const methods = createMcpMethods({ toolsCall, toolsOf, ask, mcp, tasks, waits, ttlMs });
  const about = { serverInfo, methods, instructionsFor: (caller: Caller) => instructionsFor(mcp, caller) };
  return createDispatch({
    catalogue,
    modern: createModernDoor({ ...about, lenientVersionHeader, listeners }),
    legacy: createLegacyDoor(about),
    direct: createDirectCall(catalogue, execute),
    discover: ({ caller, req }) =>
      documentOf(caller, `${baseUrlOf(req) ?? 'http://localhost'}${deps.settings.basePath}/mcp`, askedListing(req)),
  });
}

/** @throws DomainError token_required, invalid_token, token_expired, password_change_required */
function admit(found: Identity): Caller {
  if ('refused' in found) throw authRefusal(found.refused);
  // The master token reads REST and nothing else (rule access-master-token).
  if (found.kind === 'master') throw authRefusal('invalid');
  // Rule accounts-password-reset: no tool chooses a password.
  if (found.mustChangePassword) throw new DomainError('password_change_required');
  return found;
}

/** Where the answer to one request goes. */
interface Turn {
  readonly res: ServerResponse;
  readonly requestId: string;
  /** Headers that go with the answer, whatever it is; names in lower case. */
  readonly answerHeaders: Record<string, string>;
}

function sendAnswer({ res, requestId, answerHeaders }: Turn, { status, text, retryAfterSeconds }: Answer): void {
  if (retryAfterSeconds) answerHeaders['retry-after'] = String(retryAfterSeconds);
  if (text !== '') return sendJsonText(res, status, text, requestId, answerHeaders);
  res.writeHead(status, [...commonHeaders(requestId), ...Object.entries(answerHeaders).flat()]);
  res.end();
}

function sendOtherMethod(res: ServerResponse, requestId: string): void {
  const body = { ok: false, error: 'method_not_allowed', code: 'method_not_allowed' };
  sendJson(res, 405, body, requestId, { allow: 'POST' });
}

/** Failures before the body is parsed are HTTP errors; invalid JSON is a JSON-RPC parse error. */
function sendRefusal(turn: Turn, error: unknown, deps: RpcDeps): void {
  const { res, requestId, answerHeaders } = turn;
  if (error instanceof BodyTooRich) return sendAnswer(turn, refuseRichBody(error));
  const code = isDomainError(error) ? error.code : undefined;
  if (code === 'invalid_json') {
    sendJsonText(res, 400, errorText(null, rpcCode.parseError, 'Parse error'), requestId, answerHeaders);
    return;
  }
  const context = { place: 'POST /mcp', requestId, log: deps.log, onBug: deps.onViolation };
  const failure = toFailure(error, context);
  if (failure.status !== 401) {
    return sendFailure(res, { ...failure, headers: { ...answerHeaders, ...failure.headers } }, requestId);
  }
  const headers = { 'www-authenticate': 'Bearer realm="hub", error="invalid_token"' };
  const { error: spelled, code: condition } = failure.body;
  sendJson(res, 401, { ok: false, error: spelled, code: condition }, requestId, headers);
}
