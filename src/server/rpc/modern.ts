import type { Caller } from '../../domain/caller.ts';
import { errorAnswer, isObject, resultAnswer, rpcCode } from './envelope.ts';
import type { Answer, RequestId, RpcRequest } from './envelope.ts';
import { isLegacyVersion, metaKey, modernVersion, supportedVersions } from './mcp-versions.ts';
import type { Era } from './mcp-method.ts';
import type { Listeners } from './listen.ts';
import { modernCapabilities } from './mcp-methods.ts';
import type { McpMethod } from './mcp-method.ts';
import type { RpcCall, ServerInfo } from './rpc-deps.ts';

/** Lists and capabilities hold while the hub runs; a node's mode may change under a client's cache. */
const ttlMs = 60_000;
const namesTask = ['tasks/get', 'tasks/update', 'tasks/cancel'];
/** The earlier era's, which reads a result where this one asks for the state. */
const removed = ['tasks/result', 'tasks/list'];

/** What the modern era needs. */
export interface ModernParts {
  readonly serverInfo: ServerInfo;
  /** What the client's model is told. */
  instructionsFor(caller: Caller): string;
  readonly lenientVersionHeader: boolean;
  readonly methods: ReadonlyMap<string, McpMethod>;
  readonly listeners: Listeners;
}

/** Answers one modern request; undefined when the answer is a stream that is open now. */
export type ModernDoor = (
  request: RpcRequest,
  meta: Record<string, unknown>,
  call: RpcCall,
) => Answer | undefined | Promise<Answer>;

/** JSON text of the member of `_meta` that names the hub. */
export function serverInfoMember(serverInfo: ServerInfo): string {
  return `${JSON.stringify(metaKey.serverInfo)}:${JSON.stringify(serverInfo)}`;
}

/** Builds the door for revision 2026-07-28: the checks of rule tools-modern-checks in their order, then the method. */
export function createModernDoor(parts: ModernParts): ModernDoor {
  const meta = `,"_meta":{${serverInfoMember(parts.serverInfo)}}`;
  const suffix = `,"resultType":"complete"${meta}`;
  const lasting = `,"ttlMs":${ttlMs},"cacheScope":"private"${suffix}`;
  const momentary = `,"ttlMs":0,"cacheScope":"private"${suffix}`;
  const era: Era = { isModern: true, meta, suffix, lasting, momentary, resourceNotFound: rpcCode.invalidParams };
  return (request, asked, call) => {
    const refusal = checkMeta(request, asked, call, parts.lenientVersionHeader) ?? checkHeaders(request, call);
    if (refusal !== undefined) return refusal;
    const method = removed.includes(request.method) ? undefined : parts.methods.get(request.method);
    if (method !== undefined) return method(request, call, era);
    switch (request.method) {
      case 'server/discover': {
        const about = {
          supportedVersions,
          capabilities: modernCapabilities,
          instructions: parts.instructionsFor(call.caller),
        };
        return resultAnswer(request.id, `${JSON.stringify(about).slice(0, -1)}${lasting}}`);
      }
      case 'subscriptions/listen':
        return listen(request, call, parts.listeners);
      default:
        return errorAnswer(404, request.id, rpcCode.methodNotFound, `Method not found: ${request.method}`);
    }
  };
}

function checkMeta(
  { id }: RpcRequest,
  meta: Record<string, unknown>,
  call: RpcCall,
  lenient: boolean,
): Answer | undefined {
  const version = meta[metaKey.version];
  if (typeof version !== 'string') return badMeta(id, `${metaKey.version} must be a string`);
  if (!isObject(meta[metaKey.clientCapabilities]))
    return badMeta(id, `${metaKey.clientCapabilities} must be an object`);
  const header = call.req.headers['mcp-protocol-version'];
  const tolerated = lenient && typeof header === 'string' && isLegacyVersion(header);
  if (header !== version && !tolerated) {
    return headerMismatch(id, `MCP-Protocol-Version must be "${version}", as in _meta`);
  }
  if (version === modernVersion) return undefined;
  const data = { supported: supportedVersions, requested: version };
  return errorAnswer(400, id, rpcCode.unsupportedVersion, 'Unsupported protocol version', data);
}

function checkHeaders({ id, method, params }: RpcRequest, { req }: RpcCall): Answer | undefined {
  if (headerText(req.headers['mcp-method']) !== method) {
    return headerMismatch(id, `Mcp-Method must be "${method}", as in the body`);
  }
  const member = nameMember(method);
  if (member === undefined) return undefined;
  const expected = (params as Record<string, unknown>)[member];
  const header = headerText(req.headers['mcp-name']);
  const given = header === undefined ? undefined : decodeHeader(header);
  return given === expected ? undefined : headerMismatch(id, `Mcp-Name must equal params.${member}`);
}

/** The member of `params` that the header `Mcp-Name` mirrors. */
function nameMember(method: string): 'name' | 'uri' | 'taskId' | undefined {
  if (method === 'tools/call' || method === 'prompts/get') return 'name';
  if (namesTask.includes(method)) return 'taskId';
  return method === 'resources/read' ? 'uri' : undefined;
}

function headerText(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined;
}

/** Values that a header cannot carry stand as `=?base64?…?=`; null, which equals no name, when that is broken. */
function decodeHeader(value: string): string | null {
  const encoded = /^=\?base64\?(.*)\?=$/i.exec(value)?.[1];
  if (encoded === undefined) return value;
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.toString('base64') === encoded ? bytes.toString() : null;
}

function listen({ id, params }: RpcRequest, call: RpcCall, listeners: Listeners): Answer | undefined {
  if (!isObject((params as Record<string, unknown>)['notifications'])) {
    return errorAnswer(200, id, rpcCode.invalidParams, 'Invalid params: notifications must be an object');
  }
  if (listeners.open(id, call)) return undefined;
  const answer = errorAnswer(429, id, rpcCode.internalError, 'Too many open subscriptions of this token');
  return { ...answer, retryAfterSeconds: 30 };
}

function badMeta(id: RequestId, what: string): Answer {
  return errorAnswer(400, id, rpcCode.invalidParams, `Invalid params: _meta ${what}`);
}

function headerMismatch(id: RequestId, what: string): Answer {
  return errorAnswer(400, id, rpcCode.headerMismatch, `Header mismatch: ${what}`);
}
