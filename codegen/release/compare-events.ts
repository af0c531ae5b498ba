import { arrayAt, objectAt, objectEntries, textOf, type JsonObject } from '../json.ts';
import { compareSchemas, type Comparison } from './compare-schemas.ts';

/** Reports what a listener to the events of `before` cannot cope with in `after`. Listeners ignore new events. */
export function compareEvents(before: JsonObject, after: JsonObject, run: Comparison): void {
  const now = objectAt(after['events'], 'events');
  for (const [type, event] of objectEntries(before['events'], 'events')) {
    if (now[type] === undefined) {
      run.report(type, 'the event was removed');
      continue;
    }
    const other = objectAt(now[type], type);
    const heard = arrayAt(other['channels'], type).map(textOf);
    for (const channel of arrayAt(event['channels'], type).map(textOf)) {
      if (!heard.includes(channel)) run.report(type, `is no longer heard on ${channel}`);
    }
    for (const face of ['payload', 'summary'] as const) {
      const [old, fresh] = [event[face], other[face]];
      if (old === undefined) continue;
      if (fresh === undefined) run.report(`${type}/${face}`, 'was removed');
      else compareSchemas(old, fresh, 'received', `${type}/${face}`, run);
    }
  }
}
