import { SettingsError } from './platform-errors.ts';

/** How one setting is spelled, read and defaulted. */
export interface Setting<T> {
  /** `HUB_DATA_DIR` */
  readonly env: string;
  /** `data-dir`, derived from it */
  readonly flag: string;
  /** A flag stands without a value. */
  readonly isFlag: boolean;
  /** May come from a file. */
  readonly isSecret: boolean;
  readonly fallback: T;
  /** @throws SettingsError naming the key, never a secret's value */
  parse(given: string): T;
}

function define<T>(
  env: string,
  fallback: T,
  parse: (given: string) => T,
  kind: 'plain' | 'flag' | 'secret' = 'plain',
): Setting<T> {
  const flagName = env.replace(/^HUB_/, '').toLowerCase().replaceAll('_', '-');
  return { env, flag: flagName, isFlag: kind === 'flag', isSecret: kind === 'secret', fallback, parse };
}

/** Any text. */
export const text = (env: string, fallback: string): Setting<string> => define(env, fallback, (given) => given);

/** Any text that must not be shown and may come from a file. */
export const secret = <T extends string | null>(env: string, fallback: T): Setting<string | T> =>
  define<string | T>(env, fallback, (given) => given, 'secret');

/** A whole number within bounds, both included. */
export const number = (env: string, fallback: number, min: number, max: number): Setting<number> =>
  define(env, fallback, (given) => {
    const value = /^-?\d+$/.test(given) ? Number(given) : Number.NaN;
    if (!(value >= min && value <= max)) throw new SettingsError(`${env} must be a whole number from ${min} to ${max}`);
    return value;
  });

/** On or off: `1`, `true`, `on` against `0`, `false`, `off`. */
export const flag = (env: string): Setting<boolean> =>
  define(
    env,
    false,
    (given) => {
      if (/^(1|true|on)$/i.test(given)) return true;
      if (/^(0|false|off)$/i.test(given)) return false;
      throw new SettingsError(`${env} must be 1 or 0`);
    },
    'flag',
  );

/** One of some words; the first is the default. */
export const oneOf = <const T extends string>(env: string, words: readonly [T, ...T[]]): Setting<T> =>
  define<T>(env, words[0], (given) => {
    const word = words.find((candidate) => candidate === given);
    if (word === undefined) throw new SettingsError(`${env} must be one of ${words.join(', ')}`);
    return word;
  });

/** Words between commas. */
export const list = (env: string): Setting<readonly string[]> =>
  define<readonly string[]>(env, [], (given) =>
    given
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );

/** A 32-byte key in hexadecimal. */
export const hexKey = (env: string): Setting<string | null> =>
  define<string | null>(
    env,
    null,
    (given) => {
      if (!/^[0-9a-f]{64}$/i.test(given)) throw new SettingsError(`${env} must be 64 hexadecimal digits`);
      return given.toLowerCase();
    },
    'secret',
  );
