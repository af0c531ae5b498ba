import { DomainError } from '../../domain-error.ts';
import type { TagChange } from './update-tags.ts';

/** A tag operation as a call says it; which fields it needs depends on the operation. */
export interface TagInput {
  readonly op: TagChange['op'];
  readonly from?: string | readonly string[] | undefined;
  readonly to?: string | undefined;
  readonly tag?: string | undefined;
  readonly color?: string | null | undefined;
}

/**
 * The operation with the fields that it needs.
 *
 * @throws invalid_tag a tag is missing, or rename names several
 * @throws invalid_tag_color the colour is missing
 */
export function readTagChange({ op, from, to, tag, color }: TagInput): TagChange {
  if (op === 'rename' || op === 'merge') {
    const tags = typeof from === 'string' ? [from] : [...(from ?? [])];
    const names = [...new Set(tags.map((name) => name.trim()))];
    if (names.length === 0 || (op === 'rename' && names.length > 1))
      throw new DomainError('invalid_tag', { field: 'from' });
    if (to === undefined) throw new DomainError('invalid_tag', { field: 'to' });
    return { op, from: names, to: to.trim() };
  }
  if (tag === undefined) throw new DomainError('invalid_tag', { field: 'tag' });
  if (op === 'delete') return { op, tag: tag.trim() };
  if (color === undefined) throw new DomainError('invalid_tag_color', { field: 'color' });
  return { op, tag: tag.trim(), color };
}
