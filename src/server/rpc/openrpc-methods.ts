import { AsyncLocalStorage } from 'node:async_hooks';
import type { Router } from '@open-rpc/server-js/build/router.js';
import type { Execute, Operation } from '../execute.ts';
import { spellToolRefusal } from '../fail.ts';
import type { Outcome, Reply } from '../outcome.ts';
import { errorAnswer, resultAnswer } from './envelope.ts';
import type { Answer, RequestId, RpcRequest } from './envelope.ts';
import { openRouter } from './openrpc-router.ts';
import type { RpcCall } from './rpc-deps.ts';
import type { Tool, ToolCatalogue } from './tool-catalogue.ts';
import type { ToolCall } from './tool-operation.ts';
import { faultAnswer, invalidAnswer } from './tools-call.ts';

/** Answers a JSON-RPC request whose method is the name of a tool. */
export type DirectCall = (tool: Tool, request: RpcRequest, call: RpcCall) => Promise<Answer>;

/** Builds the plain OpenRPC face of the tools. */
export function createDirectCall(catalogue: ToolCatalogue, execute: Execute): DirectCall {
  const route = createRoute(catalogue);
  const operations = new Map([...catalogue.tools.values()].map(({ operation }) => [operation.name, route(operation)]));
  return async (tool, request, call) => {
    // Absent parameters are none; null, arrays and scalars are faults.
    const args = request.params === undefined ? {} : request.params;
    const outcome = await execute(operations.get(tool.name) as Operation<ToolCall>, { ...call, args });
    return toAnswer(request.id, tool, outcome);
  };
}

function toAnswer(id: RequestId, tool: Tool, outcome: Outcome): Answer {
  switch (outcome.kind) {
    case 'done':
      return resultAnswer(id, JSON.stringify(outcome.reply?.body));
    case 'refused': {
      const { number, message, body } = spellToolRefusal(outcome.refusal);
      return errorAnswer(200, id, number, message, body);
    }
    case 'invalid':
      return invalidAnswer(id, 'Invalid params', tool, outcome);
    default:
      return faultAnswer(id, outcome);
  }
}

/** A run of a tool on its way through the Router. */
interface Running {
  run(): Promise<Reply | undefined>;
  ended?: { readonly reply: Reply | undefined } | { readonly thrown: unknown };
}

/**
 * Lets operations run as methods of the Router of `@open-rpc/server-js`. Its methods get no context of the request, so
 * the run travels beside it, and so does its end: the Router would report a thrown error in its own words.
 */
function createRoute(catalogue: ToolCatalogue): (operation: Operation<ToolCall>) => Operation<ToolCall> {
  const running = new AsyncLocalStorage<Running>();
  const method = async (): Promise<void> => {
    const current = running.getStore() as Running;
    current.ended = await current.run().then(
      (reply) => ({ reply }),
      (thrown: unknown) => ({ thrown }),
    );
  };
  const names = [...catalogue.tools.keys()];
  const open = (): Promise<Router> => openRouter(catalogue.readFlatDocument(), names, method);
  let opened: Promise<Router> | undefined;
  return (operation) => ({
    ...operation,
    async run(ctx, input, call) {
      const router = await (opened ??= open());
      const current: Running = { run: () => operation.run(ctx, input, call) };
      const { error } = await running.run(current, () => router.call(operation.name, input.body));
      if (current.ended === undefined) throw new Error(`the Router refuses valid params: ${JSON.stringify(error)}`);
      if ('thrown' in current.ended) throw current.ended.thrown;
      return current.ended.reply;
    },
  });
}
