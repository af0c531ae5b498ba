import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { AttentionKind } from '../../../generated/enums.ts';
import type { Frame } from './frame.ts';

/** A row of a condition, before it is told in words. `a` to `c` and `n` mean what the part says. */
export interface FoundRow {
  readonly part: number;
  readonly network_id: string;
  /** Of the row; with the occurrence it makes the key. */
  readonly id: string;
  /** When it began, as a text that `sinceOf` reads. */
  readonly occurrence: string;
  readonly subject: string;
  readonly label: string;
  readonly a: string | null;
  readonly b: string | null;
  readonly c: string | null;
  readonly n: number | null;
}

/** What of a table a part reads. Texts are references of columns. */
export interface Source {
  /** From where and which rows, with `page` among the conditions. */
  from(page: RawBuilder<SqlBool>): RawBuilder<unknown>;
  readonly network: string;
  readonly id: string;
  /** What the rows are ordered by, along an index. */
  readonly column: string;
  /** The column with its shift, where it has one. */
  readonly occurrence?: RawBuilder<unknown>;
  readonly subject?: string;
  readonly label: RawBuilder<unknown>;
  readonly a?: RawBuilder<unknown>;
  readonly b?: RawBuilder<unknown>;
  readonly c?: RawBuilder<unknown>;
  readonly n?: RawBuilder<unknown>;
}

/** One bounded walk of an index: all of a kind's items, or one way to become one. */
export interface Part {
  readonly kind: AttentionKind;
  read(frame: Frame): Source;
  /** Milliseconds from the time in the ordered column to the beginning. */
  readonly shiftMs?: number;
  /** The steps in which the column counts, in milliseconds. */
  readonly stepMs?: number;
  /** The column's value of a time; epoch milliseconds without it. */
  readonly toColumn?: (ms: number) => string;
  /** The beginning that a text of `occurrence` means, epoch milliseconds; by default the text is that number. */
  readonly sinceOf?: (occurrence: string) => number;
  /** Whether nodes have none of it: it is about a person. */
  readonly personal?: boolean;
}

/** The first characters of a text column, of which a line is made. */
export const excerpt = (column: string, length = 300): RawBuilder<string> =>
  sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(length)})`;
