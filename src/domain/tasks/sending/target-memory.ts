import type { RecentValues } from '../../../platform/recent-values.ts';

/** Who an alias of a network was when it last took work, by both. */
export type TargetMemory = RecentValues<{ readonly nodeId: string | null }>;
