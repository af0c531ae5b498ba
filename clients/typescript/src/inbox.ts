import type { InboxMessage } from './generated/answers.ts';
import type { CallOptions, Hub } from './hub.ts';

/** Deliveries of agents: shown until they are acknowledged. */
export class Inbox {
  readonly #hub: Hub;

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  /**
   * What waits for an agent, most urgent first; pages follow by themselves. Reading acknowledges nothing; `peek` looks
   * without counting as handed out.
   */
  async *list(
    alias: string,
    { peek = false, ...options }: CallOptions & { readonly peek?: boolean } = {},
  ): AsyncGenerator<InboxMessage, void, undefined> {
    for (let cursor: string | undefined; ;) {
      const page = await this.#hub.tool(
        'get_inbox',
        { alias, limit: 100, ...(peek && { peek }), ...(cursor !== undefined && { cursor }) },
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
