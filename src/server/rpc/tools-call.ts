import { jsonOf, quotedJsonOf } from '../../platform/lasting-json.ts';
import { TooBusyError } from '../../platform/platform-errors.ts';
import type { Execute } from '../execute.ts';
import { spellToolRefusal } from '../fail.ts';
import type { Failed, Outcome } from '../outcome.ts';
import { errorAnswer, errorText, resultAnswer, rpcCode } from './envelope.ts';
import type { Answer, RequestId, RpcRequest } from './envelope.ts';
import type { RpcCall } from './rpc-deps.ts';
import type { Tool, ToolCatalogue } from './tool-catalogue.ts';

/** Longer than any tool's name; keeps short what a message repeats of the caller's input. */
const maxNameLength = 200;

/** Answers `tools/call`. `suffix` is what the era adds to every result, as JSON text that begins with a comma. */
export type ToolsCall = (request: RpcRequest, call: RpcCall, suffix: string) => Promise<Answer>;

/** Builds the MCP face of the tools: one text item, and the same object as `structuredContent` on success. */
export function createToolsCall(catalogue: ToolCatalogue, execute: Execute): ToolsCall {
  return async (request, call, suffix) => {
    const params = request.params as { readonly name?: unknown; readonly arguments?: unknown } | undefined;
    const name = params?.name;
    if (typeof name !== 'string') return badParams(request.id, 'Invalid params: name must be a string');
    const tool = catalogue.tools.get(name);
    if (tool === undefined) return badParams(request.id, `Unknown tool: ${name.slice(0, maxNameLength)}`);
    const outcome = await execute(tool.operation, { ...call, args: params?.arguments ?? {} });
    return toCallAnswer(request.id, tool, outcome, suffix);
  };
}

/** What `tools/call` answers to an outcome. */
export function toCallAnswer(id: RequestId, tool: Tool, outcome: Outcome, suffix: string): Answer {
  switch (outcome.kind) {
    case 'done': {
      const body = outcome.reply?.body;
      const text = jsonOf(body);
      const content = contentOf(quotedJsonOf(body, text));
      return resultAnswer(id, `{${content},"structuredContent":${text}${suffix}}`);
    }
    case 'refused': {
      const { body } = spellToolRefusal(outcome.refusal);
      return resultAnswer(id, `{${contentOf(JSON.stringify(JSON.stringify(body)))},"isError":true${suffix}}`);
    }
    case 'invalid':
      return invalidAnswer(id, `Invalid arguments for tool ${tool.name}`, tool, outcome);
    default:
      return faultAnswer(id, outcome);
  }
}

/** -32602; `data` lists what is wrong with the arguments, and which there are. */
export function invalidAnswer(
  id: RequestId,
  message: string,
  { validParams }: Tool,
  { details }: Extract<Failed, { kind: 'invalid' }>,
): Answer {
  return errorAnswer(200, id, rpcCode.invalidParams, message, { errors: details, valid_params: validParams });
}

/** -32603 without details; 429 or 503 when the caller should try again. */
export function faultAnswer(id: RequestId, failed: Extract<Failed, { kind: 'busy' | 'bug' }>): Answer {
  const text = errorText(id, rpcCode.internalError, 'internal error');
  if (failed.kind === 'bug') return { status: 200, text };
  const { fault } = failed;
  return { status: fault instanceof TooBusyError ? 429 : 503, text, retryAfterSeconds: fault.retryAfterSeconds };
}

function contentOf(quoted: string): string {
  return `"content":[{"type":"text","text":${quoted}}]`;
}

function badParams(id: RequestId, message: string): Answer {
  return errorAnswer(200, id, rpcCode.invalidParams, message);
}
