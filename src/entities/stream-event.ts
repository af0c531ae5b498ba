import { defineEntity, p } from '@mikro-orm/core';
import type { AddressKind } from './address-kind.ts';

/**
 * A stored stream event. `payload` is for the subscribers of the channel, an alias or a user id as `channelKind` says;
 * `summary` is for the observers of the network.
 */
export const StreamEvent = defineEntity({
  name: 'StreamEvent',
  tableName: 'stream_events',
  properties: {
    networkId: p.text().primary(),
    n: p.bigint('number').primary(),
    type: p.text(),
    channelKind: p.text().$type<AddressKind>().nullable(),
    channel: p.text().nullable(),
    payload: p.text().nullable(),
    summary: p.text().nullable(),
    createdAt: p.bigint('number'),
  },
});
