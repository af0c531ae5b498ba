import { defineEntity, p } from '@mikro-orm/core';

/**
 * What is kept of one host and minute: the last sample, and the extremes of the disk. A history is one walk of the
 * primary key, whose last column is the begin of the minute.
 */
export const TelemetryMinute = defineEntity({
  name: 'TelemetryMinute',
  tableName: 'telemetry_minutes',
  properties: {
    networkId: p.text().primary(),
    hostname: p.text().primary(),
    ip: p.text().primary(),
    minute: p.bigint('number').primary(),
    cpuLoad: p.double().$type<number>().nullable(),
    cpuPct: p.double().$type<number>().nullable(),
    memUsedGb: p.double().$type<number>().nullable(),
    memAvailGb: p.double().$type<number>().nullable(),
    diskAvailMin: p.double().$type<number>().nullable(),
    diskUsedMax: p.double().$type<number>().nullable(),
  },
  indexes: [{ name: 'telemetry_minutes_minute', properties: ['minute'] }],
});
