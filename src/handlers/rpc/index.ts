import type { ToolHandlers } from '../../../generated/tools.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { attentionRpc } from './attention.ts';
import { daemonsRpc } from './daemons.ts';
import { inboxRpc } from './inbox.ts';
import { nodeLifecycleRpc } from './node-lifecycle.ts';
import { providersRpc } from './providers.ts';
import { reportsRpc } from './reports.ts';
import { requirementsRpc } from './requirements.ts';
import { sessionsRpc } from './sessions.ts';
import { skillsRpc } from './skills.ts';
import { tasksRpc } from './tasks.ts';

/** The handlers of all tools. */
export const rpcHandlers: ToolHandlers<Ctx> = {
  ...attentionRpc,
  ...daemonsRpc,
  ...inboxRpc,
  ...nodeLifecycleRpc,
  ...providersRpc,
  ...reportsRpc,
  ...requirementsRpc,
  ...sessionsRpc,
  ...skillsRpc,
  ...tasksRpc,
};
