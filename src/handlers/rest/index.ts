import type { RestHandlers } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { accountsRest } from './accounts.ts';
import { createHealthRest } from './health.ts';
import type { HealthFacts } from './health.ts';
import { inboxRest } from './inbox.ts';
import { licenseRest } from './license.ts';
import { networksRest } from './networks.ts';
import { nodesRest } from './nodes.ts';
import { reportsRest } from './reports.ts';
import { sessionsRest } from './sessions.ts';
import { tasksRest } from './tasks.ts';
import { tokensRest } from './tokens.ts';

/**
 * The handlers of all REST operations with one answer. The tool door serves `callTool` itself, the event streams have
 * their own handlers.
 */
export function createRestHandlers(health: HealthFacts): Omit<RestHandlers<Ctx>, 'callTool'> {
  return {
    ...accountsRest,
    ...createHealthRest(health),
    ...inboxRest,
    ...licenseRest,
    ...networksRest,
    ...nodesRest,
    ...reportsRest,
    ...sessionsRest,
    ...tasksRest,
    ...tokensRest,
  };
}
