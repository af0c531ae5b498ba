import { isIPv6 } from 'node:net';
import { SettingsError } from './platform-errors.ts';

/** How one setting is spelled, read and defaulted. */
export interface Setting<T> {
  /** `HUB_DATA_DIR` */
  readonly env: string;
  /** `data-dir`, derived from it */
  readonly flag: string;
  /** A flag takes no value. */
  readonly isFlag: boolean;
  /** May come from a file. */
  readonly isSecret: boolean;
  readonly fallback: T;
  /** What may be given, in words. */
  readonly type: string;
  /** What the setting does, in full sentences, as Markdown. */
  readonly meaning: string;
  /** @throws SettingsError naming the key, never a secret's value */
  readonly parse: (given: string) => T;
}

type Facts<T> = Pick<Setting<T>, 'fallback' | 'type' | 'meaning' | 'parse'> &
  Partial<Pick<Setting<T>, 'isFlag' | 'isSecret'>>;

function define<T>(env: string, facts: Facts<T>): Setting<T> {
  const flagName = env.replace(/^HUB_/, '').toLowerCase().replaceAll('_', '-');
  return { env, flag: flagName, isFlag: false, isSecret: false, ...facts };
}

/** Any text. */
export const text = (env: string, fallback: string, meaning: string): Setting<string> =>
  define(env, { fallback, meaning, type: 'text', parse: (given) => given });

/** Any text that must not be shown and may come from a file. */
export const secret = <T extends string | null>(env: string, fallback: T, meaning: string): Setting<string | T> =>
  define<string | T>(env, { fallback, meaning, type: 'secret text', isSecret: true, parse: (given) => given });

/** A whole number within bounds, both included. */
export const number = (
  env: string,
  fallback: number,
  [min, max]: readonly [min: number, max: number],
  meaning: string,
): Setting<number> =>
  define(env, {
    fallback,
    meaning,
    type: `whole number, ${min} to ${max}`,
    parse(given) {
      const value = /^-?\d+$/.test(given) ? Number(given) : Number.NaN;
      if (!(value >= min && value <= max))
        throw new SettingsError(`${env} must be a whole number from ${min} to ${max}`);
      return value;
    },
  });

/** On or off: `1`, `true`, `on` against `0`, `false`, `off`. */
export const flag = (env: string, meaning: string): Setting<boolean> =>
  define(env, {
    fallback: false,
    meaning,
    type: '`1` or `0`',
    isFlag: true,
    parse(given) {
      if (/^(1|true|on)$/i.test(given)) return true;
      if (/^(0|false|off)$/i.test(given)) return false;
      throw new SettingsError(`${env} must be 1 or 0`);
    },
  });

/** Where to listen. */
export interface ListenPlace {
  /** A name or an address, without the brackets of IPv6. */
  readonly host: string;
  readonly port: number;
}

/** A place as `listenPlace` reads it: `127.0.0.1:9464`, `[::1]:9464`. */
export const writePlace = ({ host, port }: ListenPlace): string => `${isIPv6(host) ? `[${host}]` : host}:${port}`;

/** Host and port to listen on; null listens nowhere. */
export const listenPlace = (env: string, meaning: string): Setting<ListenPlace | null> =>
  define<ListenPlace | null>(env, {
    fallback: null,
    meaning,
    type: 'host:port',
    parse(given) {
      const [, six, plain, digits] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(given) ?? [];
      const port = Number(digits ?? Number.NaN);
      if (!(port <= 65_535) || (six !== undefined && !isIPv6(six))) {
        throw new SettingsError(`${env} must be a host and a port, as 127.0.0.1:9464 or [::1]:9464`);
      }
      return { host: six ?? plain ?? '', port };
    },
  });

/** An address of http or https, without a name and a password, which would be shown; null is none. */
export const httpAddress = (env: string, meaning: string): Setting<string | null> =>
  define<string | null>(env, {
    fallback: null,
    meaning,
    type: 'http or https address',
    parse(given) {
      const url = URL.parse(given);
      if (url !== null && /^https?:$/.test(url.protocol) && url.username + url.password + url.search === '')
        return given;
      throw new SettingsError(
        `${env} must be an address of http or https, as http://127.0.0.1:4318, without a password`,
      );
    },
  });

/** One of some words; the first is the default. */
export const oneOf = <const T extends string>(env: string, words: readonly [T, ...T[]], meaning: string): Setting<T> =>
  define<T>(env, {
    fallback: words[0],
    meaning,
    type: words.map((word) => `\`${word}\``).join(', '),
    parse(given) {
      const word = words.find((candidate) => candidate === given);
      if (word === undefined) throw new SettingsError(`${env} must be one of ${words.join(', ')}`);
      return word;
    },
  });

/** Words between commas. */
export const list = (env: string, meaning: string): Setting<readonly string[]> =>
  define<readonly string[]>(env, {
    fallback: [],
    meaning,
    type: 'list with commas',
    parse: (given) =>
      given
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
  });

/** A 32-byte key in hexadecimal. */
export const hexKey = (env: string, meaning: string): Setting<string | null> =>
  define<string | null>(env, {
    fallback: null,
    meaning,
    type: 'secret, 64 hexadecimal digits',
    isSecret: true,
    parse(given) {
      if (!/^[0-9a-f]{64}$/i.test(given)) throw new SettingsError(`${env} must be 64 hexadecimal digits`);
      return given.toLowerCase();
    },
  });

/** The beginning of paths: empty, or segments that each begin with a slash. */
export const pathPrefix = (env: string, meaning: string): Setting<string> =>
  define(env, {
    fallback: '',
    meaning,
    type: 'path',
    parse(given) {
      if (!/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/.test(given)) {
        throw new SettingsError(`${env} must begin with a slash and end without one, as /hub does`);
      }
      return given;
    },
  });

/** Exact origins of https, or of http, between commas. */
export const origins = (env: string, meaning: string): Setting<readonly string[]> => {
  const words = list(env, meaning);
  return {
    ...words,
    parse(given) {
      const found = words.parse(given).map((origin) => origin.toLowerCase());
      const wrong = found.find((origin) => !/^https?:/.test(origin) || URL.parse(origin)?.origin !== origin);
      if (wrong === undefined) return found;
      throw new SettingsError(`${env} must hold origins between commas, as https://pictures.example is one`);
    },
  };
};
