import type { ToolHandlers } from '../../../generated/tools.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { inboxRpc } from './inbox.ts';
import { reportsRpc } from './reports.ts';
import { sessionsRpc } from './sessions.ts';
import { tasksRpc } from './tasks.ts';

/** The handlers of all tools. */
export const rpcHandlers: ToolHandlers<Ctx> = {
  ...inboxRpc,
  ...reportsRpc,
  ...sessionsRpc,
  ...tasksRpc,
};
