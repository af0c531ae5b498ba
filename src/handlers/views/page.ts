import type { Page } from '../../domain/access/page-cursor.ts';

/** What every answer says that is a page of a list. */
export function viewPage({ nextCursor }: Pick<Page<unknown>, 'nextCursor'>) {
  return { has_more: nextCursor !== null, next_cursor: nextCursor };
}

/** Says that an answer which nobody asked to be a page does not hold everything. */
export function viewCut({ truncated }: { readonly truncated: boolean }) {
  return truncated ? { truncated } : {};
}
