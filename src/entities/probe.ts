import { defineEntity, p } from '@mikro-orm/core';
import type { ProbeStatus } from '../../generated/enums.ts';
import { Provider } from './provider.ts';
import { inSameNetwork } from './relations.ts';

/** One request to a provider, asked by a daemon. Past `deadlineAt` an open one ends as `timeout`. */
export const Probe = defineEntity({
  name: 'Probe',
  tableName: 'probes',
  properties: {
    networkId: p.text().primary(),
    probeId: p.text().primary(),
    seq: p.bigint('number'),
    providerId: p.text(),
    modelName: p.text(),
    daemonNodeId: p.text(),
    tokenId: p.text().nullable(),
    status: p.text().$type<ProbeStatus>().default('pending'),
    rawStatusCode: p.integer().nullable(),
    latencyMs: p.integer().nullable(),
    createdAt: p.bigint('number'),
    deliveredAt: p.bigint('number').nullable(),
    ackedAt: p.bigint('number').nullable(),
    deadlineAt: p.bigint('number'),
    provider: () => inSameNetwork(Provider, 'provider_id', 'cascade'),
  },
  indexes: [
    { name: 'probes_network', properties: ['networkId', 'seq'] },
    { name: 'probes_due', properties: ['deadlineAt'], where: "status in ('pending', 'delivered')" },
  ],
});
