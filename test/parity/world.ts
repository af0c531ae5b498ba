import type { Answer, Loose, TestHub, TestUser } from '../support/start-hub.ts';
import type { Names } from './rows.ts';

/** A fresh network with an owner and the idle nodes `bee` and `ant`: each door acts in one of its own. */
export interface World {
  readonly owner: TestUser;
  /** Tokens of the nodes, by alias. */
  readonly tokenOf: Readonly<Record<'bee' | 'ant', string>>;
  /** What preparation made and acts refer to, by name. */
  readonly made: Record<string, string>;
  /** By REST, as the owner unless a token is given. */
  api(method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
  /** By tool, as the owner unless a token is given. */
  tool(name: string, args?: Readonly<Record<string, unknown>>, token?: string): Promise<Loose>;
  /** What to call this world's own ids in a comparison with another's. */
  names(): Names;
}

/** Opens a world; both nodes have reported. */
export async function openWorld(hub: TestHub): Promise<World> {
  const owner = await hub.registerUser();
  const tokenOf = { bee: await hub.mintNode(owner, 'bee'), ant: await hub.mintNode(owner, 'ant') };
  for (const alias of ['bee', 'ant'] as const) {
    await hub.tool('report_status', { resume_id: `r-${alias}`, alias, status: 'idle' }, tokenOf[alias]);
  }
  const made: Record<string, string> = {};
  return {
    owner,
    tokenOf,
    made,
    api: (method, path, body, token = owner.token) =>
      hub.api(method, path, body === undefined ? { token } : { token, body }),
    tool: (name, args = {}, token = owner.token) => hub.tool(name, args, token),
    names: () =>
      new Map([
        [owner.networkId, 'network'],
        [owner.userId, 'owner'],
        [owner.username, 'owner-name'],
        ...Object.entries(made).map(([name, id]) => [id, name] as const),
      ]),
  };
}
