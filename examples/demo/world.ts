import { randomInt } from 'node:crypto';
import { Hub } from '../../clients/typescript/src/index.ts';
import type { DemoSettings } from './settings.ts';
import { Desk } from './desk.ts';
import type { Pace } from './pace.ts';
import type { Refusals } from './refusals.ts';
import { absentAlias, crew, networkName, people, supervisorAlias } from './stories/team.ts';

/** What every part of the demo works with. */
export interface World {
  readonly settings: DemoSettings;
  readonly url: string;
  readonly networkId: string;
  readonly pace: Pace;
  readonly refusals: Refusals;
  readonly desk: Desk;
  /** The hub as a person of the team sees it. @throws Error nobody has this name */
  readonly person: (username: string) => Hub;
  /** Tokens of the agents, of the supervisor and of the absent one. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** Registers the team and its agents on an empty hub. @throws HubError the hub is not empty, or refuses */
export async function openWorld(
  given: Pick<World, 'settings' | 'url' | 'pace' | 'refusals'>,
  password: string,
): Promise<World> {
  const stranger = new Hub({ url: given.url });
  const hubs = new Map<string, Hub>();
  let owner: { readonly hub: Hub; readonly networkId: string } | undefined;
  for (const { username, displayName, role, department } of people) {
    const who = { username, password, display_name: displayName, email: `${username}@harbor.example` };
    const { token, user, network_id } = await stranger.api.registerUser(who);
    const networkId = owner?.networkId ?? network_id;
    const hub = new Hub({ url: given.url, token, networkId });
    hubs.set(username, hub);
    if (owner === undefined) {
      await hub.api.updateNetwork({ network_id: networkId, name: networkName });
      owner = { hub, networkId };
    } else if (role !== 'owner') {
      await owner.hub.api.addMember({ network_id: networkId, user_id: user.user_id, role, department });
      // The network that everybody begins with; with one network alone, calls need not name it.
      await hub.api.deleteNetwork({ network_id });
    }
  }
  if (owner === undefined) throw new Error('the team has nobody');
  const { hub, networkId } = owner;
  const tokens = new Map<string, string>();
  for (const alias of [...crew.map((one) => one.alias), supervisorAlias, absentAlias]) {
    const { token } = await hub.api.issueNodeToken({ network_id: networkId, node_name: alias });
    tokens.set(alias, token);
  }
  const person = (username: string): Hub => {
    const found = hubs.get(username);
    if (found === undefined) throw new Error(`nobody is called ${username}`);
    return found;
  };
  return { ...given, networkId, desk: new Desk(), person, tokens };
}

const words = [
  'amber',
  'birch',
  'cedar',
  'delta',
  'ember',
  'fjord',
  'grove',
  'heron',
  'inlet',
  'juniper',
  'kelp',
  'lagoon',
];
const more = [
  'anchor',
  'beacon',
  'compass',
  'dinghy',
  'ferry',
  'galley',
  'harbour',
  'jetty',
  'lantern',
  'mooring',
  'rudder',
];

/** A password that can be typed from a terminal: about 28 bits, for a hub on loopback that lives for a demo. */
export function makePassword(): string {
  const pick = (list: readonly string[]): string => list[randomInt(list.length)] as string;
  return `${pick(words)}-${pick(more)}-${pick(words)}-${randomInt(1_000, 10_000)}`;
}
