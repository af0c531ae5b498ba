import { systemClock } from '../../src/platform/clock.ts';
import { createLog } from '../../src/platform/log.ts';
import { DatabaseUnavailable } from '../../src/platform/platform-errors.ts';
import { signIn } from '../support/browser.ts';
import { installFakeTmux } from '../support/fake-tmux.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';
import { startContractHub } from './fleet.ts';
import type { ContractHub } from './fleet.ts';

/** A hub that answers everybody in one way, and the token that reaches it. */
export interface StuckHub {
  readonly url: string;
  readonly token: string;
  /** Of a browser that is signed in. */
  readonly cookie?: string;
}

/** The hubs that the documented answers come from. */
export interface Hubs {
  readonly sound: ContractHub;
  readonly master: string;
  /** Its budgets are used up. */
  readonly limited: StuckHub;
  /** Whatever needs the time meets a bug. */
  readonly faulty: StuckHub;
  /** Whatever needs the time finds the database away. */
  readonly away: StuckHub;
  /** Has terminals, and the token of its admin. */
  readonly terminals: StuckHub;
  /** Has no users. */
  readonly fresh: TestHub;
  /** Ends all of them. @throws Error when one broke its contract or let a secret out */
  close(): Promise<void>;
}

const master = 'master-of-the-contract-run';

/** Starts one hub for each way to answer. */
export async function startHubs(): Promise<Hubs> {
  const sound = await startContractHub({
    settings: { HUB_AUTH_TOKEN: master, HUB_TRUSTED_PROXIES: '127.0.0.1', HUB_IMPORT_MAX_MIB: '1' },
  });
  const limited = await startLimited();
  const faulty = await startFailing(() => new Error('planned: the clock is broken'));
  const away = await startFailing(() => new DatabaseUnavailable(new Error('planned: the database is away')));
  const terminals = await startWithTerminals();
  const fresh = await startTestHub();
  return {
    sound,
    master,
    limited: limited.stuck,
    faulty: faulty.stuck,
    away: away.stuck,
    terminals: terminals.stuck,
    fresh,
    async close() {
      const all = [limited, faulty, away, terminals, { hub: fresh }, sound];
      // One that complains must not keep the others, and with them the whole run, from ending.
      const ends = await Promise.allSettled(all.map(({ hub }) => hub.close()));
      const reasons = ends.filter((end) => end.status === 'rejected').map(({ reason }) => String(reason));
      if (reasons.length > 0) throw new Error(reasons.join('\n'));
    },
  };
}

interface Stuck {
  readonly hub: { close(): Promise<void> };
  readonly stuck: StuckHub;
}

async function startLimited(): Promise<Stuck> {
  const hub = await startTestHub({ settings: { HUB_REQUESTS_PER_MINUTE: '3' } });
  const user = await hub.registerUser();
  const { token } = user;
  const { cookie } = await signIn(hub, user);
  while ((await hub.api('GET', '/api/networks', { token })).status !== 429);
  return { hub, stuck: { url: hub.url, token, cookie } };
}

async function startWithTerminals(): Promise<Stuck> {
  const tmux = installFakeTmux();
  const hub = await startTestHub({ settings: { HUB_ENABLE_TMUX: '1' } });
  const { token } = await hub.registerUser();
  const close = async (): Promise<void> => {
    await hub.close();
    tmux.remove();
  };
  return { hub: { close }, stuck: { url: hub.url, token } };
}

/** Fails only once it runs; its answers are checked by dredd, not by itself, for it reports the planned bug. */
async function startFailing(failure: () => Error): Promise<Stuck> {
  let failing = false;
  const clock = {
    now() {
      if (failing) throw failure();
      return systemClock.now();
    },
    elapsed: () => systemClock.elapsed(),
  };
  // Planned failures need no lines on the screen.
  const quiet = createLog({ logLevel: 'error', logRing: 10 }, () => undefined);
  const hub: TestHub = await startTestHub({ overrides: { clock, validateResponses: false, log: quiet } });
  const user = await hub.registerUser();
  const { token } = user;
  const { cookie } = await signIn(hub, user);
  failing = true;
  const close = (): Promise<void> => {
    failing = false;
    return hub.close();
  };
  return { hub: { close }, stuck: { url: hub.url, token, cookie } };
}
