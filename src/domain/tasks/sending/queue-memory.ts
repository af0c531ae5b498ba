import type { RecentValues } from '../../../platform/recent-values.ts';

/** What is remembered of targets, by network and alias: that which takes long to read. */
export interface QueueMemory {
  /** Open tasks, with those that were advised on since. */
  readonly open: RecentValues<{ count: number }>;
  /** Undefined when too few tasks were finished to tell. */
  readonly durations: RecentValues<{ readonly medianMs: number | undefined }>;
}
