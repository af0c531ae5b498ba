import { anonymousCaller } from '../../src/domain/caller.ts';
import type { Caller } from '../../src/domain/caller.ts';
import type { Ctx, Platform } from '../../src/domain/ctx.ts';
import { registerUser } from '../../src/domain/accounts/register-user.ts';
import type { Registered } from '../../src/domain/accounts/register-user.ts';
import { findCaller } from '../../src/domain/tokens/find-caller.ts';
import type { StoredEvent } from '../../src/domain/streams/stored-event.ts';
import { readSettings } from '../../src/platform/config.ts';
import type { Settings } from '../../src/platform/settings.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { createMemory } from '../../src/domain/memory.ts';
import { randomIds } from '../../src/platform/ids.ts';
import { createPasswords } from '../../src/platform/passwords.ts';
import { createSecretBox } from '../../src/platform/secret-box.ts';
import { createCtx } from '../../src/domain/call-ctx.ts';
import { openTestDatabase, testLog } from './database.ts';

/** A clock that stands still until it is told to go on. */
export interface TestClock {
  now(): number;
  elapsed(): number;
  /** Milliseconds. */
  advance(ms: number): void;
}

/** The rules over a real database of the test's own, without HTTP. */
export interface DomainHub {
  readonly database: Database;
  readonly platform: Platform;
  readonly clock: TestClock;
  /** What was committed to the streams, in order. */
  readonly events: StoredEvent[];
  /** A call by `caller`; nobody by default. */
  ctx(caller?: Caller): Ctx;
  /** A call by whoever holds the token; throws for a refused one. */
  ctxOf(token: string): Promise<Ctx>;
  /** Opens an account; the first one is the system admin. */
  register(username: string, password?: string): Promise<Registered>;
  close(): Promise<void>;
}

/** A password that every rule accepts. */
export const goodPassword = 'correct-horse-battery';

/** @param settings what differs from the defaults */
export async function openDomainHub(settings: Partial<Settings> = {}): Promise<DomainHub> {
  const database = await openTestDatabase();
  let time = Date.UTC(2026, 0, 15, 12);
  const clock: TestClock = {
    now: () => time,
    elapsed: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
  const allSettings = { ...readSettings([], {}), databaseUrl: database.databaseUrl, ...settings };
  const platform: Platform = {
    clock,
    ids: randomIds,
    log: testLog,
    vault: createSecretBox(['00'.repeat(32)]),
    passwords: createPasswords({ bcryptCost: 4, queue: 500 }),
    settings: allSettings,
    live: { countOf: () => 0, observed: () => [] },
    memory: createMemory(allSettings),
  };
  const events: StoredEvent[] = [];
  const source = { platform, database, publish: (stored: readonly StoredEvent[]) => void events.push(...stored) };
  const ctx = (caller: Caller = anonymousCaller): Ctx =>
    createCtx(source, { caller, requestId: platform.ids.request(), address: { ip: '127.0.0.1', local: false } });
  return {
    database,
    platform,
    clock,
    events,
    ctx,
    async ctxOf(token) {
      const found = await findCaller(platform, database.reader, token);
      if ('refused' in found) throw new Error(`token refused: ${found.refused}`);
      return ctx(found);
    },
    register: (username, password = goodPassword) => registerUser(ctx(), { username, password }),
    close: () => database.close(),
  };
}
