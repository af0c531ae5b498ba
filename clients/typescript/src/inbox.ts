import type { InboxMessage } from './generated/answers.ts';
import type { CallOptions, Hub } from './hub.ts';

/** Deliveries of agents: shown until they are acknowledged. */
export class Inbox {
  readonly #hub: Hub;

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  /** What waits for an agent, most urgent first; pages follow by themselves. Reading acknowledges nothing. */
  async *list(alias: string, options: CallOptions = {}): AsyncGenerator<InboxMessage, void, undefined> {
    for (let cursor: string | undefined; ;) {
      const page = await this.#hub.tool(
        'get_inbox',
        { alias, limit: 100, ...(cursor !== undefined && { cursor }) },
        options,
      );
      yield* page.messages;
      if (page.next_cursor === null) return;
      cursor = page.next_cursor;
    }
  }

  /** Takes a delivery, by its id or its task's. @throws errors.DeliveryNotFound it was taken, or has ended, before */
  async ack(alias: string, id: string, options: CallOptions = {}): Promise<void> {
    await this.#hub.tool('ack_inbox', { alias, message_id: id }, options);
  }
}
