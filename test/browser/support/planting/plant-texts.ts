import type { TestUser } from '../../../support/start-hub.ts';
import type { ConsoleHub } from '../start-console-hub.ts';
import { plantBoard } from './plant-board.ts';
import { plantFleet, plantSpeakers } from './plant-fleet.ts';
import { plantHosts } from './plant-hosts.ts';
import type { Hosts } from './plant-hosts.ts';
import { plantNetworks, plantPeople } from './plant-people.ts';
import { plantWork } from './plant-work.ts';
import { createPlanter } from './planter.ts';
import type { Planter } from './planter.ts';

/** What came of planting. */
export interface Planted {
  readonly planter: Planter;
  readonly hosts: Hosts;
  /** Agents whose pages hold all texts between them. */
  readonly speakers: readonly string[];
  /** Tasks and cards that hold all texts between them. */
  readonly taskIds: readonly string[];
  readonly cardIds: readonly string[];
  /** A network with supervisors that create nothing, and say why. */
  readonly blockedNetwork: string;
}

/** Puts the texts into every field that the contract has, through the contract alone. */
export async function plantTexts(hub: ConsoleHub, owner: TestUser): Promise<Planted> {
  const planter = createPlanter(hub, owner);
  // Broadcasts go to all agents: they come while there are two.
  const taskIds = await plantWork(planter);
  await plantPeople(planter);
  const aliases = await plantFleet(planter);
  const speakers = await plantSpeakers(planter);
  const cardIds = await plantBoard(planter, aliases);
  const hosts = await plantHosts(planter);
  const blockedNetwork = await plantNetworks(planter);
  return { blockedNetwork, planter, hosts, speakers, taskIds, cardIds };
}
