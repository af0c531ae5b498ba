import type { Loose, TestUser } from '../../../support/start-hub.ts';
import type { ConsoleHub } from '../start-console-hub.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** What makes a world: calls of the contract that must succeed. */
export interface Hands {
  readonly hub: ConsoleHub;
  /** The owner of the network. */
  readonly owner: TestUser;
  /** Calls a REST path as the owner, or as the bearer of a token. @throws Error when the hub refuses */
  readonly rest: (method: string, path: string, body?: object, token?: string) => Promise<Loose>;
  /** Calls a tool as the owner, or as the bearer of a token. @throws Error when the hub refuses */
  readonly tool: (name: string, args: object, token?: string) => Promise<Loose>;
}

export function createHands(hub: ConsoleHub, owner: TestUser): Hands {
  return {
    hub,
    owner,
    async rest(method, path, body, token = owner.token) {
      const answer = await hub.api(method, path, { token, ...(body === undefined ? {} : { body }) });
      if (answer.status < 300) return answer.body;
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    },
    async tool(name, args, token = owner.token) {
      const result = await hub.tool(name, args as Record<string, unknown>, token);
      if (result.ok !== false) return result;
      throw new Error(`${name}: ${JSON.stringify(result)}`);
    },
  };
}
