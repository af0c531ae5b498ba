import { defineEntity, p } from '@mikro-orm/core';
import type { SessionStatus } from '../../generated/enums.ts';

/**
 * Runtime state of an alias as its node last reported it; one row per network and alias. `ownerUserId` is the person whose
 * token reported it first, for an alias without a node record. `statusSince` is when it came to its status, `degradedSince`
 * when its health became bad, null while it is good.
 */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    networkId: p.text().primary(),
    alias: p.text().primary(),
    resumeId: p.text(),
    status: p.text().$type<SessionStatus>(),
    statusSince: p.bigint('number').default(0),
    task: p.text().nullable(),
    output: p.text().nullable(),
    score: p.double().nullable(),
    progress: p.double().nullable(),
    server: p.text().nullable(),
    hostname: p.text().nullable(),
    agent: p.text().nullable(),
    projectDir: p.text().nullable(),
    version: p.text().nullable(),
    tmuxName: p.text().nullable(),
    nodeId: p.text().nullable(),
    ownerUserId: p.text().nullable(),
    sessionId: p.text().nullable(),
    configPath: p.text().nullable(),
    channels: p.text().nullable(),
    model: p.text().nullable(),
    healthJson: p.text().nullable(),
    healthAt: p.bigint('number').nullable(),
    degradedSince: p.bigint('number').nullable(),
    telemetryHost: p.text().nullable(),
    telemetryIp: p.text().nullable(),
    processJson: p.text().nullable(),
    logsCapable: p.integer().nullable(),
    runtimeEvidence: p.integer().default(0),
    lastSeenAt: p.bigint('number'),
    updatedAt: p.bigint('number'),
  },
  indexes: [
    { name: 'sessions_seen', properties: ['lastSeenAt'], where: "status <> 'offline'" },
    // The counts of a network are read with each page of its sessions, and those of a status by their age.
    { name: 'sessions_counts', properties: ['networkId', 'status', 'statusSince', 'lastSeenAt'] },
    {
      name: 'sessions_degraded',
      properties: ['networkId', 'degradedSince'],
      where: 'degraded_since is not null',
    },
  ],
});
