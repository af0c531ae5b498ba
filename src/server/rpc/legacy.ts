import type { Caller } from '../../domain/caller.ts';
import { errorAnswer, invalidRequest, isObject, resultAnswer, rpcCode } from './envelope.ts';
import type { Answer, RpcRequest } from './envelope.ts';
import { isLegacyVersion, latestLegacyVersion, metaKey, namesModernEra, supportedVersions } from './mcp-versions.ts';
import type { Era } from './mcp-method.ts';
import { legacyCapabilities } from './mcp-methods.ts';
import type { McpMethod } from './mcp-method.ts';
import type { RpcCall, ServerInfo } from './rpc-deps.ts';

const era: Era = {
  isModern: false,
  meta: '',
  suffix: '',
  lasting: '',
  momentary: '',
  resourceNotFound: rpcCode.resourceNotFound,
};

/** What the era of `initialize` needs. */
export interface LegacyParts {
  readonly serverInfo: ServerInfo;
  /** What the client's model is told. */
  instructionsFor(caller: Caller): string;
  readonly methods: ReadonlyMap<string, McpMethod>;
}

/** Answers one legacy request, which includes a `tools/call` without a handshake. */
export type LegacyDoor = (request: RpcRequest, call: RpcCall) => Answer | Promise<Answer>;

/** Builds the door for revisions 2024-11-05 to 2025-11-25, served without sessions (rule tools-no-sessions). */
export function createLegacyDoor(parts: LegacyParts): LegacyDoor {
  return (request, call) => {
    const { id, method } = request;
    const served = method === 'tasks/update' ? undefined : parts.methods.get(method);
    if (served !== undefined) return served(request, call, era);
    switch (method) {
      case 'ping':
        return resultAnswer(id, '{}');
      case 'initialize':
        return initialize(request, { serverInfo: parts.serverInfo, instructions: parts.instructionsFor(call.caller) });
      default:
        return errorAnswer(200, id, rpcCode.methodNotFound, `Method not found: ${method}`);
    }
  };
}

/**
 * Refuses a header `MCP-Protocol-Version` that no legacy request may carry. An absent one means 2025-03-26; any
 * legacy revision passes whatever was negotiated; `initialize` negotiates in its body, so there an unknown one passes.
 */
export function legacyHeaderRefusal(request: RpcRequest, call: RpcCall): Answer | undefined {
  const header = call.req.headers['mcp-protocol-version'];
  if (header === undefined) return undefined;
  const version = String(header);
  if (namesModernEra(version)) {
    return errorAnswer(400, request.id, rpcCode.invalidParams, `Invalid params: _meta lacks ${metaKey.version}`);
  }
  if (isLegacyVersion(version) || request.method === 'initialize') return undefined;
  return errorAnswer(400, request.id, rpcCode.invalidRequest, 'Invalid Request: unknown MCP-Protocol-Version', {
    supported: supportedVersions,
    requested: version,
  });
}

/** As `legacyHeaderRefusal`, for a batch, which only the legacy era knows. */
export function batchHeaderRefusal(call: RpcCall): Answer | undefined {
  const header = call.req.headers['mcp-protocol-version'];
  if (header === undefined || isLegacyVersion(String(header))) return undefined;
  return invalidRequest(null, 'no batches in this MCP-Protocol-Version');
}

function initialize({ id, params }: RpcRequest, about: object): Answer {
  const requested = isObject(params) ? params['protocolVersion'] : undefined;
  if (typeof requested !== 'string') {
    return errorAnswer(200, id, rpcCode.invalidParams, 'Invalid params: protocolVersion must be a string');
  }
  const protocolVersion = isLegacyVersion(requested) ? requested : latestLegacyVersion;
  return resultAnswer(id, JSON.stringify({ protocolVersion, capabilities: legacyCapabilities, ...about }));
}
