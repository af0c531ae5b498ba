import { AsyncLocalStorage } from 'node:async_hooks';
import type { Router } from '@open-rpc/server-js/build/router.js';
import { errorAnswer, errorText, resultAnswer, rpcCode } from './envelope.ts';
import type { Answer, RequestId, RpcRequest } from './envelope.ts';
import { openRouter } from './openrpc-router.ts';
import type { MethodFailure, RouterMethods } from './openrpc-router.ts';
import type { RpcCall } from './rpc-deps.ts';
import type { ToolRunner } from './run-tool.ts';
import type { Tool, ToolCatalogue } from './tool-catalogue.ts';
import { faultAnswer } from './tools-call.ts';

/** Answers a JSON-RPC request whose method is the name of a tool. */
export type DirectCall = (tool: Tool, request: RpcRequest, call: RpcCall) => Promise<Answer>;

interface Running {
  readonly args: Record<string, unknown>;
  readonly call: RpcCall;
  /** Set when the hub itself failed; the router would only say so in its own words. */
  fault?: Answer;
  readonly id: RequestId;
}

/**
 * Builds the plain OpenRPC face of the tools on the Router of `@open-rpc/server-js`. The Router's handlers
 * get no request context, so the call travels beside it.
 */
export function createDirectCall(catalogue: ToolCatalogue, runner: ToolRunner): DirectCall {
  const running = new AsyncLocalStorage<Running>();
  const open = (): Promise<Router> =>
    openRouter(catalogue.readFlatDocument(), (failure) => {
      const methods = Object.create(null) as RouterMethods;
      for (const tool of catalogue.tools.values()) methods[tool.name] = () => runHere(tool, running, runner, failure);
      return methods;
    });
  let opened: Promise<Router> | undefined;
  return async (tool, request, call) => {
    // Absent parameters are none; null, arrays and scalars are faults (the Router would take or choke on them).
    const args = request.params === undefined ? {} : request.params;
    const early = runner.check(tool, args, call);
    if (early?.kind === 'invalid') {
      return errorAnswer(200, request.id, rpcCode.invalidParams, 'Invalid params', early.faults);
    }
    if (early?.kind === 'refused') {
      const { number, message, body } = early.failure;
      return errorAnswer(200, request.id, number, message, body);
    }
    if (early?.kind === 'fault') return faultAnswer(request.id, early);
    const current: Running = { args: args as Record<string, unknown>, call, id: request.id };
    const router = await (opened ??= open());
    const reply = await running.run(current, () => router.call(tool.name, args));
    if (current.fault !== undefined) return current.fault;
    if (reply.error === undefined) return resultAnswer(request.id, JSON.stringify(reply.result));
    const { code, message, data } = reply.error as { code: number; message: string; data: unknown };
    return { status: 200, text: errorText(request.id, code, message, data) };
  };
}

async function runHere(
  tool: Tool,
  running: AsyncLocalStorage<Running>,
  runner: ToolRunner,
  failure: MethodFailure,
): Promise<object> {
  const current = running.getStore();
  if (current === undefined) throw failure('internal error', rpcCode.internalError);
  const outcome = await runner.perform(tool, current.args, current.call);
  if (outcome.kind === 'done') return outcome.result;
  if (outcome.kind === 'refused') {
    const { number, message, body } = outcome.failure;
    throw failure(message, number, body);
  }
  if (outcome.kind === 'fault') current.fault = faultAnswer(current.id, outcome);
  throw failure('internal error', rpcCode.internalError);
}
