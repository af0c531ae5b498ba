import type { ConsoleMutation } from './mutation.ts';
import { ofFleet } from './of-fleet.ts';
import { ofLive } from './of-live.ts';
import { ofShell } from './of-shell.ts';
import { ofWork } from './of-work.ts';

/** All faults that `run.ts` plants, one at a time. */
export const mutations: readonly ConsoleMutation[] = [...ofLive, ...ofShell, ...ofFleet, ...ofWork];
