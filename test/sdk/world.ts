import { Hub } from '../../clients/typescript/src/index.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestHubOptions, TestUser } from '../support/start-hub.ts';
import { openProxy } from './proxy.ts';
import type { TestProxy } from './proxy.ts';

/** A hub with a person, and a proxy before it. */
export interface World {
  readonly hub: TestHub;
  readonly proxy: TestProxy;
  readonly user: TestUser;
  /** The person, without and with the proxy between. */
  readonly me: Hub;
  readonly shaky: Hub;
  /** A node of the person, through the proxy; its token is made on the way. */
  node(alias: string): Promise<Hub>;
  close(): Promise<void>;
}

/** Opens it; the test closes it. */
export async function openWorld(options: TestHubOptions = {}): Promise<World> {
  const hub = await startTestHub(options);
  const proxy = await openProxy(hub.url);
  const user = await hub.registerUser();
  return {
    hub,
    proxy,
    user,
    me: new Hub({ url: hub.url, token: user.token }),
    shaky: new Hub({ url: proxy.url, token: user.token }),
    node: async (alias) => new Hub({ url: proxy.url, token: await hub.mintNode(user, alias) }),
    async close() {
      await proxy.close();
      await hub.close();
    },
  };
}

/** Resolves when it holds; looks every 10 ms. @throws Error it does not hold within `limitMs` */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ${limitMs} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
