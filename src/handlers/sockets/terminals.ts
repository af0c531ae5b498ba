import type { RestInput, RestOutput } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import type { SocketPlan } from '../../domain/streams/socket-plan.ts';
import { getTerminal } from '../../domain/terminals/get-terminal.ts';
import { pushLines } from '../../domain/terminals/limits.ts';
import { openTerminal } from '../../domain/terminals/open-terminal.ts';
import { viewTerminal } from '../views/terminal.ts';

type TerminalInput = RestInput<'openTerminal'>;

/** Operations that become a socket: `open` decides what it pushes, `show` answers a plain request. */
export const socketHandlers = {
  openTerminal: {
    open: (ctx: Ctx, { path }: TerminalInput): Promise<SocketPlan> => openTerminal(ctx, path.name),
    show: async (ctx: Ctx, { path: { name } }: TerminalInput): Promise<RestOutput<'openTerminal'>> => {
      const output = await getTerminal(ctx, { name, lines: pushLines });
      return { status: 200, body: viewTerminal(name, pushLines, output) };
    },
  },
};
