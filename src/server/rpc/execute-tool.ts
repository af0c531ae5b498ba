import type { Ctx } from '../../domain/ctx.ts';
import { runOnce } from '../idempotency.ts';
import { isObject } from './envelope.ts';
import type { Tool } from './tool-catalogue.ts';

/**
 * The one place where a tool's handler is called, by either face; `args` are valid and have their defaults. A call
 * with an explicit key runs at most once (decision C9).
 */
export async function executeTool(tool: Tool, ctx: Ctx, args: Record<string, unknown>): Promise<object> {
  const key = idempotencyKeyOf(tool, args);
  if (key === undefined) return tool.run(ctx, args);
  const answer = await runOnce(ctx, { operation: tool.name, key, payload: args }, async (keyed) => ({
    status: 200,
    body: { ...(await tool.run(keyed, args)) },
  }));
  return answer.body;
}

/** The key stands in `idempotency_key`, or in `meta.client_request_id` where the tool has `meta` instead. */
function idempotencyKeyOf(tool: Tool, args: Record<string, unknown>): string | undefined {
  const { meta } = args;
  const key = tool.validParams.includes('idempotency_key')
    ? args['idempotency_key']
    : tool.validParams.includes('meta') && isObject(meta) && meta['client_request_id'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}
