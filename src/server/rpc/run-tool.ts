import { isDomainError } from '../fail.ts';
import { DatabaseUnavailable, TooBusyError } from '../../platform/platform-errors.ts';
import { checkAccess } from '../check-access.ts';
import { mendTexts } from '../mend-texts.ts';
import { refuseInput } from '../violations.ts';
import { executeTool } from './execute-tool.ts';
import { isObject } from './envelope.ts';
import type { RpcCall, RpcDeps } from './rpc-deps.ts';
import type { Tool } from './tool-catalogue.ts';
import { describeFailure } from './tool-failure.ts';
import type { ToolFailure } from './tool-failure.ts';

/** What is wrong with a call's arguments; the `data` of -32602. */
export interface ArgumentFaults {
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  readonly valid_params: readonly string[];
}

/** How a call of a tool ended; each face words it in its own way (tool-door 6.4). */
export type ToolOutcome =
  | { readonly kind: 'done'; readonly result: object }
  | { readonly kind: 'refused'; readonly failure: ToolFailure }
  | { readonly kind: 'invalid'; readonly faults: ArgumentFaults }
  | { readonly kind: 'fault'; readonly status: number; readonly retryAfterSeconds: number };

/** A call of a tool in two steps, so that a face can put its own dispatch between them. */
export interface ToolRunner {
  /** Access, then arguments: the outcome when the call ends here. Fills defaults into `args`. */
  check(tool: Tool, args: unknown, call: RpcCall): ToolOutcome | undefined;
  /** Runs a checked call. Never rejects. */
  perform(tool: Tool, args: Record<string, unknown>, call: RpcCall): Promise<ToolOutcome>;
}

/** Builds what `tools/call` and the direct methods share. */
export function createToolRunner(deps: RpcDeps): ToolRunner {
  return {
    check(tool, args, call) {
      try {
        checkAccess(tool.rule, call.caller);
        return checkArguments(tool, args, call.hasBrokenText);
      } catch (error) {
        return failed(error, tool, call, deps);
      }
    },
    async perform(tool, args, call) {
      try {
        const ctx = deps.createCtx(call);
        const result = await executeTool(tool, ctx, args);
        if (deps.onContractViolation !== undefined) checkResult(tool, result, deps.onContractViolation);
        return { kind: 'done', result };
      } catch (error) {
        return failed(error, tool, call, deps);
      }
    },
  };
}

/** @throws DomainError when the contract names the fault */
function checkArguments(tool: Tool, args: unknown, hasBrokenText: boolean): ToolOutcome | undefined {
  if (!isObject(args)) return invalid(tool, [{ path: '', message: 'arguments must be an object' }]);
  try {
    if (hasBrokenText) mendTexts(args, '', { marks: tool.texts, violations: tool.violations });
    if (!tool.validate(args)) throw refuseInput('', tool.validate.errors ?? [], tool.violations);
  } catch (refusal) {
    if (!isDomainError(refusal) || refusal.code !== 'invalid_input') throw refusal;
    return invalid(tool, refusal.fields['details'] as ArgumentFaults['errors']);
  }
  return undefined;
}

function invalid(tool: Tool, errors: ArgumentFaults['errors']): ToolOutcome {
  return { kind: 'invalid', faults: { errors, valid_params: tool.validParams } };
}

function checkResult(tool: Tool, result: object, report: (text: string) => void): void {
  if (tool.checkResult === undefined || tool.checkResult(JSON.parse(JSON.stringify(result)))) return;
  report(`tool ${tool.name}: the result breaks its schema: ${JSON.stringify(tool.checkResult.errors)}`);
}

function failed(error: unknown, tool: Tool, call: RpcCall, deps: RpcDeps): ToolOutcome {
  if (isDomainError(error) && tool.errors.has(error.code)) {
    return { kind: 'refused', failure: describeFailure(error) };
  }
  if (error instanceof TooBusyError) return unavailable(429, error);
  if (error instanceof DatabaseUnavailable) return unavailable(503, error);
  if (isDomainError(error)) deps.onContractViolation?.(`tool ${tool.name} does not declare ${error.code}`);
  deps.log.error({ request_id: call.requestId, tool: tool.name, err: error }, 'tool call failed');
  return { kind: 'fault', status: 200, retryAfterSeconds: 0 };
}

function unavailable(status: number, { retryAfterSeconds }: { readonly retryAfterSeconds: number }): ToolOutcome {
  return { kind: 'fault', status, retryAfterSeconds };
}
