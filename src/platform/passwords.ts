import { availableParallelism } from 'node:os';
import { compare, hash } from 'bcrypt';
import { TooBusyError } from './platform-errors.ts';
import { weakPasswords } from './weak-passwords.ts';

/** Hashing and judging of passwords (rule accounts-passwords). */
export interface Passwords {
  /**
   * @returns a bcrypt hash
   * @throws PasswordTooLongError beyond 72 UTF-8 bytes, TooBusyError when the queue is full
   */
  hash(plain: string): Promise<string>;
  /**
   * Also false for a text that could not have been hashed: beyond 72 bytes bcrypt would compare only its beginning.
   * @throws TooBusyError when the queue is full
   */
  verify(plain: string, hash: string): Promise<boolean>;
  /**
   * Refuses work that could not be hashed now, before anything else is done for it.
   * @throws TooBusyError when the queue is full
   */
  requireRoom(): void;
  /** Takes as long as `verify`; for user names that do not exist. */
  verifyNothing(plain: string): Promise<void>;
  /** Whether a password is on the weak list, whatever its case. */
  isWeak(plain: string): boolean;
}

/** bcrypt reads 72 bytes and no more. */
export const maxPasswordBytes = 72;

/** Length of a password in the unit that bcrypt counts. */
export function passwordBytes(plain: string): number {
  return Buffer.byteLength(plain, 'utf8');
}

/** A caller hashed a password without checking its length first. */
export class PasswordTooLongError extends Error {
  constructor() {
    super(`password longer than ${maxPasswordBytes} bytes`);
    this.name = 'PasswordTooLongError';
  }
}

/** What decides the cost of hashing and how much of it runs. */
export interface PasswordSettings {
  /** bcrypt cost: 2 to the power of it rounds */
  readonly bcryptCost: number;
  /** Hashes at once; by default as many as `hashesAtOnce` allows this machine. */
  readonly atOnce?: number;
  /** Hashes waiting, default 50. */
  readonly queue?: number;
}

/**
 * How many hashes run at once: at most 4 (rule accounts-few-hashes), and one core stays free. On fewer cores the system
 * would share them evenly between the hashing threads and the loop, and every other caller would wait for the storm.
 */
export function hashesAtOnce(cores: number): number {
  return Math.max(1, Math.min(4, cores - 1));
}

/** Passwords by bcrypt in the thread pool, at most `atOnce` at once with `queue` waiting. */
export function createPasswords({
  bcryptCost,
  atOnce = hashesAtOnce(availableParallelism()),
  queue = 50,
}: PasswordSettings): Passwords {
  const gate = createGate(atOnce, queue);
  let dummy: Promise<string> | undefined;
  // A hash of the same cost, made at the first use, so that an unknown user costs what a known one costs.
  const dummyHash = (): Promise<string> => {
    dummy ??= hash('no account has this password', bcryptCost);
    return dummy;
  };
  void dummyHash().catch(() => undefined);
  const verify = async (plain: string, stored: string): Promise<boolean> => {
    const fits = hashable(plain);
    // The comparison runs anyway, so that the time does not distinguish an impossible password from a wrong one.
    const same = await gate.pass(() => compare(fits ? plain : '', stored));
    return fits && same;
  };
  return {
    hash: async (plain) => {
      if (!hashable(plain)) throw new PasswordTooLongError();
      return gate.pass(() => hash(plain, bcryptCost));
    },
    verify,
    requireRoom: () => gate.requireRoom(),
    verifyNothing: async (plain) => {
      await verify(plain, await dummyHash());
    },
    isWeak: (plain) => weakPasswords().has(plain.toLowerCase()),
  };
}

// A NUL ends a C string: what follows it would not count.
function hashable(plain: string): boolean {
  return passwordBytes(plain) <= maxPasswordBytes && !plain.includes('\0');
}

interface Gate {
  /** @throws TooBusyError when the queue is full */
  requireRoom(): void;
  /** Runs the work when a place is free. @throws TooBusyError when the queue is full */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

function createGate(atOnce: number, queue: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  const requireRoom = (): void => {
    if (running >= atOnce && waiting.length >= queue) throw new TooBusyError('passwords', 1);
  };
  return {
    requireRoom,
    async pass(work) {
      requireRoom();
      // A place is handed over directly, so `running` does not change.
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
