import type { CallFacts } from '../domain/call-ctx.ts';
import type { Ctx } from '../domain/ctx.ts';
import type { Execute } from './execute.ts';

/** The way a traced call came. */
export type TracedDoor = 'rest' | 'tool';

/** Whoever records traces of a hub: stands around its calls and their units (rule platform-traces). */
export interface Tracing {
  calls(execute: Execute, door: TracedDoor): Execute;
  units(createCtx: (facts: CallFacts) => Ctx): (facts: CallFacts) => Ctx;
  /** Sends what has not been sent yet. */
  close(): Promise<void>;
}

/** Nobody records: what callers say of their traces is passed on, and nothing else is done. */
export const untraced: Tracing = {
  calls: (execute) => execute,
  units: (createCtx) => createCtx,
  close: async () => undefined,
};
