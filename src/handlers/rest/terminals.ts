import type { RestHandlers } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { getTerminal } from '../../domain/terminals/get-terminal.ts';
import { sendTerminal } from '../../domain/terminals/send-terminal.ts';
import { viewTerminal } from '../views/terminal.ts';

/** Terminals of agents, for debugging. */
export const terminalsRest = {
  getTerminal: async (ctx, { path: { name }, query: { lines } }) => {
    const output = await getTerminal(ctx, { name, lines });
    return { status: 200, body: viewTerminal(name, lines, output) };
  },
  sendTerminal: async (ctx, { path: { name }, body: { text, enter } }) => {
    await sendTerminal(ctx, { name, text, enter });
    return { status: 200, body: { ok: true } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
