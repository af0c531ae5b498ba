import type { RestInput } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import type { SocketPlan } from '../../domain/streams/socket-plan.ts';
import { openTerminal } from '../../domain/terminals/open-terminal.ts';

/** Operations that become a socket: they decide what it pushes, the server pushes it. */
export const socketHandlers = {
  openTerminal: (ctx: Ctx, { path }: RestInput<'openTerminal'>): Promise<SocketPlan> => openTerminal(ctx, path.name),
};
