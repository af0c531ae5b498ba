import type { Line } from './line-kinds.ts';

/** Bytes of a file in one line; a multiple of three, so that no part but the last is padded. */
export const partBytes = 196_608;

/** What is read before others have their turn of the loop. */
export const bytesPerTurn = 262_144;

/** Levels of a text of JSON, as those of a body. */
export const maxJsonDepth = 32;

/**
 * Lines of an import by kind. Something of each stays in memory to its end, so that short lines would fill it long
 * before the file is too large.
 */
export const maxLines: Readonly<Partial<Record<Line['kind'], number>>> = {
  person: 100_000,
  node: 100_000,
  grant: 500_000,
  skill: 100_000,
  provider: 1_000,
  tag_color: 100_000,
  card: 500_000,
  task: 1_000_000,
  completion: 1_000_000,
  delivery: 1_000_000,
  file: 100_000,
};

/** Ids of an import that become new ones, those of rows that are gone included. */
export const maxIds = 2_000_000;
