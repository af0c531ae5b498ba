import type { RestHandlers } from '../../../generated/rest.ts';
import { recordLoginLimited } from '../../domain/accounts/record-login-limited.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { accountsRest } from './accounts.ts';
import { attentionRest } from './attention.ts';
import { auditRest } from './audit.ts';
import { daemonsRest } from './daemons.ts';
import { browserSessionsRest } from './browser-sessions.ts';
import { filesRest } from './files.ts';
import { createHealthRest } from './health.ts';
import type { HealthFacts } from './health.ts';
import { inboxRest } from './inbox.ts';
import { licenseRest } from './license.ts';
import { membersRest } from './members.ts';
import { networksRest } from './networks.ts';
import { nodesRest } from './nodes.ts';
import { renamesRest } from './renames.ts';
import { projectsRest } from './projects.ts';
import { reportsRest } from './reports.ts';
import { requirementsRest } from './requirements.ts';
import { sessionsRest } from './sessions.ts';
import { createStatsRest } from './stats.ts';
import { tasksRest } from './tasks.ts';
import { telemetryRest } from './telemetry.ts';
import { terminalsRest } from './terminals.ts';
import { tokensRest } from './tokens.ts';

/** What is written down when the rate limit of an operation first refuses somebody (rule audit-refused-logins). */
export const limitedRest: Readonly<Record<string, (ctx: Ctx) => Promise<void>>> = {
  loginUser: (ctx) => recordLoginLimited(ctx),
  createBrowserSession: (ctx) => recordLoginLimited(ctx),
};

/**
 * The handlers of all REST operations with one JSON answer. The /mcp handler serves `callTool` itself; uploads, event
 * streams and sockets have their own handlers.
 */
export function createRestHandlers(
  health: HealthFacts,
): Omit<RestHandlers<Ctx>, 'callTool' | 'uploadFile' | 'importNetwork' | 'openTerminal'> {
  return {
    ...accountsRest,
    ...attentionRest,
    ...auditRest,
    ...browserSessionsRest,
    ...createHealthRest(health),
    ...createStatsRest(health),
    ...daemonsRest,
    ...filesRest,
    ...inboxRest,
    ...licenseRest,
    ...membersRest,
    ...networksRest,
    ...nodesRest,
    ...renamesRest,
    ...projectsRest,
    ...reportsRest,
    ...requirementsRest,
    ...sessionsRest,
    ...tasksRest,
    ...telemetryRest,
    ...terminalsRest,
    ...tokensRest,
  };
}
