/** A part of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the page behind it; undefined at the end. */
  readonly next: string | undefined;
  /** What the answer says besides, such as counts. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/** The page in an answer: its rows stand in `field`, or are the answer itself where that is empty. */
export function readPage<Row>(field: string, body: unknown, headers: Headers): Page<Row> {
  const answer = body as Record<string, unknown>;
  const next = field === '' ? headers.get('x-next-cursor') : answer['next_cursor'];
  const rows = (field === '' ? answer : answer[field]) as readonly Row[];
  return { rows, next: typeof next === 'string' ? next : undefined, answer };
}
