import type { Hub, NetworkEvent } from '../../../../clients/typescript/src/index.ts';
import { CliError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';

/** The news of a request to a daemon or a node, as the hub tells it. */
export type RequestEvent = Extract<NetworkEvent, { readonly type: 'daemon_request' }>;

/** Steps on the way, in the words of the person who waits. */
const steps: Readonly<Record<string, string>> = {
  pending: 'ordered',
  delivered: 'the daemon has it',
  restarting: 'restarting',
  in_progress: 'in work',
};
const good: readonly string[] = ['started', 'stopped', 'applied', 'done', 'ok'];

/** Whether a request came to what was asked. */
export function isGood({ status }: Pick<RequestEvent, 'status'>): boolean {
  return good.includes(status);
}

/**
 * Sends an order to a daemon and follows it to its end; each step is told on stderr. The stream is open before the order
 * goes out, so that no news is missed.
 *
 * @param label what the news are about, such as the alias of a node
 * @param send returns the answer of the hub and the id under which news of the order come
 * @returns that answer and the last news
 * @throws CliError `timeoutMs` is over; what was ordered goes on
 */
export async function followRequest<Answer>(
  { out, signal }: Context,
  hub: Hub,
  networkId: string,
  { label, timeoutMs }: { readonly label: string; readonly timeoutMs: number },
  send: () => Promise<{ readonly answer: Answer; readonly id: string }>,
): Promise<{ readonly answer: Answer; readonly event: RequestEvent }> {
  const ending = new AbortController();
  const early: RequestEvent[] = [];
  let hear = (event: RequestEvent): void => void early.push(event);
  let opened = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (opened = resolve));
  const reading = (async (): Promise<never> => {
    const options = { signal: AbortSignal.any([signal, ending.signal]), onOpen: () => opened() };
    for await (const event of hub.events.network(networkId, options)) {
      if (event.type === 'daemon_request') hear(event);
    }
    throw signal.reason;
  })();
  reading.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([isOpen, reading]);
    const { answer, id } = await send();
    const end = new Promise<RequestEvent>((resolve, reject) => {
      hear = (event) => {
        if (event.request_id !== id) return;
        if (!Object.hasOwn(steps, event.status)) return resolve(event);
        out.say(`${label}: ${steps[event.status] ?? event.status}`);
      };
      for (const event of early) hear(event);
      timer = setTimeout(() => reject(tooLate(label, id, timeoutMs)), timeoutMs);
    });
    return { answer, event: await Promise.race([end, reading]) };
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

function tooLate(label: string, id: string, timeoutMs: number): CliError {
  const mend = 'It goes on; the hub ends it after 60 seconds without a step.';
  return new CliError(`${label}: the order ${id} has not ended after ${timeoutMs / 1_000} s`, {
    exitCode: exitCodes.timedOut,
    mend,
  });
}
