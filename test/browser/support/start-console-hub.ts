import { startTestHub } from '../../support/start-hub.ts';
import type { TestHub, TestHubOptions } from '../../support/start-hub.ts';
import { createRunningClock } from './running-clock.ts';
import type { RunningClock } from './running-clock.ts';

/** A hub of a test's own that serves the built console. Its `clock` stands still and counts nothing: `time` does. */
export interface ConsoleHub extends TestHub {
  readonly time: RunningClock;
}

export interface ConsoleHubOptions extends TestHubOptions {
  /** How far in the past its time begins, in milliseconds. */
  readonly behind?: number;
}

/**
 * Starts a hub that serves the built console. Pages live in real time, so this hub does too and its jobs run; it trusts
 * this machine as a proxy, so that each sign-in comes from an address of its own.
 */
export async function startConsoleHub(options: ConsoleHubOptions = {}): Promise<ConsoleHub> {
  const { settings, overrides, behind, ...others } = options;
  const time = createRunningClock(behind);
  const hub = await startTestHub({
    ...others,
    settings: { HUB_TRUSTED_PROXIES: '127.0.0.1', ...settings },
    overrides: { clock: time, jobTimers: true, ...overrides },
  });
  return { ...hub, time };
}
