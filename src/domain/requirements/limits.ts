/** Levels of cards under each other, the top one included (rule requirements-depth). */
export const maxDepth = 5;

export const maxParticipants = 100;

/** Characters of a comment without the blanks around it (rule requirements-comments). */
export const maxCommentLength = 4_000;

/** Projects of a network, archived ones included (rule requirements-projects). */
export const maxProjects = 200;

/** Deleted cards that one answer of the feed of changes names. */
export const maxDeleted = 5_000;

/** A person is notified of a card at most once in this time (rule requirements-notices). */
export const noticeEveryMs = 5 * 60_000;

/** Default colours of projects, used in turn. */
export const projectColors = [
  '#4f6bed',
  '#2e9e6b',
  '#d9822b',
  '#c23c5a',
  '#7a5bd1',
  '#1f8fb3',
  '#8c7a2b',
  '#b3479c',
  '#5b7083',
  '#3f8f3a',
] as const;
