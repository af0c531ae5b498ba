import type { Cli } from '../clis/cli.ts';
import type { World } from '../seat.ts';
import { answersByTools } from './answers-by-tools.ts';
import { connects } from './connects.ts';
import { daemonWorks } from './daemon-works.ts';
import { followsGuide } from './follows-guide.ts';
import { handsOver } from './hands-over.ts';
import { runAnswers } from './run-answers.ts';
import { runCancels } from './run-cancels.ts';
import { wakesAtStart, wakesAtStop } from './wakes.ts';

/** What each CLI is shown to do. */
export interface Check {
  readonly name: string;
  readonly title: string;
  /** @throws Error when the CLI does not do it */
  run(world: World, cli: Cli): Promise<void>;
}

/** In the order in which they run. */
export const checks: readonly Check[] = [
  connects,
  answersByTools,
  runAnswers,
  runCancels,
  handsOver,
  daemonWorks,
  wakesAtStart,
  wakesAtStop,
  followsGuide,
];
