import type { StaleMark } from '../../../live/effects.ts';

/** What a change of tags or projects makes doubtful. */
export const sharedMarks: readonly StaleMark[] = ['listTags', 'listProjects', 'listRequirements', 'getRequirement'].map(
  (call) => ({ call }),
);

/** Hears that a tag is gone, and what it is called now. */
export type GoneTag = (tag: string, to: string | undefined) => void;
