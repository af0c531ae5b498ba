import { boardRefusals } from './board-refusals.ts';
import { boardReads, boardWrites } from './board-twins.ts';
import { describeTwins } from './twin-tests.ts';

/** The requirements board through both doors. */
describeTwins('both doors of the board', { reads: boardReads, writes: boardWrites, refusals: boardRefusals });
