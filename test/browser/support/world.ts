import { createLog } from '../../../src/platform/log.ts';
import type { HubLog } from '../../../src/platform/log.ts';
import { installFakeTmux } from '../../support/fake-tmux.ts';
import type { TestUser } from '../../support/start-hub.ts';
import { startConsoleHub } from './start-console-hub.ts';
import type { ConsoleHub, ConsoleHubOptions } from './start-console-hub.ts';
import type { Viewer } from './tour.ts';
import { hour, minute } from './world/hands.ts';
import { makeBoard } from './world/make-board.ts';
import type { Board } from './world/make-board.ts';
import { makeFleet, reportFleet, reportHosts } from './world/make-fleet.ts';
import type { Agent } from './world/make-fleet.ts';
import { makeHosts } from './world/make-hosts.ts';
import type { Hosts } from './world/make-hosts.ts';
import { makePeople } from './world/make-people.ts';
import type { People } from './world/make-people.ts';
import { makeMessages, makeWork } from './world/make-work.ts';
import type { Work } from './world/make-work.ts';

/** A hub on which everything has happened that the console can show, made through the contract alone. */
export interface World {
  readonly hub: ConsoleHub;
  readonly people: People;
  readonly agents: ReadonlyMap<string, Agent>;
  readonly work: Work;
  readonly board: Board;
  readonly hosts: Hosts;
  /** Who looks, and at which network: for all who are members of it, the one with the world in it. */
  readonly standingOf: (viewer: Viewer) => {
    readonly person?: TestUser | undefined;
    readonly networkId?: string | undefined;
  };
  close(): Promise<void>;
}

/** A log with something to show, which prints nothing. */
function makeLog(): HubLog {
  const log = createLog({ logLevel: 'info', logRing: 200 }, () => undefined);
  log.info({ url: 'http://127.0.0.1:9200', database: 'sqlite' }, 'ready');
  log.warn({ path: '/api/tasks', ms: 2140 }, 'a slow answer');
  log.error({ job: 'purge_files', cause: 'no space left on the device', files: 12 }, 'a job failed');
  return log;
}

/** They are no members of the network with the world in it. */
const withoutNetwork: ReadonlySet<Viewer> = new Set(['newcomer', 'reset']);

/** Agents that say nothing for some minutes are shown as gone. */
const beatMs = minute;

/**
 * Starts a hub and fills it with a day of work that ends now. The agents that are there go on to say that they are; all
 * else stands still.
 */
export async function startWorld(options: ConsoleHubOptions = {}): Promise<World> {
  const tmux = installFakeTmux();
  const settings = { HUB_ENABLE_TMUX: '1', ...options.settings };
  const log = makeLog();
  const overrides = { log, ...options.overrides };
  const hub = await startConsoleHub({ behind: 26 * hour, ...options, settings, overrides });
  const { people, hands } = await makePeople(hub);
  const agents = await makeFleet(hands);
  const board = await makeBoard(hands, people);
  const hosts = await makeHosts(hands, agents);
  await reportHosts(hands, agents, { behind: 6 * hour, step: 40 * minute });
  const work = await makeWork(hands, agents, people);
  await makeMessages(hands, agents);
  await reportHosts(hands, agents, { behind: 8 * minute, step: 5 * minute });
  await agents.get('worker-08')?.report();
  const granted = ['coder', 'reviewer'];
  const { nodes } = await hands.rest('GET', `/api/nodes?network_id=${people.owner.networkId}`);
  const node_ids = (nodes as { alias: string; node_id: string }[])
    .filter(({ alias }) => granted.includes(alias))
    .map(({ node_id }) => node_id);
  const { networkId } = people.owner;
  await hands.rest('PUT', `/api/networks/${networkId}/members/${people.restricted.userId}/agent-grants`, { node_ids });
  await reportHosts(hands, agents, { behind: 0, step: minute });
  const report = async (): Promise<void> => {
    await reportFleet(agents);
    await hosts.report();
  };
  await report();
  // The first look makes the hub mark who fell silent, and tell of it.
  await hands.rest('GET', `/api/status?network_id=${networkId}`);
  const beat = setInterval(() => void report().catch(() => undefined), beatMs);
  return {
    ...{ hub, people, agents, work, board, hosts },
    standingOf: (viewer) => {
      if (viewer === 'nobody') return {};
      return { person: people[viewer], networkId: withoutNetwork.has(viewer) ? undefined : networkId };
    },
    close() {
      clearInterval(beat);
      tmux.remove();
      return hub.close();
    },
  };
}
