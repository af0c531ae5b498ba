/** An id that a caller chose for its request; null only in plain JSON-RPC, MCP forbids it. */
export type RequestId = string | number | null;

/** One JSON-RPC message; its kind depends on its members. */
export type Message =
  | { readonly kind: 'request'; readonly id: RequestId; readonly method: string; readonly params: unknown }
  | { readonly kind: 'notification'; readonly method: string; readonly params: unknown }
  | { readonly kind: 'response' }
  | { readonly kind: 'invalid'; readonly id: RequestId; readonly reason: string };

/** A request that expects an answer. */
export type RpcRequest = Extract<Message, { kind: 'request' }>;

/** The whole answer to one HTTP request, or one element of a batch; `text` is a JSON-RPC response, empty for none. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Seconds for the header `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** Numbers of JSON-RPC 2.0 and of MCP; -32020 and below belong to MCP (rule tools-modern-checks). */
export const rpcCode = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** Of the earlier era; the current one says invalidParams. */
  resourceNotFound: -32002,
  headerMismatch: -32020,
  missingCapability: -32021,
  unsupportedVersion: -32022,
} as const;

/** `JsonRpcMessage` of `spec/schemas/mcp.yaml`: both come back in answers. */
const maxIdLength = 1000;
const maxMethodLength = 200;

/** The empty answer to notifications and posted responses. */
export const accepted: Answer = { status: 202, text: '' };

/** True for a JSON object, false for arrays, null and scalars. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads one JSON-RPC 2.0 message. `id: null` passes here: whether it may stand depends on the method. */
export function readMessage(value: unknown): Message {
  if (!isObject(value)) return { kind: 'invalid', id: null, reason: 'a message must be an object' };
  const { id, method, params } = value;
  const known = id === undefined || id === null || typeof id === 'string' || typeof id === 'number';
  const isTooLong = typeof id === 'string' && id.length > maxIdLength;
  const back = known && !isTooLong ? (id ?? null) : null;
  if (value['jsonrpc'] !== '2.0') return { kind: 'invalid', id: back, reason: 'jsonrpc must be "2.0"' };
  if (!known) return { kind: 'invalid', id: null, reason: 'id must be a string or a number' };
  if (isTooLong) {
    return { kind: 'invalid', id: null, reason: `id must have at most ${maxIdLength} characters` };
  }
  if (method === undefined && (value['result'] !== undefined || value['error'] !== undefined)) {
    return { kind: 'response' };
  }
  if (typeof method !== 'string') return { kind: 'invalid', id: back, reason: 'method must be a string' };
  if (method === '' || method.length > maxMethodLength) {
    return { kind: 'invalid', id: back, reason: `method must have 1 to ${maxMethodLength} characters` };
  }
  if (id === undefined) return { kind: 'notification', method, params };
  return { kind: 'request', id, method, params };
}

/** A JSON-RPC response around a result that is JSON text already. */
function resultText(id: RequestId, result: string): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`;
}

/** A JSON-RPC error response. */
export function errorText(id: RequestId, code: number, message: string, data?: unknown): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    id,
    error: data === undefined ? { code, message } : { code, message, data },
  });
}

/** An answer around a result that is JSON text already; HTTP 200. */
export function resultAnswer(id: RequestId, result: string): Answer {
  return { status: 200, text: resultText(id, result) };
}

/** An answer that is a protocol fault. */
export function errorAnswer(status: number, id: RequestId, code: number, message: string, data?: unknown): Answer {
  return { status, text: errorText(id, code, message, data) };
}

/** 400 -32600. */
export function invalidRequest(id: RequestId, reason: string): Answer {
  return errorAnswer(400, id, rpcCode.invalidRequest, `Invalid Request: ${reason}`);
}
