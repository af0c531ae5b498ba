import { defineEntity, p } from '@mikro-orm/core';

/** The newest measures of a host as nodes of a network reported them; memory and disks in GB. */
export const HostTelemetry = defineEntity({
  name: 'HostTelemetry',
  tableName: 'host_telemetry',
  properties: {
    networkId: p.text().primary(),
    hostname: p.text().primary(),
    ip: p.text().primary(),
    cpuLoad: p.double().$type<number>().nullable(),
    cpuCores: p.integer().nullable(),
    cpuPct: p.double().$type<number>().nullable(),
    memTotalGb: p.double().$type<number>().nullable(),
    memUsedGb: p.double().$type<number>().nullable(),
    memAvailGb: p.double().$type<number>().nullable(),
    diskTotalGb: p.double().$type<number>().nullable(),
    diskUsedGb: p.double().$type<number>().nullable(),
    diskAvailGb: p.double().$type<number>().nullable(),
    reportedAt: p.bigint('number'),
  },
  indexes: [{ name: 'host_telemetry_reported', properties: ['reportedAt'] }],
});
