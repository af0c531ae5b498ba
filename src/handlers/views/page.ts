import type { Page } from '../../domain/access/page-cursor.ts';

/** The fields that every page of a list has. */
export function viewPage({ nextCursor }: Pick<Page<unknown>, 'nextCursor'>) {
  return { has_more: nextCursor !== null, next_cursor: nextCursor };
}

/** Marks an answer that is cut although no page was requested. */
export function viewCut({ truncated }: { readonly truncated: boolean }) {
  return truncated ? { truncated } : {};
}
