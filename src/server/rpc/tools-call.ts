import { errorAnswer, errorText, resultAnswer, rpcCode } from './envelope.ts';
import type { Answer, RequestId, RpcRequest } from './envelope.ts';
import type { RpcCall } from './rpc-deps.ts';
import type { ToolOutcome, ToolRunner } from './run-tool.ts';
import type { ToolCatalogue } from './tool-catalogue.ts';

/** More than any tool's name has; a message that repeats what a caller sent stays short. */
const maxNameLength = 200;

/** Answers `tools/call`. `suffix` is what the era adds to every result, as JSON text that begins with a comma. */
export type ToolsCall = (request: RpcRequest, call: RpcCall, suffix: string) => Promise<Answer>;

/** Builds the MCP face of the tools: one text item, and the same object as `structuredContent` on success. */
export function createToolsCall(catalogue: ToolCatalogue, runner: ToolRunner): ToolsCall {
  return async (request, call, suffix) => {
    const params = request.params as { readonly name?: unknown; readonly arguments?: unknown } | undefined;
    const name = params?.name;
    if (typeof name !== 'string') return badParams(request.id, 'Invalid params: name must be a string');
    const tool = catalogue.tools.get(name);
    if (tool === undefined) return badParams(request.id, `Unknown tool: ${name.slice(0, maxNameLength)}`);
    const args = params?.arguments ?? {};
    const outcome =
      runner.check(tool, args, call) ?? (await runner.perform(tool, args as Record<string, unknown>, call));
    return toAnswer(request.id, name, outcome, suffix);
  };
}

function toAnswer(id: RequestId, name: string, outcome: ToolOutcome, suffix: string): Answer {
  switch (outcome.kind) {
    case 'done': {
      const text = JSON.stringify(outcome.result);
      return resultAnswer(id, `{${contentOf(text)},"structuredContent":${text}${suffix}}`);
    }
    case 'refused':
      return resultAnswer(id, `{${contentOf(JSON.stringify(outcome.failure.body))},"isError":true${suffix}}`);
    case 'invalid':
      return errorAnswer(200, id, rpcCode.invalidParams, `Invalid arguments for tool ${name}`, outcome.faults);
    case 'fault':
      return faultAnswer(id, outcome);
  }
}

/** -32603 without a word of what went wrong (tool-door 6.4); 429 or 503 when the caller should come again. */
export function faultAnswer(id: RequestId, fault: Extract<ToolOutcome, { kind: 'fault' }>): Answer {
  const { status, retryAfterSeconds } = fault;
  return { status, text: errorText(id, rpcCode.internalError, 'internal error'), retryAfterSeconds };
}

function contentOf(text: string): string {
  return `"content":[{"type":"text","text":${JSON.stringify(text)}}]`;
}

function badParams(id: RequestId, message: string): Answer {
  return errorAnswer(200, id, rpcCode.invalidParams, message);
}
