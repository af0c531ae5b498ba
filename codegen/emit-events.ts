import { textOf, arrayAt, objectEntries, type Json, type JsonObject } from './json.ts';
import { literal } from './print-data.ts';
import { printModule, union } from './print-ts.ts';
import { nothing, printSchemaTypes } from './schema-types.ts';
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
    const listed = arrayAt(entry['channels'], `${place}/channels`).map(textOf);
    for (const channel of listed) {
      if (!channels.includes(channel)) throw new SpecError([`${place}: unknown channel ${channel}`]);
    }
    return { type, channels: listed, payload: entry['payload'], summary: entry['summary'] };
  });
}

/** The text of `generated/events.ts`: event types, their channels and what they carry. */
export async function emitEvents(events: readonly EventEntry[], schemas: JsonObject): Promise<string> {
  const members = (pick: (event: EventEntry) => Json | undefined): Record<string, Json> =>
    Object.fromEntries(events.map((event) => [event.type, pick(event) ?? nothing]));
  const groups = [
    { name: 'EventPayloads', comment: 'What the channel gets.', members: members((event) => event.payload) },
    {
      name: 'EventSummaries',
      comment: 'What observers of the network get.',
      members: members((event) => event.summary),
    },
  ];
  const types = await printSchemaTypes(groups, schemas, { all: false, comment: 'Shapes that events use.' });
  const byType = Object.fromEntries(events.map((event) => [event.type, event.channels]));
  return printModule(`
/** Every event that a stream may carry. */
export type EventType = ${union(events.map((event) => event.type))};

export const eventTypes: readonly EventType[] = ${literal(events.map((event) => event.type))};

/** Which streams carry it. */
export type EventChannel = ${union(channels)};

export const eventChannels: Readonly<Record<EventType, readonly EventChannel[]>> = ${literal(byType)};

${types}
`);
}
