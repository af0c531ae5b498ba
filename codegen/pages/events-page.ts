import type { EventEntry } from '../emit-events.ts';
import { isObject, textOf, type Json, type JsonObject } from '../json.ts';
import { descriptionOf, fieldsOf, printFields } from './fields-table.ts';
import { printPage, proseHtml } from './layout.ts';

const heard: Readonly<Record<string, string>> = {
  alias: '<code>/events/{alias}</code>',
  user: '<code>/events/users/me</code>',
  network: '<code>/events/network/{network_id}</code>',
};

/** The page of all stream events: on which streams each is heard, and what it carries there. */
export function emitEventsPage(events: readonly EventEntry[], source: JsonObject, schemas: JsonObject): string {
  const sections = events.map((event) => printEvent(event, source[event.type] ?? {}, schemas));
  const rows = events.map(
    ({ type, channels }) =>
      `<tr><th scope="row"><a href="#${idOf(type)}"><code>${type}</code></a></th>${['alias', 'user', 'network'].map((channel) => `<td>${channels.includes(channel) ? 'yes' : '–'}</td>`).join('')}</tr>`,
  );
  const table = `<div class="scroll" role="region" tabindex="0" aria-label="All events"><table class="short"><caption>All events, and the streams that carry them</caption><thead><tr><th scope="col">Event</th><th scope="col">of an agent</th><th scope="col">of a person</th><th scope="col">of a network</th></tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
  return printPage({
    title: 'Events',
    section: 'Events',
    about: 'Every event of the streams, who hears it and what it carries.',
    body: `<h1>Events</h1>
<p class="lead">A stream is <code>text/event-stream</code>. Every frame has an <code>event</code>, an <code>id</code> to resume from, and one line of JSON. <a href="/docs/guides/streams-and-resume">How to listen and resume</a>.</p>
${table}
${sections.join('\n')}`,
    aside: events.map(({ type }) => ({ text: type, href: `#${idOf(type)}` })),
  });
}

function printEvent({ type, channels, payload, summary }: EventEntry, source: Json, schemas: JsonObject): string {
  const own = isObject(source) ? (source['description'] ?? source['meaning']) : undefined;
  const about = textOf(own ?? descriptionOf(payload ?? summary ?? {}, schemas));
  const isOne = JSON.stringify(payload) === JSON.stringify(summary);
  const faces = isOne
    ? [['Data', payload]]
    : [
        ['Data for the agent or person', payload],
        ['Data for observers of the network', summary],
      ];
  const tables = faces.map(([caption, face]) => printFields(textOf(caption), fieldsOf(face, schemas), schemas));
  return `<section aria-labelledby="${idOf(type)}"><h2 id="${idOf(type)}"><code>${type}</code></h2>
<p>${proseHtml(about)}</p>
<p class="meta">Heard on ${channels.map((channel) => heard[channel]).join(', ')}</p>
${tables.join('\n')}</section>`;
}

const idOf = (type: string): string => type.replaceAll('.', '-');
