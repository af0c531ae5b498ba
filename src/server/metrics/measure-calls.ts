import { restAccess, toolAccess } from '../../../generated/access.ts';
import { errorTable } from '../../../generated/errors.ts';
import { DatabaseUnavailable, TooBusyError } from '../../platform/platform-errors.ts';
import type { Execute } from '../execute.ts';
import type { Exchange } from '../exchange.ts';
import type { Outcome } from '../outcome.ts';
import type { RestRouter } from '../rest-router.ts';
import type { RpcHandler } from '../rpc/rpc-handler.ts';
import { whenOver } from '../when-over.ts';
import { faultKind } from './fault-kind.ts';
import type { Instruments } from './instruments.ts';

/** The way a call came: REST, a message at `/mcp`, a tool that such a message calls. */
type Door = 'rest' | 'mcp' | 'tool';

/** Every name that may become a label. */
const known: ReadonlySet<string> = new Set([...Object.keys(restAccess), ...Object.keys(toolAccess)]);

/** Counts the requests of REST, with the refusals of their credentials. */
export function measureRest(rest: RestRouter, instruments: Instruments): RestRouter {
  return async (exchange) => {
    const from = performance.now();
    await rest(exchange);
    const note = (): void => {
      const { statusCode } = exchange.res;
      noteCall(instruments, 'rest', exchange.operationId, statusCode, from);
      if (statusCode === 401) instruments.refusals.inc({ reason: refusalOf(exchange) });
    };
    // Files and the page of an unknown path are answered later.
    if (exchange.operationId === undefined && !exchange.res.headersSent) whenOver(exchange.res, note);
    else note();
  };
}

/** Counts the messages at `/mcp`. */
export function measureRpc(rpc: RpcHandler, instruments: Instruments): RpcHandler {
  return {
    ...rpc,
    async handle(req, res) {
      const from = performance.now();
      await rpc.handle(req, res);
      noteCall(instruments, 'mcp', 'callTool', res.statusCode, from);
    },
  };
}

/** Counts the calls of tools by name, whichever message they came with. */
export function measureTools(execute: Execute, instruments: Instruments): Execute {
  return async (operation, call) => {
    const from = performance.now();
    const outcome = await execute(operation, call);
    noteCall(instruments, 'tool', operation.name, statusOf(outcome), from);
    return outcome;
  };
}

/** Counts the calls that the database failed. */
export function measureFaults(execute: Execute, instruments: Instruments): Execute {
  return async (operation, call) => {
    const outcome = await execute(operation, call);
    if (outcome.kind === 'busy' && outcome.fault instanceof DatabaseUnavailable) {
      instruments.databaseErrors.inc({ kind: faultKind(outcome.fault) });
    }
    return outcome;
  };
}

function noteCall(
  { requests, requestSeconds }: Instruments,
  door: Door,
  name: string | undefined,
  status: number,
  from: number,
): void {
  const operation = name !== undefined && known.has(name) ? name : 'unknown';
  requests.inc({ door, operation, status_class: `${Math.floor(status / 100)}xx` });
  requestSeconds.observe({ operation }, (performance.now() - from) / 1000);
}

/** The status that REST would answer. */
function statusOf(outcome: Outcome): number {
  switch (outcome.kind) {
    case 'done':
      return 200;
    case 'refused':
      return errorTable[outcome.refusal.code].status;
    case 'invalid':
      return errorTable.invalid_input.status;
    case 'busy':
      return outcome.fault instanceof TooBusyError ? 429 : 503;
    case 'bug':
      return 500;
  }
}

/** Where nobody needs a token, what was refused is a password or a code. */
function refusalOf({ operationId, refusal }: Exchange): string {
  const rules: Readonly<Record<string, { readonly callers: readonly string[] } | undefined>> = restAccess;
  const isPublic = operationId !== undefined && rules[operationId]?.callers.includes('anonymous') === true;
  return isPublic ? 'password' : refusal.replace(' ', '_');
}
