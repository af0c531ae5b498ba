import { commonHeaders } from '../answer.ts';
import { metaKey } from './mcp-versions.ts';
import type { RequestId } from './envelope.ts';
import type { RpcCall } from './rpc-deps.ts';

const keepAliveMs = 15_000;
/** A client needs one; the rest leaves room for reconnects that the hub has not noticed yet. */
const maxPerToken = 20;

/** The open `subscriptions/listen` streams of this process. */
export interface Listeners {
  /** Opens the stream; false when the token holds too many already. */
  open(id: RequestId, call: RpcCall): boolean;
  /** Ends every stream with its final result, for the stop of the hub. */
  close(): void;
}

/**
 * Builds the holder of the `subscriptions/listen` streams (rule tools-listen-empty). The hub's lists do not change
 * while it runs, so it acknowledges the empty set, keeps the stream alive and says when it ends. One timer serves all.
 *
 * @param metaOfServer the member of `_meta` that names the hub, as JSON text
 */
export function createListeners(metaOfServer: string): Listeners {
  const open = new Map<RpcCall, RequestId>();
  const perToken = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const drop = (call: RpcCall): void => {
    if (!open.delete(call)) return;
    const key = tokenOf(call);
    const left = (perToken.get(key) ?? 1) - 1;
    if (left === 0) perToken.delete(key);
    else perToken.set(key, left);
    if (open.size === 0) clearInterval(timer);
  };

  return {
    open(id, call) {
      const held = perToken.get(tokenOf(call)) ?? 0;
      if (held >= maxPerToken) return false;
      perToken.set(tokenOf(call), held + 1);
      if (open.size === 0) timer = startKeepAlive(open);
      open.set(call, id);
      call.res.on('close', () => drop(call));
      writeHead(call);
      call.res.write(frame(acknowledgement(id)));
      return true;
    },
    close() {
      for (const [call, id] of open) {
        call.res.end(frame(finalResult(id, metaOfServer)));
        drop(call);
      }
    },
  };
}

function tokenOf({ caller }: RpcCall): string {
  return caller.tokenId ?? caller.kind;
}

function startKeepAlive(open: ReadonlyMap<RpcCall, RequestId>): NodeJS.Timeout {
  return setInterval(() => {
    for (const { res } of open.keys()) {
      // A reader that has not taken the last comment is gone or stuck: nothing is lost by closing.
      if (res.writableNeedDrain) res.destroy();
      else res.write(': keepalive\n\n');
    }
  }, keepAliveMs).unref();
}

function writeHead({ res, requestId, answerHeaders }: RpcCall): void {
  const stream = ['content-type', 'text/event-stream', 'x-accel-buffering', 'no'];
  res.writeHead(200, [...commonHeaders(requestId), ...Object.entries(answerHeaders).flat(), ...stream]);
}

function frame(text: string): string {
  return `event: message\ndata: ${text}\n\n`;
}

function acknowledgement(id: RequestId): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    method: 'notifications/subscriptions/acknowledged',
    params: { _meta: { [metaKey.subscriptionId]: id }, notifications: {} },
  });
}

function finalResult(id: RequestId, metaOfServer: string): string {
  const key = JSON.stringify(metaKey.subscriptionId);
  const meta = `{${key}:${JSON.stringify(id)},${metaOfServer}}`;
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{"resultType":"complete","_meta":${meta}}}`;
}
