import { readTraceparent } from '../../platform/trace-context.ts';
import { accepted, invalidRequest, isObject, readMessage, resultAnswer } from './envelope.ts';
import type { Answer, RpcRequest } from './envelope.ts';
import type { DirectCall } from './openrpc-methods.ts';
import { modernMeta } from './mcp-versions.ts';
import { batchHeaderRefusal, legacyHeaderRefusal } from './legacy.ts';
import type { LegacyDoor } from './legacy.ts';
import type { ModernDoor } from './modern.ts';
import type { RpcCall } from './rpc-deps.ts';
import type { ToolCatalogue } from './tool-catalogue.ts';

/** More elements than clients send, and few enough to answer in one turn. */
const maxBatch = 100;

/** The faces that a message may be meant for. */
export interface Doors {
  readonly catalogue: ToolCatalogue;
  readonly modern: ModernDoor;
  readonly legacy: LegacyDoor;
  readonly direct: DirectCall;
  /** JSON text of the OpenRPC document for this caller. */
  discover(call: RpcCall): string;
}

/** An answer, or a promise of one where it is not there at once: passing on costs no turn of its own. */
type Soon<T> = T | Promise<T>;

/** Answers a parsed body; undefined when the answer is a stream that is open now. */
export type Dispatch = (body: unknown, call: RpcCall) => Soon<Answer | undefined>;

/** Builds the era decision (rule tools-body-decides-era): the body decides, headers are only cross-checked. */
export function createDispatch(doors: Doors): Dispatch {
  return (body, call) => (Array.isArray(body) ? answerBatch(body, call, doors) : answerSingle(body, call, doors));
}

function answerSingle(body: unknown, from: RpcCall, doors: Doors): Soon<Answer | undefined> {
  const message = readMessage(body);
  if (message.kind === 'response') return accepted;
  if (message.kind === 'invalid') return invalidRequest(message.id, message.reason);
  const meta = modernMeta(message.params);
  const call = inTraceOf(message.params, from);
  if (message.kind === 'notification') {
    if (message.params !== undefined && !isObject(message.params)) {
      return invalidRequest(null, 'params must be an object');
    }
    return answerNotification(message, meta, call, doors);
  }
  if (meta !== undefined) {
    if (message.id === null) return invalidRequest(null, 'id must not be null');
    return doors.modern(message, meta, call);
  }
  return answerPlain(message, call, doors, legacyHeaderRefusal);
}

/** A request without the modern `_meta`: a direct method by its name, else the legacy era. */
function answerPlain(
  request: RpcRequest,
  call: RpcCall,
  doors: Doors,
  headerRefusal?: typeof legacyHeaderRefusal,
): Soon<Answer> {
  const tool = doors.catalogue.tools.get(request.method);
  if (tool !== undefined) return doors.direct(tool, request, call);
  if (request.method === 'rpc.discover') return resultAnswer(request.id, doors.discover(call));
  if (request.id === null) return invalidRequest(null, 'id must not be null');
  const refusal = headerRefusal?.(request, call);
  if (refusal !== undefined) return refusal;
  if (request.params !== undefined && !isObject(request.params)) {
    return invalidRequest(request.id, 'params must be an object');
  }
  return doors.legacy(request, call);
}

/** MCP notifications say nothing to a hub without sessions; a direct method runs, and only the answer is left out. */
async function answerNotification(
  { method, params }: { readonly method: string; readonly params: unknown },
  meta: object | undefined,
  call: RpcCall,
  doors: Doors,
): Promise<Answer> {
  const tool = meta === undefined ? doors.catalogue.tools.get(method) : undefined;
  if (tool !== undefined) await doors.direct(tool, { kind: 'request', id: null, method, params }, call);
  return accepted;
}

async function answerBatch(body: readonly unknown[], call: RpcCall, doors: Doors): Promise<Answer> {
  if (body.length === 0) return invalidRequest(null, 'an empty batch');
  if (body.length > maxBatch) return invalidRequest(null, `more than ${maxBatch} messages in a batch`);
  if (body.some((item) => isObject(item) && modernMeta(item['params']) !== undefined)) {
    return invalidRequest(null, 'no batches in this protocol version');
  }
  const refusal = batchHeaderRefusal(call);
  if (refusal !== undefined) return refusal;
  const texts: string[] = [];
  // One after the other: a caller that sends two tasks to one agent expects them in this order.
  for (const item of body) {
    const text = await answerElement(item, call, doors);
    if (text !== '') texts.push(text);
  }
  return texts.length === 0 ? accepted : { status: 200, text: `[${texts.join()}]` };
}

async function answerElement(item: unknown, from: RpcCall, doors: Doors): Promise<string> {
  const message = readMessage(item);
  if (message.kind === 'response') return '';
  if (message.kind === 'invalid') return invalidRequest(message.id, message.reason).text;
  const call = inTraceOf(message.params, from);
  if (message.kind === 'notification') return (await answerNotification(message, undefined, call, doors)).text;
  return (await answerPlain(message, call, doors)).text;
}

/** MCP tells of the trace in `_meta`, for each message; where it does not, the header of the request counts. */
function inTraceOf(params: unknown, call: RpcCall): RpcCall {
  const meta = isObject(params) ? params['_meta'] : undefined;
  const traceparent = isObject(meta) ? readTraceparent(meta['traceparent']) : null;
  return traceparent === null ? call : { ...call, traceparent };
}
