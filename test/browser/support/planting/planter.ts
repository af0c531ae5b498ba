import { readFileSync } from 'node:fs';
import type { Loose, TestUser } from '../../../support/start-hub.ts';
import type { ConsoleHub } from '../start-console-hub.ts';
import { findMarks, makeText, textCount } from '../hostile-texts.ts';
import type { Room } from '../hostile-texts.ts';
import { listTextFields } from './contract-fields.ts';

/** Stands in an input where a text goes: one text, or as many as the field takes. */
export const text = Symbol('one text');
export const texts = Symbol('as many texts as fit');

/** Which text of the two hundred goes in, and who calls. */
export interface Sowing {
  readonly at: number;
  /** The owner without it. */
  readonly token?: string | undefined;
}

/** Puts texts through the contract into what the hub stores, and keeps count of what each field took. */
export interface Planter {
  readonly hub: ConsoleHub;
  readonly owner: TestUser;
  /** Calls an operation (`createRequirement`) or a tool (`send_task`). @returns nothing in it when it is refused */
  readonly sow: (name: string, input: Readonly<Record<string, unknown>>, sowing: Sowing) => Promise<Loose>;
  /** The text of a field that is not written by `sow`: a file's name, a line of a log. */
  readonly makeFor: (key: string, at: number, room?: Room) => string;
  /** As many texts as go into the field, from one on. */
  readonly packFor: (key: string, from: number) => string;
  /** Counts the texts in what was taken. */
  readonly count: (told: unknown) => void;
  /** Does something for each text, some at a time. */
  readonly each: (act: (at: number) => Promise<unknown>) => Promise<void>;
  /** How many of the texts each field took. */
  readonly readTaken: () => Readonly<Record<string, number>>;
  /** Which field a mark of a text belongs to, and which text it is. */
  readonly placeOf: (mark: number) => { readonly key: string; readonly at: number };
  /** What the hub refused, once a field. */
  readonly refused: readonly string[];
}

/** What the contract leaves to the hub to say. */
const told: Readonly<Record<string, Room>> = {
  'report_status version': { longest: 100 },
  'report_status health.model_auth': { longest: 50 },
  'report_status host_telemetry.ip': { longest: 45 },
  // A path inside the directory of its daemon.
  'create_node node_spec.workdir': { longest: 1_000, pattern: /^[^/\\:]+$/ },
  // A name without its directory, and a text, stored up to so many.
  'ack_rules_file_request file_name': { longest: 200, pattern: /^[^/\\]+$/ },
  'ack_rules_file_request error': { longest: 1_000 },
  'updateNodeAvatar avatar_url': { longest: 500, pattern: /^https:\/\/\S+$/ },
};

/** As many at a time as the hub answers well. */
const atOnce = 8;
/** Of what is stored as one text, in characters. */
const longestPacked = 9_900;

/** Begins with nothing planted. */
export function createPlanter(hub: ConsoleHub, owner: TestUser): Planter {
  const known = listTextFields();
  const rooms = new Map<string, Room>([...known.map((field) => [field.key, field] as const), ...Object.entries(told)]);
  // The shortest fields get the shortest marks.
  const keys = known.map(({ key }) => key);
  const taken = new Map<string, Set<number>>();
  const refused: string[] = [];
  const markOf = (key: string, at: number): number => {
    if (!keys.includes(key)) keys.push(key);
    return keys.indexOf(key) * textCount + at;
  };
  const makeFor = (key: string, at: number, room = rooms.get(key) ?? { longest: 200 }): string => {
    const made = makeText(at % textCount, markOf(key, at % textCount), room);
    if (made === undefined) throw new Error(`no text fits into ${key}`);
    return made;
  };
  const placeOf = (mark: number) => ({ key: keys[Math.floor(mark / textCount)] ?? '?', at: mark % textCount });
  const count = (told: unknown): void => {
    for (const { key, at } of findMarks(JSON.stringify(told)).map(placeOf)) {
      taken.set(key, (taken.get(key) ?? new Set()).add(at));
    }
  };
  const packFor = (key: string, from: number): string => {
    const longest = Math.min(rooms.get(key)?.longest ?? 200, longestPacked);
    const between = longest > 1_000 ? '\n\n' : ' ';
    let packed = makeFor(key, from);
    for (let at = from + 1; at < from + textCount; at += 1) {
      const more = `${packed}${between}${makeFor(key, at)}`;
      if (more.length > longest) break;
      packed = more;
    }
    return packed;
  };
  const fill = (key: string, value: unknown, at: number): unknown => {
    if (value === texts) return packFor(key, at);
    if (value === text) return makeFor(key, at);
    if (Array.isArray(value)) return value.map((one, more) => fill(`${key}[]`, one, at + more));
    if (typeof value !== 'object' || value === null) return value;
    const inner = (name: string): string => (key.includes(' ') ? `${key}.${name}` : `${key} ${name}`);
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(inner(name), one, at)]));
  };
  return {
    ...{ hub, owner, makeFor, packFor, count, placeOf, refused },
    async sow(name, input, { at, token = owner.token }) {
      const filled = fill(name, input, at) as Record<string, unknown>;
      const { fault, answer } = await call(hub, name, filled, token);
      if (fault === undefined) count(filled);
      else if (!refused.some((line) => line.startsWith(`${name}:`))) refused.push(`${name}: ${fault}`);
      return fault === undefined ? answer : {};
    },
    async each(act) {
      const left = Array.from({ length: textCount }, (_, at) => at).values();
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (const at of left) await act(at);
        }),
      );
    },
    readTaken: () => Object.fromEntries([...taken].map(([key, which]) => [key, which.size])),
  };
}

type Answered = { readonly answer?: Loose; readonly fault?: string };
const openapi: Loose = JSON.parse(readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8'));

/** @throws Error when the hub breaks, or drops a part of a report: it may refuse a text, by a message */
async function call(hub: ConsoleHub, name: string, input: Record<string, unknown>, token: string): Promise<Answered> {
  if (/^[a-z]+_/.test(name) || name === 'broadcast') {
    const answer: Loose = await hub.tool(name, input, token).catch((error: unknown) => ({ ok: false, error }));
    if (answer.warnings?.length > 0) throw new Error(`${name}: ${JSON.stringify(answer.warnings)}`);
    return answer.ok === false ? { fault: String(answer.message ?? answer.error) } : { answer };
  }
  const { method, path } = placeOf(name);
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = String(rest[part]);
    delete rest[part];
    return encodeURIComponent(value);
  });
  const { status, body } = await hub.api(method, filled, { token, body: rest });
  if (status >= 500) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return status < 300 ? { answer: body } : { fault: `${status} ${body?.message}` };
}

function placeOf(operationId: string): { readonly method: string; readonly path: string } {
  for (const [path, item] of Object.entries<Loose>(openapi.paths)) {
    for (const [method, one] of Object.entries<Loose>(item)) {
      if (one.operationId === operationId) return { method: method.toUpperCase(), path };
    }
  }
  throw new Error(`the contract has no ${operationId}`);
}
