import type { StoredEvent } from '../../domain/streams/stored-event.ts';

/** How a client reads frames: with `event:` names, or as bare `message` events for `EventSource.onmessage`. */
export type FrameStyle = 'named' | 'data';

/** The last frame of each kind: the readers of an event are given it one after the other. */
const last = new Map<string, { readonly event: StoredEvent; readonly text: string }>();

/** The text of one stored event for one kind of reader; made once for the streams that send it in a row. */
export function eventFrame(event: StoredEvent, part: 'payload' | 'summary', epoch: string, style: FrameStyle): string {
  const kind = part + style;
  const known = last.get(kind);
  if (known?.event === event) return known.text;
  const text = frame(event.type, event[part] ?? '{}', style, `${epoch}-${event.n}`);
  last.set(kind, { event, text });
  return text;
}

/** A frame of the hub's own: `connected`, `resync`, `bye`. `data` is a JSON text. */
export function frame(type: string, data: string, style: FrameStyle, id?: string): string {
  const name = style === 'named' ? `event: ${type}\n` : '';
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `${name}${idLine}data: ${data}\n\n`;
}

/** The number in `Last-Event-ID` when it belongs to this epoch; `foreign` for any other text; undefined for none. */
export function parseEventId(text: string | undefined, epoch: string): number | 'foreign' | undefined {
  if (text === undefined || text === '') return undefined;
  const cut = text.lastIndexOf('-');
  const digits = text.slice(cut + 1);
  if (cut < 0 || text.slice(0, cut) !== epoch || !/^\d{1,15}$/.test(digits)) return 'foreign';
  return Number(digits);
}
