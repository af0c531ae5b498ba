import { defineEntity, p } from '@mikro-orm/core';

/** A stored stream event. `payload` is for the subscribers of `channel`, `summary` for the observers of the network. */
export const StreamEvent = defineEntity({
  name: 'StreamEvent',
  tableName: 'stream_events',
  properties: {
    networkId: p.text().primary(),
    n: p.bigint('number').primary(),
    type: p.text(),
    channel: p.text().nullable(),
    payload: p.text().nullable(),
    summary: p.text().nullable(),
    createdAt: p.bigint('number'),
  },
  indexes: [{ name: 'stream_events_created', properties: ['createdAt'] }],
});
