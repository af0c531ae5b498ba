import type { Hub, Node } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { followRequest, isGood } from './follow-request.ts';
import type { WaitOptions } from './wait-options.ts';

/** An order to the daemon of a node. */
export interface Order<Answer> {
  /** What is ordered, such as "stop", and what the node is then, such as "stopped". */
  readonly verb: string;
  readonly done: string;
  readonly send: () => Promise<Answer>;
  readonly idOf: (answer: Answer) => string;
}

/**
 * Sends an order about a node. Without `--wait` the answer of the hub is the output, with it the last news of the order.
 *
 * @returns the exit code: 1 where the daemon did not do it
 */
export async function orderDaemon<Answer>(
  context: Context,
  hub: Hub,
  { alias, network_id: networkId }: Node,
  { wait, timeout }: WaitOptions,
  { verb, done, send, idOf }: Order<Answer>,
): Promise<number> {
  const { out } = context;
  if (wait === undefined) {
    out.object(await send(), (answer) => `${alias}: ${verb} is ordered (${idOf(answer)}).`);
    return exitCodes.ok;
  }
  const { event } = await followRequest(
    context,
    hub,
    networkId,
    { label: alias, timeoutMs: timeout * 1_000 },
    async () => {
      const answer = await send();
      return { answer, id: idOf(answer) };
    },
  );
  out.object(event, ({ status }) =>
    isGood(event) ? `${alias} is ${done}.` : `${alias}: the ${verb} ended as ${status}.`,
  );
  return isGood(event) ? exitCodes.ok : exitCodes.failed;
}
