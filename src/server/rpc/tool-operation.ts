import type { Ctx } from '../../domain/ctx.ts';
import type { Call, KeyRule, Operation } from '../execute.ts';
import type { Decoded, InputRule } from '../input.ts';
import type { Reply } from '../outcome.ts';
import { isObject } from './envelope.ts';

/** A call of a tool, by either face. */
export interface ToolCall extends Call {
  /** As the message has them. */
  readonly args: unknown;
  /** Some text of the message has NUL or half a surrogate pair. */
  readonly hasBrokenText: boolean;
}

/** What serves a tool; the arguments are valid and have their defaults. */
export type ToolHandler = (ctx: Ctx, args: Record<string, unknown>) => Promise<object>;

/** What is known of a tool besides how it is run. */
export interface ToolFacts extends Pick<Operation<ToolCall>, 'name' | 'access' | 'declared' | 'checkReply'> {
  readonly params: readonly string[];
  readonly dropOnReplay: readonly string[];
  readonly rule: InputRule;
}

/** The tool as the executor takes it. The message that carries a call has paid for it. */
export function toolOperation(
  { params, rule, dropOnReplay, ...facts }: ToolFacts,
  handler: ToolHandler,
): Operation<ToolCall> {
  return {
    ...facts,
    body: { rule, decode: decodeArguments },
    keys: keyRuleOf(params, dropOnReplay),
    run: (ctx, { body }) => handler(ctx, body as Record<string, unknown>).then(asReply),
  };
}

function asReply(body: object): Reply {
  return { status: 200, body };
}

function decodeArguments({ args, hasBrokenText }: ToolCall): Decoded {
  if (isObject(args)) return { value: args, hasBrokenText };
  return { value: undefined, problems: [{ path: '', message: 'arguments must be an object' }] };
}

/** The key stands in `idempotency_key`, or in `meta.client_request_id` where the tool has `meta` instead. */
function keyRuleOf(params: readonly string[], dropOnReplay: readonly string[]): KeyRule<ToolCall> | undefined {
  const ofMeta = (meta: unknown): unknown => isObject(meta) && meta['client_request_id'];
  const read = params.includes('idempotency_key')
    ? (args: Record<string, unknown>) => args['idempotency_key']
    : params.includes('meta')
      ? (args: Record<string, unknown>) => ofMeta(args['meta'])
      : undefined;
  return (
    read && {
      keyOf(_call, { body }) {
        const key = read(body as Record<string, unknown>);
        return typeof key === 'string' && key !== '' ? key : undefined;
      },
      payloadOf: ({ body }) => body,
      dropOnReplay,
    }
  );
}
