import { textOf, arrayAt, objectEntries, type Json, type JsonObject } from './json.ts';
import { printModule, union } from './print-ts.ts';
import { SpecError } from './spec-error.ts';

/** One stream event of `events.yaml`. */
export interface EventEntry {
  readonly type: string;
  readonly channels: readonly string[];
  /** What the channel's subscribers get, or undefined when the event has no such face. */
  readonly payload: Json | undefined;
  /** What the observers of the network get. */
  readonly summary: Json | undefined;
}

const channels = ['alias', 'network', 'user'];
const keys = ['channels', 'payload', 'summary', 'description', 'meaning'];

/** Reads `events.yaml`. Throws a `SpecError` for unknown keys or channels. */
export function readEvents(source: JsonObject): EventEntry[] {
  return objectEntries(source, 'events.yaml').map(([type, entry]) => {
    const place = `events.yaml#/${type}`;
    for (const key of Object.keys(entry))
      if (!keys.includes(key)) throw new SpecError([`${place}: unknown key ${key}`]);
    const heard = arrayAt(entry['channels'], `${place}/channels`).map(textOf);
    for (const channel of heard) {
      if (!channels.includes(channel)) throw new SpecError([`${place}: unknown channel ${channel}`]);
    }
    return { type, channels: heard, payload: entry['payload'], summary: entry['summary'] };
  });
}

/** The text of `generated/events.ts`: the types of events. */
export async function emitEvents(events: readonly EventEntry[]): Promise<string> {
  return printModule(`
/** Every event that a stream may carry. */
export type EventType = ${union(events.map((event) => event.type))};
`);
}
